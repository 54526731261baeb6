import { useCallback, useEffect, useState } from 'react';
import { go } from '../app/router.ts';
import { Shell } from '../app/shell.tsx';
import { fetchHistory, ownHands } from '../connection/room.ts';
import { useMessages, useNumber } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { Drop } from './drop.tsx';
import type { Film } from './film.ts';
import { HandList, type ListedHand } from './hand-list.tsx';
import { readFilms } from './read-films.ts';
import styles from './replayer.module.css';
import { Screen } from './screen.tsx';

/** Hands looked at again: one's own of this room, those of a dropped file, or the one a link names. */
export default function ReplayerPage({ hand }: { readonly hand: string | null }) {
  const { study } = useMessages();
  const [film, setFilm] = useState<Film | null>(null);
  if (film !== null) {
    const link = hand === null ? null : location.href;
    return <Screen film={film} link={link} onBack={() => (link ? go('/replayer') : setFilm(null))} />;
  }
  return (
    <Shell place="replayer">
      <div className={styles.page}>
        <h1>{study.replayer.title}</h1>
        {hand === null ? (
          <>
            <Drop onFilm={setFilm} />
            <Own />
          </>
        ) : (
          <Linked hand={hand} onFilm={setFilm} />
        )}
      </div>
    </Shell>
  );
}

/** The hand a link names: the room gives it to those who were dealt in. */
function Linked({ hand, onFilm }: { readonly hand: string; readonly onFilm: (film: Film) => void }) {
  const { common, study } = useMessages();
  const name = useRoom(room => room.person?.name ?? null);
  const [wrong, setWrong] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const answer = await fetchHistory(hand);
    if (!answer.ok) return setWrong(answer.message);
    const {
      films: [film],
    } = await readFilms(new Blob([answer.value]), name);
    if (film === undefined) setWrong(study.replayer.nothing);
    else onFilm(film);
  }, [hand, name, study, onFilm]);
  useEffect(() => void load(), [load]);
  return <p role={wrong ? 'alert' : 'status'}>{wrong ?? common.loading}</p>;
}

/** One's own hands in this room, newest first. */
function Own() {
  const messages = useMessages();
  const { replayer } = messages.study;
  const print = useNumber();
  const name = useRoom(room => room.person?.name);
  const [hands, setHands] = useState<readonly ListedHand[]>([]);
  const { table } = messages;
  useEffect(() => {
    if (name === undefined) return;
    void ownHands().then(found =>
      setHands(
        found.map(({ id, number, tableName, winners }) => ({
          id,
          title: `${tableName} · ${table.hand(print(number))}`,
          about: winners.map(winner => table.panel.wonBy(winner.name, print(winner.amount))).join(', '),
        })),
      ),
    );
  }, [name, table, print]);
  if (name === undefined) return null;
  return (
    <section className={styles.list}>
      <h2>{replayer.mine}</h2>
      {hands.length === 0 ? (
        <p>{replayer.noneMine}</p>
      ) : (
        <HandList hands={hands} onPick={({ id }) => go(`/replayer/${encodeURIComponent(id)}`)} />
      )}
    </section>
  );
}
