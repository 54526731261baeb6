import type { Action, Hand, Option, Pick, Seat } from '@doorcard/stud';
import { decideAction } from './decision.ts';
import { decideShow } from './showing.ts';
import type { Temperament } from './temperament.ts';
import { thinkingTime } from './thinking-time.ts';

/** A temperament at a table, with moods of its own. It knows what its seat's view says and nothing else. */
export interface Bot {
  readonly temperament: Temperament;
  /** See `decideAction`. */
  decide(view: Hand, seat: Seat, legal?: readonly Option[]): Action;
  /** See `decideShow`. */
  show(view: Hand, seat: Seat): 'show' | 'muck';
  /** Milliseconds of thought for the seat whose turn it is; see `thinkingTime`. */
  pause(view: Hand, legal?: readonly Option[]): number;
}

/**
 * A bot.
 *
 * @param pick its moods: seeded, the same bot in the same hand does the same
 */
export function createBot(temperament: Temperament, pick: Pick): Bot {
  return {
    temperament,
    decide: (view, seat, legal) => decideAction(view, seat, temperament, pick, legal),
    show: (view, seat) => decideShow(view, seat, temperament, pick),
    pause: (view, legal) =>
      view.turn === null ? 0 : thinkingTime(view, view.turn, temperament, pick, legal),
  };
}
