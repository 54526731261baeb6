import { type Hand, STREETS } from '@doorcard/stud';
import type { ReactNode } from 'react';
import { useMessages, useNumber } from '../messages/messages.ts';
import type { TableDetails } from '../state/table-model.ts';
import { Link } from '../ui/link.tsx';
import styles from './table-page.module.css';

interface TableHeaderProps {
  readonly details: TableDetails;
  readonly hand: Hand | null;
  readonly children: ReactNode;
  /** Where the arrow leads, when not to the lobby. */
  readonly onBack?: () => void;
}

/** Above the table: what is played, for what, and how far the hand has come. */
export function TableHeader({ details, hand, children, onBack }: TableHeaderProps) {
  const { common, lobby, words } = useMessages();
  const print = useNumber();
  const { name, game, house, stakes } = details;
  return (
    <header className={styles.header}>
      {onBack ? (
        <button type="button" className={styles.back} aria-label={common.back} onClick={onBack}>
          <Arrow />
        </button>
      ) : (
        <Link href="/" className={styles.back} aria-label={common.toLobby}>
          <Arrow />
        </Link>
      )}
      <div className={styles.title}>
        <h1>{name}</h1>
        <p>
          {words.games[game]}{' '}
          <span>
            {print(stakes.smallBet)}/{print(stakes.bigBet)}
          </span>
          <span className={styles.wide}>{lobby.anteBringIn(print(stakes.ante), print(stakes.bringIn))}</span>
          <span className={styles.wide}>{words.houses[house.id] ?? house.title}</span>
        </p>
      </div>
      <ol
        className={styles.streets}
        aria-label={hand?.street ? words.streetLong[hand.street] : words.streetLong[3]}
      >
        {STREETS.map(street => {
          const now = hand?.street ?? null;
          const state = now === street ? 'now' : now !== null && street < now ? 'past' : 'ahead';
          return (
            <li key={street} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'now' ? words.streetLong[street] : words.streets[street]}
            </li>
          );
        })}
      </ol>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M12.5 4L6.5 10l6 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
