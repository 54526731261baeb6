import type { Game } from '@doorcard/stud';
import type { Seen } from './live-cards.ts';
import { startHiLo } from './start-hi-lo.ts';
import { startHigh } from './start-high.ts';
import { startRazz } from './start-razz.ts';

/** How good the first three cards are, from 0 to 1, by what can be seen of the others. */
export function startingHand(game: Game, seen: Seen): number {
  switch (game) {
    case 'stud-high':
      return startHigh(seen);
    case 'stud-hi-lo':
      return startHiLo(seen);
    case 'razz':
      return startRazz(seen);
  }
}
