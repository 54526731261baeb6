import { bestBoard } from './opener.ts';
import { firstClockwise, indexOfSeat } from './order.ts';
import type { Hand, Seat } from './types.ts';

/**
 * The order in which hands are shown: the last to bet or raise on 7th first; when 7th was checked through,
 * the first to act or the lowest seat, as the house has it; then clockwise (Rulebook §7).
 */
export function showdownOrder(hand: Hand): readonly Seat[] {
  const first = firstToShow(hand);
  const count = hand.players.length;
  const order: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const player = hand.players[(first + step) % count]!;
    if (!player.folded) order.push(player.seat);
  }
  return order;
}

function firstToShow(hand: Hand): number {
  if (hand.aggressor !== null) return indexOfSeat(hand, hand.aggressor);
  if (hand.setup.house.axes.showFirst === 'seat-order') return 0;
  if (hand.opener !== null) return indexOfSeat(hand, hand.opener);
  // Nobody could bet on 7th: the best exposed hand, which would have had the first option.
  const best = bestBoard(hand);
  const seat = best === null ? firstClockwise(hand, 0, 0, player => !player.folded)!.seat : best.seat;
  return indexOfSeat(hand, seat);
}
