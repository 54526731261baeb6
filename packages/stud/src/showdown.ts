import { pots } from './pots.ts';
import { showdownOrder } from './show-order.ts';
import { type Strength, strengthOf } from './strength.ts';
import type { Hand, PlayerState, Seat } from './types.ts';

/**
 * What a player whose turn it is in a showdown may do (Rulebook §7): the first to show must, a winner of any
 * part of any pot must, and everybody must when an all-in ended the betting before 7th; only who cannot win
 * any part of any pot may muck. Whose cards are not known (histories) is free to do either.
 */
export function mayMuck(hand: Hand, seat: Seat): boolean {
  const player = hand.players.find(other => other.seat === seat)!;
  const own = strengthOf(hand, player);
  if (own === null) return true;
  if (hand.opener === null) return false;
  if (showdownOrder(hand)[0] === seat) return false;
  const shown = new Map<Seat, Strength>();
  for (const other of hand.players) {
    if (other.showdown !== 'shown') continue;
    const theirs = strengthOf(hand, other);
    if (theirs !== null) shown.set(other.seat, theirs);
  }
  return !pots(hand).some(pot => pot.eligible.includes(seat) && canWinPart(hand, own, pot.eligible, shown));
}

function canWinPart(
  hand: Hand,
  own: Strength,
  eligible: readonly Seat[],
  shown: Map<Seat, Strength>,
): boolean {
  let high = true;
  let low = hand.setup.game === 'stud-hi-lo' && own.low > 0;
  for (const seat of eligible) {
    const theirs = shown.get(seat);
    if (theirs === undefined) continue;
    if (theirs.main > own.main) high = false;
    if (theirs.low > own.low) low = false;
  }
  return high || low;
}

/** Those who showed, or cannot be ruled out, among a pot's eligible players. */
export function contenders(hand: Hand, eligible: readonly Seat[]): readonly PlayerState[] {
  return hand.players.filter(player => eligible.includes(player.seat) && player.showdown !== 'mucked');
}
