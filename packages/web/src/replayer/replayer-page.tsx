import { useEffect, useState } from 'react';
import { go } from '../app/router.ts';
import { Shell } from '../app/shell.tsx';
import { openHand, ownHands } from '../connection/room.ts';
import { useMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { Drop } from './drop.tsx';
import type { Film } from './film.ts';
import { HandList, type ListedHand } from './hand-list.tsx';
import styles from './replayer.module.css';
import { Screen } from './screen.tsx';

interface ReplayerPageProps {
  readonly table: string | null;
  readonly hand: string | null;
}

/** Hands looked at again: one's own of this room, those of a dropped file, or the one a link names. */
export default function ReplayerPage({ table, hand }: ReplayerPageProps) {
  const { common, study } = useMessages();
  const [film, setFilm] = useState<Film | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (table === null || hand === null) return;
    let left = false;
    void openHand(table, hand).then(answer => {
      if (left) return;
      if (answer === null) setWrong(study.replayer.notAllowed);
      else setFilm(answer);
    });
    return () => {
      left = true;
    };
  }, [table, hand, study]);
  if (film !== null) {
    const link = table && hand ? location.href : null;
    return <Screen film={film} link={link} onBack={() => (link ? go('/replayer') : setFilm(null))} />;
  }
  if (table !== null && hand !== null) {
    return (
      <Shell place="replayer">
        <div className={styles.page}>
          <h1>{study.replayer.title}</h1>
          <p role={wrong ? 'alert' : 'status'}>{wrong ?? common.loading}</p>
        </div>
      </Shell>
    );
  }
  return (
    <Shell place="replayer">
      <div className={styles.page}>
        <h1>{study.replayer.title}</h1>
        <Drop onFilm={setFilm} />
        <Own />
      </div>
    </Shell>
  );
}

/** One's own hands in this room, newest first. */
function Own() {
  const { replayer } = useMessages().study;
  const person = useRoom(room => room.person);
  const [hands, setHands] = useState<readonly ListedHand[]>([]);
  const name = person?.name;
  useEffect(() => {
    if (name !== undefined) void ownHands().then(setHands);
  }, [name]);
  if (!person) return null;
  return (
    <section className={styles.list}>
      <h2>{replayer.mine}</h2>
      {hands.length === 0 ? (
        <p>{replayer.noneMine}</p>
      ) : (
        <HandList hands={hands} onPick={hand => go(hand.id)} />
      )}
    </section>
  );
}
