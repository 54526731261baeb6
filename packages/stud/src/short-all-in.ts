import { betDue } from './open-pair.ts';
import type { Chips, Hand, PlayerState } from './types.ts';

/** What a wager is to the betting, beyond its chips. */
export interface Weight {
  /** It is taken for a full bet or raise: it uses one of those the cap allows. */
  readonly counts: boolean;
  /** It opens the betting again to those who have acted. */
  readonly reopens: boolean;
  /** Short all-ins after it are measured from it. */
  readonly full: boolean;
}

const FULL: Weight = { counts: true, reopens: true, full: true };
const SHORT: Weight = { counts: false, reopens: false, full: false };

/**
 * What a wager to `to` is worth (Rulebook §4 all-in for less). On 3rd street before anyone has completed
 * `fullLevel` is 0, so that an all-in's total is compared with the small bet.
 *
 * - `half-bet`: an all-in of at least half the bet or raise due is a full one. Where it takes several short
 *   ones to make up that half, it counts, but opens the betting just to those who face enough of it.
 * - `half-over-bring-in`: the same, but on 3rd street what is added to the bring-in is compared, also of a
 *   completion: where the bring-in is most of the small bet, the next raise adds a small bet to the bring-in.
 * - `full-bet`: only the full amount is.
 * - `largest-raise`: PokerKit's way: every wager counts, and it reopens when, with short all-ins just before
 *   it, it raises by no less than the largest raise of the street so far; the bring-in is no raise.
 */
export function weigh(hand: Hand, to: Chips): Weight {
  const due = betDue(hand);
  if (overBringIn(hand)) return 2 * (to - hand.setup.stakes.bringIn) >= due ? FULL : SHORT;
  const over = to - hand.fullLevel;
  if (over >= due) return FULL;
  switch (hand.setup.house.axes.shortAllIn) {
    case 'half-bet':
    case 'half-over-bring-in': {
      if (2 * over < due) return SHORT;
      const earlierShort = hand.level > hand.fullLevel && !(hand.street === 3 && hand.fullBets === 0);
      return { counts: true, reopens: !earlierShort, full: true };
    }
    case 'full-bet':
      return SHORT;
    case 'largest-raise':
      return { counts: true, reopens: over >= hand.largestRaise, full: false };
  }
}

/** The level to which the next bet or raise adds: a short all-in is made up to the full amount. */
export function raiseBase(hand: Hand): Chips {
  const { house, stakes } = hand.setup;
  if (house.axes.shortAllIn === 'largest-raise' && hand.fullBets > 0) return hand.level;
  return overBringIn(hand) && hand.level > stakes.bringIn ? stakes.bringIn : hand.fullLevel;
}

/** Are wagers measured from the bring-in now, and not from nothing? */
function overBringIn(hand: Hand): boolean {
  const { shortAllIn } = hand.setup.house.axes;
  return shortAllIn === 'half-over-bring-in' && hand.street === 3 && hand.fullBets === 0 && hand.level > 0;
}

/**
 * Is the betting open to this player: has he not acted since the last full bet, or do short all-ins that
 * stand against him add up to enough?
 */
export function reopened(hand: Hand, player: PlayerState): boolean {
  if (!player.acted) return true;
  const owed = hand.level - player.bet;
  switch (hand.setup.house.axes.shortAllIn) {
    case 'half-bet':
    case 'half-over-bring-in':
      return 2 * owed >= betDue(hand);
    case 'full-bet':
      return owed >= betDue(hand);
    case 'largest-raise':
      return false;
  }
}
