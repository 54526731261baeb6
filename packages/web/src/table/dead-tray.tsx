import { cardOf, RANK_LETTERS } from '@doorcard/cards';
import type { Hand, Seat } from '@doorcard/stud';
import { SUIT_NAMES, SUIT_SHAPES } from '../cards/glyphs.ts';
import { useMessages } from '../messages/messages.ts';
import { cardName } from '../words/hand-words.ts';
import styles from './panel.module.css';
import { seenCards } from './story.ts';

const SUITS = [3, 2, 1, 0];
const RANKS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** All 52 cards by suit and rank: those on the table, those folded, one's own. */
export function DeadTray({ hand, me }: { readonly hand: Hand | null; readonly me: Seat | null }) {
  const messages = useMessages();
  const { panel } = messages.table;
  const seen = hand === null ? new Map() : seenCards(hand, me);
  return (
    <table className={styles.tray} aria-label={panel.seen}>
      <tbody>
        {SUITS.map(suit => (
          <tr key={suit}>
            <th scope="row" className={styles[SUIT_NAMES[suit]!]}>
              <svg
                viewBox="0 0 100 100"
                width="15"
                height="15"
                role="img"
                aria-label={messages.words.suits[suit]}
              >
                <path d={SUIT_SHAPES[suit]} fill="currentColor" />
              </svg>
            </th>
            {RANKS.map(rank => {
              const card = cardOf(rank, suit);
              const how = seen.get(card) ?? 'unseen';
              return (
                <td key={rank} data-seen={how} className={styles[SUIT_NAMES[suit]!]}>
                  <span aria-hidden="true">{rank === 8 ? '10' : RANK_LETTERS.charAt(rank)}</span>
                  {how !== 'unseen' && (
                    <span className="visually-hidden">{`${cardName(card, messages)}: ${panel.seenCard[how as 'live']}`}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
