import type { Hand, Seat } from '@doorcard/stud';
import { useMessages, useNumber } from '../messages/messages.ts';
import styles from './action-bar.module.css';
import { type PreAction, preActionsFor } from './pre-action.ts';

interface PreBarProps {
  readonly hand: Hand;
  readonly me: Seat;
  readonly wish: PreAction | null;
  readonly onWish: (wish: PreAction | null) => void;
  /** Who is to act, in words. */
  readonly told: string;
}

/** What to do when the turn comes: one choice at most, pressed again to take it back. */
export function PreBar({ hand, me, wish, onWish, told }: PreBarProps) {
  const { table } = useMessages();
  const print = useNumber();
  const choices = preActionsFor(hand, me);
  const words = (choice: PreAction): string =>
    choice.kind === 'call' ? table.pre.call(print(choice.price)) : table.pre[choice.kind];
  return (
    <>
      {choices.length > 0 && (
        <fieldset className={styles.pre}>
          <legend className="visually-hidden">{table.pre.title}</legend>
          {choices.map(choice => (
            <button
              key={choice.kind}
              type="button"
              className={styles.preOne}
              aria-pressed={wish?.kind === choice.kind}
              onClick={() => onWish(wish?.kind === choice.kind ? null : choice)}
            >
              {words(choice)}
            </button>
          ))}
        </fieldset>
      )}
      <p className={`${styles.note} ${choices.length > 0 ? styles.turnText : ''}`}>{told}</p>
    </>
  );
}
