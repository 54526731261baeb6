import { enumerate } from './enumerate.ts';
import { headsUp, headsUpWork } from './heads-up.ts';
import { countDeals, type Spot } from './spot.ts';
import type { EquityResult } from './types.ts';

/** Heads-up tables for more steps than this would need too much memory. */
const MOST_HEADS_UP_STEPS = 200_000_000;

/** How a spot would be counted exactly, and in how many steps. */
export interface ExactPlan {
  readonly how: 'heads-up' | 'enumerate';
  readonly steps: number;
}

/** The cheaper way of counting every deal. */
export function planExact(spot: Spot): ExactPlan {
  const byDeals = countDeals(spot);
  const byPairs = headsUpWork(spot) * (spot.game === 'stud-hi-lo' ? 6 : 2);
  if (byPairs <= MOST_HEADS_UP_STEPS && byPairs < byDeals) return { how: 'heads-up', steps: byPairs };
  return { how: 'enumerate', steps: byDeals };
}

/** Counts every deal of a spot, here and now. */
export function exactly(spot: Spot, plan = planExact(spot)): EquityResult {
  return plan.how === 'heads-up' ? headsUp(spot) : enumerate(spot).result(spot.game, 'exact');
}
