import { bestHigh, bestLow8, bestRazz } from './best-five.ts';
import { ACE, type Card, type Rank, rankOf } from './card.ts';
import { categoryOf, type HighCategory, rankHigh } from './rank.ts';

/**
 * A high hand as data that a client can put into any language: its category, and its ranks in the order in
 * which they count, made ones first (`full-house`, kings then threes), 0 a two to 12 an ace. A straight has
 * one rank, its highest; five-four-three-two-ace has the five.
 */
export interface HighHand {
  readonly category: HighCategory | 'royal-flush';
  readonly ranks: readonly Rank[];
}

/** A low hand as data: its pattern of pairs, and its ranks from the one that counts most; the ace is low. */
export interface LowHand {
  readonly category: LowCategory;
  readonly ranks: readonly Rank[];
}

/** Patterns of an ace-to-five low, best first. */
export const LOW_CATEGORIES = [
  'no-pair',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'full-house',
  'four-of-a-kind',
] as const;
export type LowCategory = (typeof LOW_CATEGORIES)[number];

/** The best high hand in 5 to 7 cards, as data. */
export function describeHigh(cards: readonly Card[]): HighHand {
  const five = bestHigh(cards);
  const category = categoryOf(rankHigh(cards));
  if (category === 'straight' || category === 'straight-flush') {
    // The ace stands first in a wheel, though it counts least.
    const top = rankOf(five[0]!) === ACE && rankOf(five[1]!) === 3 ? 3 : rankOf(five[0]!);
    return { category: category === 'straight-flush' && top === 12 ? 'royal-flush' : category, ranks: [top] };
  }
  return { category, ranks: byFrequency(five) };
}

/** The best eight-or-better low in 5 to 7 cards, as data; null where there is none. */
export function describeLow8(cards: readonly Card[]): LowHand | null {
  const five = bestLow8(cards);
  return five === null ? null : { category: 'no-pair', ranks: five.map(rankOf) };
}

/** The best ace-to-five low in 5 to 7 cards, as data. */
export function describeRazz(cards: readonly Card[]): LowHand {
  const five = bestRazz(cards);
  const ranks = byFrequency(five);
  const most = Math.max(...ranks.map(rank => occurrences(five, rank)));
  return { category: LOW_CATEGORIES[LOW_PATTERN[ranks.length * 10 + most]!]!, ranks };
}

// Different ranks times ten plus the most of one rank, to the place in LOW_CATEGORIES.
const LOW_PATTERN: Readonly<Record<number, number>> = { 51: 0, 42: 1, 32: 2, 33: 3, 23: 4, 24: 5 };

/** The different ranks, those that occur most first; within them in the order in which the cards stand. */
function byFrequency(five: readonly Card[]): Rank[] {
  const ranks = [...new Set(five.map(rankOf))];
  return ranks.sort((a, b) => occurrences(five, b) - occurrences(five, a));
}

function occurrences(five: readonly Card[], rank: Rank): number {
  return five.filter(card => rankOf(card) === rank).length;
}

const ONE = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const one = (rank: Rank | undefined): string => ONE[rank!]!;
const many = (rank: Rank | undefined): string => (ONE[rank!] === 'six' ? 'sixes' : `${ONE[rank!]}s`);

/** The best high hand in English words: `full house, kings full of threes`. */
export function nameHigh(cards: readonly Card[]): string {
  const { category, ranks } = describeHigh(cards);
  const [first, second] = ranks;
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `straight flush, ${one(first)} high`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(first)}`;
    case 'full-house':
      return `full house, ${many(first)} full of ${many(second)}`;
    case 'flush':
      return `flush, ${one(first)} high`;
    case 'straight':
      return `straight, ${one(first)} high`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(first)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'pair':
      return `pair of ${many(first)}`;
    case 'high-card':
      return `${one(first)} high`;
  }
}

/** A low hand in English words: `eight-six low`, `wheel`, `pair of threes`; of `describeLow8` or `describeRazz`. */
export function nameLow(hand: LowHand): string {
  const [first, second] = hand.ranks;
  switch (hand.category) {
    case 'no-pair':
      return first === 3 ? 'wheel' : `${one(first)}-${one(second)} low`;
    case 'pair':
      return `pair of ${many(first)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(first)}`;
    case 'full-house':
      return `full house, ${many(first)} full of ${many(second)}`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(first)}`;
  }
}
