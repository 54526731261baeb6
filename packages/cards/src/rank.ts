/**
 * Ranking of five, six or seven cards by bit masks: one bit a rank, one mask a suit. Every rank is a number;
 * a bigger number is the better hand, equal numbers are equal hands. Nothing is allocated.
 */
import type { Card } from './card.ts';

/** The nine categories of high hands, worst first; a high rank's category is `rank >> 26`. */
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

/** How many bits each thirteen-bit mask has. */
const COUNT = new Uint8Array(8192);
/** The rank of the highest straight in each mask plus one, 0 where there is none; five-four-three-two-ace is 4. */
const STRAIGHT = new Uint8Array(8192);
for (let mask = 1; mask < 8192; mask++) {
  COUNT[mask] = COUNT[mask >> 1]! + (mask & 1);
  const withLowAce = (mask << 1) | (mask >> 12);
  for (let top = 12; top >= 3; top--) {
    if (((withLowAce >> (top - 3)) & 31) === 31) {
      STRAIGHT[mask] = top + 1;
      break;
    }
  }
}

/** The category, what makes it (two ranks at most), and the kickers, as one number. */
const code = (category: number, made: number, kickers: number): number =>
  (category << 26) | (made << 13) | kickers;

/** The highest bits of a mask, as many as asked for. */
function highest(mask: number, count: number): number {
  let kept = mask;
  for (let extra = COUNT[mask]! - count; extra > 0; extra--) kept &= kept - 1;
  return kept;
}

/** The lowest bits of a mask, as many as asked for. */
function lowest(mask: number, count: number): number {
  let rest = mask;
  for (let taken = 0; taken < count; taken++) rest &= rest - 1;
  return mask & ~rest;
}

/**
 * The rank of the best five-card high hand in 5, 6 or 7 cards (Rulebook §1): straight flush, four of a kind,
 * full house, flush, straight, three of a kind, two pair, one pair, high card; the ace is high, and low in
 * 5-4-3-2-A only.
 */
export function rankHigh(cards: readonly Card[]): number {
  let clubs = 0;
  let diamonds = 0;
  let hearts = 0;
  let spades = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]!;
    const bit = 1 << (card >> 2);
    switch (card & 3) {
      case 0:
        clubs |= bit;
        break;
      case 1:
        diamonds |= bit;
        break;
      case 2:
        hearts |= bit;
        break;
      default:
        spades |= bit;
    }
  }
  return rankHighMasks(clubs, diamonds, hearts, spades);
}

function rankHighMasks(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const any = clubs | diamonds | hearts | spades;
  const two = (clubs & diamonds) | ((clubs | diamonds) & (hearts | spades)) | (hearts & spades);
  const flush = suited(clubs, diamonds, hearts, spades);
  if (flush !== 0) {
    // With five of a suit among seven cards there can be neither quads nor a full house.
    const top = STRAIGHT[flush]!;
    return top > 0 ? code(8, 1 << (top - 1), 0) : code(5, 0, highest(flush, 5));
  }
  const straight = STRAIGHT[any]!;
  if (two === 0) return straight > 0 ? code(4, 1 << (straight - 1), 0) : code(0, 0, highest(any, 5));
  const three = (clubs & diamonds & (hearts | spades)) | ((clubs | diamonds) & hearts & spades);
  const four = clubs & diamonds & hearts & spades;
  if (four !== 0) return code(7, four, highest(any & ~four, 1));
  if (three !== 0) {
    const trips = highest(three, 1);
    const rest = two & ~trips;
    if (rest !== 0) return code(6, trips, highest(rest, 1));
    if (straight > 0) return code(4, 1 << (straight - 1), 0);
    return code(3, trips, highest(any & ~trips, 2));
  }
  if (straight > 0) return code(4, 1 << (straight - 1), 0);
  if (COUNT[two] === 1) return code(1, two, highest(any & ~two, 3));
  const pairs = highest(two, 2);
  return code(2, pairs, highest(any & ~pairs, 1));
}

function suited(clubs: number, diamonds: number, hearts: number, spades: number): number {
  if (COUNT[clubs]! >= 5) return clubs;
  if (COUNT[diamonds]! >= 5) return diamonds;
  if (COUNT[hearts]! >= 5) return hearts;
  return COUNT[spades]! >= 5 ? spades : 0;
}

/** No low is worse than this one. */
const WORST_LOW = code(6, 0, 0);
/** The bit of the lowest rank that no eight-or-better low may have. */
const NINE = 1 << 8;

/** Ranks from the ace up: bit 0 is the ace, bit 12 the king. Counted in nibbles for pairs. */
function lowBit(card: Card): number {
  const rank = card >> 2;
  return rank === 12 ? 1 : 2 << rank;
}

/**
 * The rank of the best ace-to-five low of eight or better in 5, 6 or 7 cards; 0 where there is none. Five
 * different ranks, none above eight; straights and flushes do not count (Rulebook §1).
 */
export function rankLow8(cards: readonly Card[]): number {
  let any = 0;
  for (let index = 0; index < cards.length; index++) any |= lowBit(cards[index]!);
  any &= NINE - 1;
  return COUNT[any]! >= 5 ? NINE - lowest(any, 5) : 0;
}

/**
 * The rank of the best ace-to-five low in 5, 6 or 7 cards, every hand being one: fewer and lower pairs first,
 * then the ranks from the top; straights and flushes do not count (Rulebook §1 razz).
 */
export function rankRazz(cards: readonly Card[]): number {
  let any = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let index = 0; index < cards.length; index++) {
    const bit = lowBit(cards[index]!);
    four |= three & bit;
    three |= two & bit;
    two |= any & bit;
    any |= bit;
  }
  return WORST_LOW - lowCode(any, two, three, four);
}

/** The best low as a code that grows as the hand gets worse. */
function lowCode(any: number, two: number, three: number, four: number): number {
  switch (COUNT[any]) {
    case 4: {
      const pair = lowest(two, 1);
      return code(1, pair, any & ~pair);
    }
    case 3: {
      if (COUNT[two]! < 2) return code(3, two, any & ~two);
      const pairs = lowest(two, 2);
      return code(2, pairs, any & ~pairs);
    }
    case 2: {
      if (COUNT[two]! < 2) return code(5, four, any & ~four);
      const trips = lowest(three, 1);
      return code(4, trips, any & ~trips);
    }
    default:
      return code(0, 0, lowest(any, 5));
  }
}
