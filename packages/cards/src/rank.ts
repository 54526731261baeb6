/**
 * Ranking of five, six or seven cards. Every rank is a whole number from 1 up; a bigger number is the better
 * hand, equal numbers are equal hands. Nothing is allocated.
 */
import type { Card } from './card.ts';
import {
  CARD_KEY,
  CARD_SUIT,
  FLUSH_BITS,
  FLUSH_PROBE,
  FLUSH_RANK,
  HIGH_CODES,
  HIGH_RANK,
  LOW8_RANK,
  placeOf,
  RAZZ_RANK,
} from './tables.ts';

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
  let sum = 0;
  let suits = FLUSH_PROBE;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    sum += CARD_KEY[card]!;
    suits += CARD_SUIT[card]!;
  }
  if ((suits & FLUSH_BITS) !== 0) return FLUSH_RANK[suitedMask(cards, suits)]!;
  return HIGH_RANK[placeOf(sum)]!;
}

/** The ranks of the suit that has five cards or more, as a mask. */
function suitedMask(cards: readonly Card[], suits: number): number {
  const suit = (31 - Math.clz32(suits & FLUSH_BITS)) >> 2;
  let mask = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    if ((card & 3) === suit) mask |= 1 << (card >> 2);
  }
  return mask;
}

/**
 * The rank of the best ace-to-five low of eight or better in 5, 6 or 7 cards, 1 to 56; 0 where there is none.
 * Five different ranks, none above eight; straights and flushes do not count (Rulebook §1).
 */
export function rankLow8(cards: readonly Card[]): number {
  return LOW8_RANK[placeOf(keySum(cards))]!;
}

/**
 * The rank of the best ace-to-five low in 5, 6 or 7 cards, 1 to 6,175, every hand being one: fewer and lower
 * pairs first, then the ranks from the top; straights and flushes do not count (Rulebook §1 razz).
 */
export function rankRazz(cards: readonly Card[]): number {
  return RAZZ_RANK[placeOf(keySum(cards))]!;
}

function keySum(cards: readonly Card[]): number {
  let sum = 0;
  for (let index = 0; index < cards.length; index++) sum += CARD_KEY[cards[index]!]!;
  return sum;
}
