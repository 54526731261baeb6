/**
 * Ranking of five, six or seven cards. Every rank is a whole number from 1 up; a bigger number is the better
 * hand, equal numbers are equal hands. Nothing is allocated.
 */
import type { Card } from './card.ts';
import { highIn, low8In, type Ranks, razzIn } from './ranks.ts';
import { codeOf, flushRank, flushSuit, HIGH_CODES, plainRanks } from './tables.ts';

/** The nine categories of high hands, worst first. */
export const HIGH_CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

/** The category of a high rank. */
export function categoryOf(rank: number): HighCategory {
  return HIGH_CATEGORIES[HIGH_CODES[rank - 1]! >> 26]!;
}

/**
 * The rank of the best five-card high hand in 5, 6 or 7 cards, 1 to 7,462 (Rulebook §1): straight flush, four
 * of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card; the ace is high, and
 * low in 5-4-3-2-A only.
 */
export function rankHigh(cards: readonly Card[]): number {
  const size = cards.length;
  return size === 7 ? high(sumOfSeven(cards), 7, cards) : high(sumOf(cards), size, cards);
}

/**
 * The rank of the best ace-to-five low of eight or better in 5, 6 or 7 cards, 1 to 56; 0 where there is none.
 * Five different ranks, none above eight; straights and flushes do not count (Rulebook §1).
 */
export function rankLow8(cards: readonly Card[]): number {
  return low8In(plain(cards));
}

/**
 * The rank of the best ace-to-five low in 5, 6 or 7 cards, 1 to 6,175, every hand being one: fewer and lower
 * pairs first, then the ranks from the top; straights and flushes do not count (Rulebook §1 razz).
 */
export function rankRazz(cards: readonly Card[]): number {
  return razzIn(plain(cards));
}

function high(sum: number, size: number, cards: readonly Card[]): number {
  const suit = flushSuit(sum, size);
  return suit < 0 ? highIn(plainRanks(sum, size)) : flushRank(maskOf(cards, suit));
}

/** The ranks that do not mind suits. */
function plain(cards: readonly Card[]): Ranks {
  const size = cards.length;
  return size === 7 ? plainRanks(sumOfSeven(cards), 7) : plainRanks(sumOf(cards), size);
}

/** The sum of the cards' codes. */
function sumOf(cards: readonly Card[]): number {
  let sum = 0;
  for (let index = 0; index < cards.length; index++) sum = (sum + codeOf(cards[index]!)) | 0;
  return sum;
}

/**
 * The same of seven cards, written out as pairs, each kept to 32 bits: a third faster than the loop, for
 * additions need not wait for one another and never leave small integers.
 */
function sumOfSeven(cards: readonly Card[]): number {
  const first = (codeOf(cards[0]!) + codeOf(cards[1]!)) | 0;
  const second = (codeOf(cards[2]!) + codeOf(cards[3]!)) | 0;
  const third = (codeOf(cards[4]!) + codeOf(cards[5]!)) | 0;
  return (((first + second) | 0) + ((third + codeOf(cards[6]!)) | 0)) | 0;
}

/** The ranks of the cards of a suit, as a mask. */
function maskOf(cards: readonly Card[], suit: number): number {
  let mask = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    if ((card & 3) === suit) mask |= 1 << (card >> 2);
  }
  return mask;
}
