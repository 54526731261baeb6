import { boardStrength, type Hand } from '@doorcard/stud';
import { type Seen, upCards } from './live-cards.ts';
import type { Price } from './price.ts';
import { startingHand } from './starting-hand.ts';
import type { Temperament } from './temperament.ts';
import type { Wish } from './wish.ts';

/** What a completed bet costs at a full table, as a share of the pot: the price `playsFrom` is meant for. */
const USUAL_PRICE = 0.26;

/** Each raise asks for a starting hand better by so much. */
const A_RAISE = 0.1;

/** With more opponents than this a steal is not tried. */
const MOST_TO_STEAL_FROM = 3;

/**
 * What he would like to do on 3rd street: by his starting hand, the price, how many are still in, the raises so
 * far, and where nobody has completed also by his door card, which may be good enough to steal the antes.
 *
 * @param mood 0 to 1, drawn anew for each decision
 */
export function onThird(hand: Hand, seen: Seen, price: Price, temperament: Temperament, mood: number): Wish {
  const worth = startingHand(hand.setup.game, seen);
  const raises = Math.max(0, hand.fullBets - 1) * A_RAISE;
  const company = companyFactor(seen.opponents.length);
  if (worth >= temperament.raisesFrom * company + raises) return 'raise';
  if (hand.fullBets === 0 && mood < stealing(hand, seen) * temperament.bluffs) return 'raise';
  return worth >= temperament.playsFrom * company + raises + (price.now - USUAL_PRICE) / 2 ? 'call' : 'fold';
}

/** Against fewer opponents worse hands are good enough: 1 at a full table, about a third heads-up. */
function companyFactor(opponents: number): number {
  return 0.35 + (0.65 * Math.min(opponents - 1, 6)) / 6;
}

/** By how much his door card makes a steal more tempting than an ordinary bluff; 0 against many. */
function stealing(hand: Hand, { me, opponents }: Seen): number {
  if (opponents.length > MOST_TO_STEAL_FROM) return 0;
  const shown = (cards: typeof me): number => boardStrength(hand.setup.game, upCards(cards));
  const best = opponents.every(opponent => shown(opponent) < shown(me));
  return best ? 4 : 1;
}
