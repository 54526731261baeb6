import { historyPath } from '../connection/room.ts';
import { useMessages, useNumber } from '../messages/messages.ts';
import { useTable } from '../state/table.ts';
import { Link } from '../ui/link.tsx';
import styles from './panel.module.css';

/** The last hands of this table: who won, to look at again or to take home. */
export function HandsPanel({ table }: { readonly table: string }) {
  const { panel, hand } = useMessages().table;
  const print = useNumber();
  const hands = useTable(state => state.hands);
  if (hands.length === 0) return <p className={styles.empty}>{panel.noHands}</p>;
  return (
    <ol className={styles.hands}>
      {hands.map(({ id, number, winners }) => (
        <li key={id}>
          <b>{hand(print(number))}</b>
          {winners.map(({ name, amount }) => (
            <span key={name}>{panel.wonBy(name, print(amount))}</span>
          ))}
          <div>
            <Link href={`/replayer/${encodeURIComponent(table)}/${encodeURIComponent(id)}`}>
              {panel.replay}
            </Link>
            <a href={historyPath(table, id)} download>
              {panel.download}
            </a>
          </div>
        </li>
      ))}
    </ol>
  );
}
