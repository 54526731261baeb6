import styles from './replayer.module.css';

/** A hand in a list: what it is called, and something about it. */
export interface ListedHand {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** How many hands of a big file are listed at once. */
const LISTED = 500;

/** Hands to choose from. */
export function HandList({
  hands,
  onPick,
}: {
  readonly hands: readonly ListedHand[];
  readonly onPick: (hand: ListedHand) => void;
}) {
  return (
    <ul className={styles.list}>
      {hands.slice(0, LISTED).map(hand => (
        <li key={hand.id}>
          <button type="button" onClick={() => onPick(hand)}>
            <b>{hand.title}</b>
            <small>{hand.about}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
