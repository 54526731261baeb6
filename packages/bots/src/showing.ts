import { type Hand, mayMuck, type Pick, type Seat } from '@doorcard/stud';
import type { Temperament } from './temperament.ts';

/**
 * What a player does with his cards when asked: at a showdown he shows unless he cannot win and may muck; a
 * pot won without one he shows as seldom as his temperament has it (Rulebook §6, §7).
 */
export function decideShow(view: Hand, seat: Seat, temperament: Temperament, pick: Pick): 'show' | 'muck' {
  if (view.phase === 'won') return pick(1000) < temperament.shows * 1000 ? 'show' : 'muck';
  return mayMuck(view, seat) ? 'muck' : 'show';
}
