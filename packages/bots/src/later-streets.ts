import { boardStrength, canAct, type Hand, type Pick } from '@doorcard/stud';
import { type Seen, upCards } from './live-cards.ts';
import { outlook } from './outlook.ts';
import type { Price } from './price.ts';
import type { Temperament } from './temperament.ts';
import type { Wish } from './wish.ts';

/** Every bet on the street asks for a share better by so much, as a part of it. */
const A_BET = 0.06;

/** How much better than good enough to bet his share must be for the bigger of two sizes. */
const FOR_BIG = 1.15;

/** More than so many who can still call are not bluffed. */
const MOST_TO_BLUFF = 2;

/**
 * What he would like to do from 4th street on: raise with more than his part of the pot, pay what his share of
 * it is worth, and now and then bet a board that looks better than the hand.
 *
 * @param mood 0 to 1, drawn anew for each decision
 */
export function onLater(
  hand: Hand,
  seen: Seen,
  price: Price,
  temperament: Temperament,
  mood: number,
  pick: Pick,
): Wish {
  const share = outlook(hand, seen, temperament.respect, pick);
  const equal = 1 / (seen.opponents.length + 1);
  const toBet = Math.min(0.95, equal * temperament.betsAt * (1 + A_BET * hand.fullBets));
  if (share > toBet) return share > toBet * FOR_BIG ? 'raise-big' : 'raise';
  if (price.now === 0) return mood < bluffing(hand, seen) * temperament.bluffs ? 'raise-big' : 'call';
  if (share <= needed(price) + temperament.margin) return 'fold';
  return mood < temperament.bluffs / 3 ? 'raise' : 'call';
}

/** The share that makes a call worth while: between its price alone and the price of going to the end. */
function needed({ now, toTheEnd }: Price): number {
  return (now + toTheEnd) / 2;
}

/** How tempting a bluff is: more with the best board on the table, not at all against many. */
function bluffing(hand: Hand, { me, opponents }: Seen): number {
  if (opponents.filter(canAct).length > MOST_TO_BLUFF) return 0;
  const { game } = hand.setup;
  const own = boardStrength(game, upCards(me));
  return opponents.every(opponent => boardStrength(game, upCards(opponent)) < own) ? 1.5 : 0.6;
}
