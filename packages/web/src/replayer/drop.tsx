import { type DragEvent, useState } from 'react';
import { useMessages, useNumber } from '../messages/messages.ts';
import { cardSigns } from '../words/hand-words.ts';
import type { Film } from './film.ts';
import { HandList } from './hand-list.tsx';
import { type FilmsRead, readFilms } from './read-films.ts';
import styles from './replayer.module.css';

/** How many complaints about a file are listed. */
const FAULTS_LISTED = 5;

/** A file dropped or chosen: read here in the browser, its hands to choose from. */
export function Drop({ onFilm }: { readonly onFilm: (film: Film) => void }) {
  const { study, words } = useMessages();
  const { replayer } = study;
  const print = useNumber();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<FilmsRead | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const films = await readFilms(file, null);
    setRead(films);
    setBusy(false);
    if (films.films.length === 1) onFilm(films.films[0]!);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <section
        className={styles.drop}
        aria-label={replayer.drop}
        data-over={over || undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{replayer.text}</p>
        <input
          id="history-file"
          type="file"
          className="visually-hidden"
          onChange={event => take(event.target.files?.[0])}
        />
        <label htmlFor="history-file">{busy ? replayer.reading : replayer.choose}</label>
      </section>
      {read && (
        <section className={styles.list} aria-live="polite">
          <h2>{read.films.length === 0 ? replayer.nothing : replayer.hands(read.films.length)}</h2>
          {read.faults.length > 0 && (
            <div className={styles.faults}>
              <p>{replayer.faults(read.faults.length)}</p>
              {read.faults.slice(0, FAULTS_LISTED).map(fault => (
                <p key={fault}>{replayer.failed(fault)}</p>
              ))}
            </div>
          )}
          <HandList
            hands={read.films.map((film, index) => ({
              id: String(index),
              title: film.title,
              about: `${words.games[film.game]} · ${print(film.pot)} · ${cardSigns(film.heroCards)}`,
            }))}
            onPick={({ id }) => onFilm(read.films[Number(id)]!)}
          />
        </section>
      )}
    </>
  );
}
