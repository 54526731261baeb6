import { cardOf } from '@doorcard/cards';
import type { Person } from '@doorcard/wire';
import { useEffect, useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { refill, watchLobby } from '../connection/room.ts';
import { useMessages, useNumber } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { ComeIn } from './come-in.tsx';
import styles from './lobby.module.css';
import { TableList } from './table-list.tsx';

const FAN = [cardOf(12, 3), cardOf(12, 2), cardOf(7, 1), cardOf(7, 0)];

/** The first page: coming in with a name, and all open tables. */
export function LobbyPage() {
  const { common, lobby } = useMessages();
  const { person, tables } = useRoom();
  useEffect(() => watchLobby(), []);
  const seated = (tables ?? []).reduce((sum, table) => sum + table.taken, 0);
  return (
    <div className={styles.page}>
      {person === null && (
        <section className={styles.hero}>
          <div>
            <h1>{lobby.welcome}</h1>
            <p>{lobby.welcomeText}</p>
            <ComeIn />
          </div>
          <div className={styles.fan} aria-hidden="true">
            {FAN.map(card => (
              <CardFace key={card} card={card} />
            ))}
          </div>
        </section>
      )}
      <div className={styles.head}>
        <div>
          {person === null ? <h2>{lobby.title}</h2> : <h1>{lobby.title}</h1>}
          {tables && <p>{lobby.subtitle(tables.length, seated)}</p>}
        </div>
        {person && <Refill person={person} />}
        <Link href="/create" className={styles.make}>
          {lobby.make}
        </Link>
      </div>
      {tables === null ? <p role="status">{common.loading}</p> : <TableList tables={tables} />}
    </div>
  );
}

/** Chips again for who has run out of them: the room says when it is time. */
function Refill({ person }: { readonly person: Person }) {
  const { lobby } = useMessages();
  const print = useNumber();
  const [told, setTold] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const ask = async (): Promise<void> => {
    setTold(await refill());
    setAsked(true);
  };
  if (asked) return <p role="status">{told ?? lobby.refilled(print(person.chips))}</p>;
  return person.canRefill ? <Button onClick={ask}>{lobby.refill}</Button> : null;
}
