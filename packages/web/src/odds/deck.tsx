import { type Card, cardOf } from '@doorcard/cards';
import { CardFace } from '../cards/card-face.tsx';
import { useMessages } from '../messages/messages.ts';
import { cardName } from '../words/hand-words.ts';
import styles from './odds.module.css';
import { pileOf, type Spot } from './spot.ts';

const SUITS = [3, 2, 1, 0];
const RANKS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** All 52 cards to click; those in use are dimmed and say where they are. */
export function Deck({ spot, onPick }: { readonly spot: Spot; readonly onPick: (card: Card) => void }) {
  const messages = useMessages();
  const { odds } = messages.study;
  return (
    <section className={styles.deck} aria-label={odds.deck}>
      {SUITS.map(suit =>
        RANKS.map(rank => {
          const card = cardOf(rank, suit);
          const pile = pileOf(spot, card);
          const where = pile === null ? '' : pile === 'dead' ? odds.dead : odds.player(pile + 1);
          return (
            <button
              key={card}
              type="button"
              aria-pressed={pile !== null}
              aria-label={where ? `${cardName(card, messages)}: ${where}` : cardName(card, messages)}
              data-pile={pile ?? undefined}
              onClick={() => onPick(card)}
            >
              <CardFace card={card} dimmed={pile !== null} />
            </button>
          );
        }),
      )}
    </section>
  );
}
