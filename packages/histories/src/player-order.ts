import type { HandRecord, RecordSeat } from './record.ts';

/** The seats of a record from the dealer's left, which is the order in which cards go round. */
export function leftOfDealerOf(record: HandRecord): readonly RecordSeat[] {
  const first = record.seats.findIndex(seat => seat.seat > (record.dealer ?? 0));
  return first <= 0 ? record.seats : [...record.seats.slice(first), ...record.seats.slice(0, first)];
}

/** The seats of a record by PHH player number, player 1 first. */
export function playersOf(record: HandRecord): readonly RecordSeat[] {
  const { order, seats } = record;
  return order === undefined ? seats : order.map(seat => seats.find(other => other.seat === seat)!);
}
