import { type Hand, type Option, options, type Pick, type Seat } from '@doorcard/stud';
import { seenFrom } from './live-cards.ts';
import { priceOf } from './price.ts';
import { startingHand } from './starting-hand.ts';
import type { Temperament } from './temperament.ts';

/** The part of the house's clock that is never used up. */
const MOST_OF_CLOCK = 1 / 3;

/** Starting hands so far from the worst he plays need no thought. */
const PLAIN = 0.15;

/**
 * How long a player thinks before he acts, in milliseconds: under a second or so where it is plain, longer on
 * later streets and for a big bet, never more than a third of the house's clock.
 *
 * @param legal what he may do; found from the view where left out
 */
export function thinkingTime(
  view: Hand,
  seat: Seat,
  temperament: Temperament,
  pick: Pick,
  legal: readonly Option[] = options(view),
): number {
  const seen = seenFrom(view, seat);
  const price = priceOf(view, seen, legal).now;
  const street = view.street ?? 3;
  const plain = legal.length <= 1 || view.phase === 'bring-in' || (street === 3 && isPlain());
  const steady = plain ? 500 : 700 + (street - 3) * 150 + price * 2_000;
  const wavering = pick(plain ? 500 : 1_500);
  const most = view.setup.house.axes.clock * 1_000 * MOST_OF_CLOCK;
  return Math.floor(Math.min(most, (steady + wavering) * temperament.pace));

  function isPlain(): boolean {
    return Math.abs(startingHand(view.setup.game, seen) - temperament.playsFrom) > PLAIN;
  }
}
