import { type Action, actionOf, type Hand, type Option, options, type Pick, type Seat } from '@doorcard/stud';
import { onLater } from './later-streets.ts';
import { seenFrom } from './live-cards.ts';
import { priceOf } from './price.ts';
import type { Temperament } from './temperament.ts';
import { onThird } from './third-street.ts';
import { nearest } from './wish.ts';

/**
 * What a player does when it is his turn: always something legal, and the same for the same view and picks.
 *
 * @param view the hand as his seat sees it (`view` of stud); nothing hidden from him is looked at
 * @param pick his moods, and the deals he imagines
 * @param legal what he may do; found from the view where left out
 * @throws RangeError when nothing is asked of him: only a bug can do that
 */
export function decideAction(
  view: Hand,
  seat: Seat,
  temperament: Temperament,
  pick: Pick,
  legal: readonly Option[] = options(view),
): Action {
  const seen = seenFrom(view, seat);
  const price = priceOf(view, seen, legal);
  const mood = pick(1000) / 1000;
  const wish =
    view.street === 3
      ? onThird(view, seen, price, temperament, mood)
      : onLater(view, seen, price, temperament, mood, pick);
  return actionOf(nearest(legal, wish));
}
