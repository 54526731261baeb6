import { betDue } from './open-pair.ts';
import type { Chips, Hand, PlayerState } from './types.ts';

/**
 * What a wager to `to` is: `full`, a whole bet or raise; `counts`, an all-in that is taken for one (at least
 * half of it, in houses that play the half-bet rule); `short`, action only. On 3rd street before anyone has
 * completed, `fullLevel` is 0, so that the all-in's total is compared with the small bet (Rulebook §4).
 */
export function weigh(hand: Hand, to: Chips): 'full' | 'counts' | 'short' {
  const due = betDue(hand);
  const over = to - hand.fullLevel;
  if (over >= due) return 'full';
  if (hand.setup.house.axes.shortAllIn === 'half-bet' && 2 * over >= due) return 'counts';
  return 'short';
}

/**
 * Is the betting open to this player: has he not acted since the last full bet, or do short all-ins that
 * stand against him add up to enough?
 */
export function reopened(hand: Hand, player: PlayerState): boolean {
  if (!player.acted) return true;
  const owed = hand.level - player.bet;
  const due = betDue(hand);
  return hand.setup.house.axes.shortAllIn === 'half-bet' ? 2 * owed >= due : owed >= due;
}
