/**
 * The tables by which hands are ranked, built once when the package is loaded, in some milliseconds.
 *
 * Every card has a code: in its upper bits the key of its rank, in its lower nine the key of its suit, such
 * that no two hands of up to seven cards have the same sum of keys (the idea of Kenneth Shackleton's SpecialK).
 * One addition a card thus tells how many of each rank and of each suit there are. Without a flush a hand's rank
 * depends on the ranks alone. Their sums, far apart, are packed by displacing rows (Tarjan and Yao, 1979): a row
 * is some hundred sums that follow one another, and each row is moved as a whole to where its sums have places of
 * their own. Sums that are near stay near, so that going through hands in the order of the cards, the lowest last,
 * finds most places in the processor's cache. With five of a suit a hand is looked up by the mask of its ranks.
 */
import { highCode, lowCode } from './codes.ts';
import { displaceRows } from './displacement.ts';
import type { Ranks } from './ranks.ts';

/** Smallest keys, rank by rank, that keep all sums of up to seven cards, four of a rank at most, apart. */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
/** Keys of the suits, of the same kind. */
const SUIT_KEYS = [0, 1, 8, 57];
/** Sums of suits' keys are below it. */
const SUIT_SUMS = 512;
const SUIT_BITS = 9;
/** Above every sum of seven ranks' keys: tells hands of different sizes apart. */
const SUMS = 1 << 23;

/** Codes of the cards; as long as six bits can tell, so that looking up needs no check of the bounds. */
const CARD_CODE = new Int32Array(64);
for (let card = 0; card < 52; card++)
  CARD_CODE[card] = (RANK_KEYS[card >> 2]! << SUIT_BITS) | SUIT_KEYS[card & 3]!;

/** What a card adds to a hand's sum, which is a 32-bit number: add with `| 0`. */
export function codeOf(card: number): number {
  return CARD_CODE[card & 63]!;
}

/** The suit that five cards or more have, by size of hand and sum of suits; -1 where there is none. */
const FLUSH_SUIT = new Int8Array(3 * SUIT_SUMS).fill(-1);
for (let size = 5; size <= 7; size++) {
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = 0; rest <= size - 5; rest++) {
      // Five or more of the suit, and any others beside it: two at most.
      for (let other = 0; other < 4; other++) {
        for (let another = 0; another < 4; another++) {
          const beside = [other, another].slice(0, rest);
          const sum = beside.reduce((all, one) => all + SUIT_KEYS[one]!, (size - rest) * SUIT_KEYS[suit]!);
          FLUSH_SUIT[flushPlace(sum, size)] = suit;
        }
      }
    }
  }
}

function flushPlace(sum: number, size: number): number {
  return (size - 5) * SUIT_SUMS + (sum & (SUIT_SUMS - 1));
}

/** The suit of which a hand with this sum of codes has five cards or more; -1 where there is none. */
export function flushSuit(sum: number, size: number): number {
  return FLUSH_SUIT[flushPlace(sum, size)]!;
}

/** Where in the tables the hand of so many cards with this sum of codes stands. */
function placeOf(sum: number, size: number): number {
  return placeOfKey((sum >>> SUIT_BITS) + (7 - size) * SUMS);
}

const PLACE_BITS = 17;
const PLACES = 2 ** PLACE_BITS;
const ROW_BITS = 8;

/** How far each row of sums is moved; the rows of seven cards first, then of six and five. */
const DISPLACEMENT = new Int32Array((3 * SUMS) >> ROW_BITS);

function placeOfKey(key: number): number {
  return (key + DISPLACEMENT[key >>> ROW_BITS]!) & (PLACES - 1);
}

/** How many ranks of high hands there are: 1 is the worst, 7,462 the royal flush. */
export const HIGH_RANKS = 7462;

/** Ranks by the mask of a suit's ranks, for five cards or more of a suit. */
const FLUSH_RANK = new Uint16Array(8192);

/** The codes (see `highCode`) of all high hands, worst first: a hand's rank is its code's place plus one. */
export const HIGH_CODES = new Int32Array(HIGH_RANKS);

/** Different counts of ranks in five cards, and in five, six or seven. */
const FIVE_CARD_SETS = 6175;
const SETS = FIVE_CARD_SETS + 18_395 + 49_205;

/** All hands of five to seven cards as counts of ranks, five cards first: their sum of keys, and their codes. */
interface Multisets {
  readonly sums: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
}

/** Both ranks of every hand, by its place; high in the lower sixteen bits, ace-to-five in the upper. */
const RANKS = build();

/** Both ranks of a hand without a flush, by its sum of codes and its number of cards, 5 to 7; see `highIn`. */
export function plainRanks(sum: number, size: number): Ranks {
  return RANKS[placeOf(sum, size)]!;
}

/** The rank of a flush or straight flush, by the mask of the suit's ranks. */
export function flushRank(mask: number): number {
  return FLUSH_RANK[mask & 0x1fff]!;
}

/** Where the tables for seven cards are copied to; see `kernel/index.ts` for what each holds. */
export interface KernelTables {
  readonly cardCode: Int32Array;
  readonly flushSuit: Int8Array;
  readonly nearSuit: Int8Array;
  readonly flushRank: Uint16Array;
  readonly displacement: Int32Array;
  readonly ranks: Int32Array;
}

/** Copies what ranks seven cards into the kernel's memory. */
export function copyTables(to: KernelTables): void {
  to.cardCode.set(CARD_CODE);
  for (let sum = 0; sum < SUIT_SUMS; sum++) to.flushSuit[sum] = flushSuit(sum, 7);
  to.nearSuit.fill(-1);
  for (const suit of SUIT_KEYS.keys()) {
    for (const other of SUIT_KEYS)
      for (const another of SUIT_KEYS) to.nearSuit[4 * SUIT_KEYS[suit]! + other + another] = suit;
  }
  to.flushRank.set(FLUSH_RANK);
  to.displacement.set(DISPLACEMENT.subarray(0, to.displacement.length));
  to.ranks.set(RANKS);
}

function build(): Int32Array {
  const sets = listMultisets();
  const highs = rankHighCodes(sets);
  // The hands of five cards come first, and there is no better class of hand than theirs.
  const lowCodes = distinct(sets.low.subarray(0, FIVE_CARD_SETS), FIVE_CARD_SETS);
  const lows = ranksOf(lowCodes);
  displaceRows(sets.sums, ROW_BITS, PLACE_BITS, DISPLACEMENT);
  const ranks = new Int32Array(PLACES);
  for (let index = 0; index < SETS; index++) {
    const low = FIVE_CARD_SETS + 1 - lows.get(sets.low[index]!)!;
    ranks[placeOfKey(sets.sums[index]!)] = highs.get(sets.high[index]!)! | (low << 16);
  }
  return ranks;
}

/** Lists the hands of five, then six, then seven cards. */
function listMultisets(): Multisets {
  const sums = new Int32Array(SETS);
  const high = new Int32Array(SETS);
  const low = new Int32Array(SETS);
  let count = 0;
  const add = (
    rank: number,
    left: number,
    sum: number,
    one: number,
    two: number,
    three: number,
    four: number,
  ): void => {
    if (left === 0) {
      sums[count] = sum;
      high[count] = highCode(one, two, three, four);
      low[count] = lowCode(aceLow(one), aceLow(two), aceLow(three), aceLow(four));
      count++;
      return;
    }
    if (rank > 12) return;
    const bit = 1 << rank;
    const key = RANK_KEYS[rank]!;
    add(rank + 1, left, sum, one, two, three, four);
    add(rank + 1, left - 1, sum + key, one | bit, two, three, four);
    if (left > 1) add(rank + 1, left - 2, sum + 2 * key, one | bit, two | bit, three, four);
    if (left > 2) add(rank + 1, left - 3, sum + 3 * key, one | bit, two | bit, three | bit, four);
    if (left > 3) add(rank + 1, left - 4, sum + 4 * key, one | bit, two | bit, three | bit, four | bit);
  };
  for (const size of [5, 6, 7]) add(0, size, (7 - size) * SUMS, 0, 0, 0, 0);
  return { sums, high, low };
}

/** A mask with the ace as its lowest bit. */
function aceLow(mask: number): number {
  return ((mask << 1) & 0x1fff) | (mask >> 12);
}

/** The ranks of all high hands by code, flushes among them, and the ranks of flushes by mask. */
function rankHighCodes(sets: Multisets): Map<number, number> {
  const flushCode = new Int32Array(8192);
  for (let mask = 0; mask < 8192; mask++) flushCode[mask] = highCode(mask, 0, 0, 0, true);
  const fives = sets.high.subarray(0, FIVE_CARD_SETS);
  const flushes = flushCode.filter(code => code > 0);
  const all = new Int32Array(fives.length + flushes.length);
  all.set(fives);
  all.set(flushes, fives.length);
  HIGH_CODES.set(distinct(all, HIGH_RANKS));
  const ranks = ranksOf(HIGH_CODES);
  for (let mask = 0; mask < 8192; mask++) FLUSH_RANK[mask] = ranks.get(flushCode[mask]!) ?? 0;
  return ranks;
}

function distinct(codes: Int32Array, expected: number): Int32Array {
  const unique = codes
    .slice()
    .sort()
    .filter((code, index, sorted) => code !== sorted[index - 1]);
  if (unique.length !== expected)
    throw new Error(`${unique.length} different hands where there are ${expected}`);
  return unique;
}

/** The places of sorted codes, from 1. */
function ranksOf(codes: Int32Array): Map<number, number> {
  const ranks = new Map<number, number>();
  for (let index = 0; index < codes.length; index++) ranks.set(codes[index]!, index + 1);
  return ranks;
}
