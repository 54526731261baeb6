import type { Seat } from '@doorcard/stud';
import type { HandRecord } from './record.ts';

/**
 * A record whose seats are numbered as ours are: rooms with more chairs than stud has players print seats 9 and
 * 10, and then those who are in the hand are numbered from 1 in their order.
 */
export function withOurSeats(record: HandRecord): HandRecord {
  if (record.seats.every(({ seat }) => seat >= 1 && seat <= 8)) return record;
  const numbers = new Map<Seat, Seat>(record.seats.map(({ seat }, index) => [seat, index + 1]));
  const move = <T extends { readonly seat: Seat }>(item: T): T => ({
    ...item,
    seat: numbers.get(item.seat)!,
  });
  const { hero, dealer, claims } = record;
  // A dealer position at an empty chair is just before the next player.
  const before = record.seats.filter(({ seat }) => dealer !== null && seat <= dealer).length;
  return {
    ...record,
    hero: hero === null ? null : numbers.get(hero)!,
    dealer: dealer === null ? null : before,
    seats: record.seats.map(move),
    steps: record.steps.map(step => (step.type === 'street' ? step : move(step))),
    claims: { ...claims, returned: claims.returned.map(move), collected: claims.collected.map(move) },
  };
}
