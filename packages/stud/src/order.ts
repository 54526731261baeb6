import type { Hand, PlayerState, Seat } from './types.ts';

/** The highest number a seat has, in any room: histories may number seats higher than players. */
export const MOST_SEATS = 10;

/** May this player still put chips in: not folded, chips left, and not all-in by the clock? */
export function canAct(player: PlayerState): boolean {
  return !player.folded && player.stack > 0 && !player.protected;
}

/** Players who can still act. */
export function countCanAct(hand: Hand): number {
  let count = 0;
  for (const player of hand.players) if (canAct(player)) count++;
  return count;
}

/** Players who have not folded. */
export function countLive(hand: Hand): number {
  let count = 0;
  for (const player of hand.players) if (!player.folded) count++;
  return count;
}

/** The index of the first player from the dealer's left; players stand in ascending order of seat. */
export function leftOfDealer(hand: Hand): number {
  const index = hand.players.findIndex(player => player.seat > hand.setup.dealer);
  return Math.max(index, 0);
}

/** The index of a seat in `hand.players`, or -1. */
export function indexOfSeat(hand: Hand, seat: Seat): number {
  // At a full table seat n is the nth player.
  if (hand.players[seat - 1]?.seat === seat) return seat - 1;
  for (let index = 0; index < hand.players.length; index++) {
    if (hand.players[index]!.seat === seat) return index;
  }
  return -1;
}

/** The player at a seat; throws where there is none, which only a bug can cause. */
export function playerAt(hand: Hand, seat: Seat): PlayerState {
  const player = hand.players[indexOfSeat(hand, seat)];
  if (player === undefined) throw new RangeError(`nobody was dealt in at seat ${seat}`);
  return player;
}

/** The first player clockwise after `index` (or at it, with `from` 0) for whom `test` holds; null when none does. */
export function firstClockwise(
  hand: Hand,
  index: number,
  from: 0 | 1,
  test: (player: PlayerState) => boolean,
): PlayerState | null {
  const count = hand.players.length;
  for (let step = from; step < count + from; step++) {
    const player = hand.players[(index + step) % count]!;
    if (test(player)) return player;
  }
  return null;
}
