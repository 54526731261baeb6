/** Ranking by listing all fives and comparing them as lists: slow, plain, and nothing like the real one. */
import { type Card, rankOf, suitOf } from '../src/index.ts';

/** The best high hand of all fives, as a number of base 16. */
export function slowHigh(cards: readonly Card[]): number {
  return Math.max(...fives(cards).map(five => value(highKey(five))));
}

/** The best ace-to-five low of all fives, as a number that is bigger the better it is. */
export function slowLow(cards: readonly Card[]): number {
  return Math.max(...fives(cards).map(five => -value(lowKey(five))));
}

function fives(cards: readonly Card[]): Card[][] {
  if (cards.length === 5) return [[...cards]];
  return cards.flatMap((_, dropped) => fives(cards.filter((_, index) => index !== dropped)));
}

const value = (key: readonly number[]): number => key.reduce((sum, digit) => sum * 16 + digit, 0);

/** Groups of equal ranks as [how many, rank], biggest first. */
function groups(ranks: readonly number[]): [number, number][] {
  return [...new Set(ranks)]
    .map((rank): [number, number] => [ranks.filter(other => other === rank).length, rank])
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
}

function highKey(five: readonly Card[]): number[] {
  const ranks = five.map(rankOf);
  const grouped = groups(ranks);
  const shape = grouped.map(([count]) => count).join('');
  const flush = new Set(five.map(suitOf)).size === 1;
  const straightTop = STRAIGHTS.findIndex(straight => straight.every(rank => ranks.includes(rank)));
  const order = grouped.map(([, rank]) => rank);
  while (order.length < 5) order.push(0);
  if (shape === '11111' && straightTop >= 0) return [flush ? 8 : 4, straightTop, 0, 0, 0, 0];
  if (flush) return [5, ...order];
  return [['11111', '2111', '221', '311', '', '', '32', '41'].indexOf(shape), ...order];
}

/** Five-four-three-two-ace first, the broadway straight last. */
const STRAIGHTS = [
  [12, 0, 1, 2, 3],
  ...Array.from({ length: 9 }, (_, low) => [0, 1, 2, 3, 4].map(step => low + step)),
];

function lowKey(five: readonly Card[]): number[] {
  const grouped = groups(five.map(card => (rankOf(card) + 1) % 13));
  const shape = grouped.map(([count]) => count).join('');
  const order = grouped.map(([, rank]) => rank);
  while (order.length < 5) order.push(0);
  return [['11111', '2111', '221', '311', '32', '41'].indexOf(shape), ...order];
}
