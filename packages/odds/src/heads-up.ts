import { DisjointCounter } from './disjoint.ts';
import { type Completions, listCompletions } from './hands.ts';
import { choose, type Spot } from './spot.ts';
import type { EquityResult, PlayerEquity } from './types.ts';

/** May this spot be counted heads-up, and how many steps would that take, roughly? Infinite when it may not. */
export function headsUpWork(spot: Spot): number {
  const [first, second] = spot.players;
  if (spot.players.length !== 2 || spot.communityToCome || first!.range !== null || second!.range !== null) {
    return Number.POSITIVE_INFINITY;
  }
  const steps = ({ toCome }: { toCome: number }): number => choose(spot.stub.length, toCome) * 2 ** toCome;
  return steps(first!) + steps(second!);
}

/** The exact equity between two players, every deal counted, from 3rd street in a fraction of a second. */
export function headsUp(spot: Spot): EquityResult {
  const [a, b] = completionsOf(spot);
  const trials = choose(spot.stub.length, a.size) * choose(spot.stub.length - a.size, b.size);
  const counter = new DisjointCounter(spot.stub.length, a, b);
  const players = spot.game === 'stud-hi-lo' ? hiLo(counter, a, b, trials) : onePot(counter, a, b, trials);
  return { game: spot.game, method: 'exact', trials, players, standardError: [0, 0] };
}

function completionsOf(spot: Spot): [Completions, Completions] {
  const lists = spot.players.map(({ cards, toCome }) => {
    const held = spot.community === null ? cards : [...cards, spot.community];
    return listCompletions(spot.game, held, spot.stub, toCome, choose(spot.stub.length, toCome));
  }) as [Completions, Completions];
  // Completions of equal size are the same sets of places: what is worked out for one serves both.
  if (lists[0].size === lists[1].size) return [lists[0], { ...lists[1], places: lists[0].places }];
  return lists;
}

/** Pairs without a common card in which the first player's hand is better, and in which they are equal. */
interface Compared {
  less: number;
  equal: number;
}

function onePot(counter: DisjointCounter, a: Completions, b: Completions, trials: number): PlayerEquity[] {
  const { less, equal } = sweep(counter, a.main, byStrength(a.main), b.main, byStrength(b.main));
  const tie = equal / trials;
  return [less, trials - less - equal].map(won => ({
    equity: won / trials + tie / 2,
    win: won / trials,
    tie,
  }));
}

/**
 * Goes through both players' completions from the weakest to the strongest, and counts for each of the first
 * player's those of the second that are weaker, and as strong, and share no card with it.
 */
function sweep(
  counter: DisjointCounter,
  firstRanks: ArrayLike<number>,
  first: Int32Array,
  secondRanks: ArrayLike<number>,
  second: Int32Array,
): Compared {
  const compared: Compared = { less: 0, equal: 0 };
  if (first.length === 0 || second.length === 0) return compared;
  counter.reset();
  let seen = 0;
  for (let at = 0; at < first.length; ) {
    const rank = firstRanks[first[at]!]!;
    let end = at;
    while (end < first.length && firstRanks[first[end]!] === rank) end++;
    while (seen < second.length && secondRanks[second[seen]!]! < rank) counter.see(second[seen++]!);
    let weaker = 0;
    if (seen > 0) for (let index = at; index < end; index++) weaker += counter.count(first[index]!);
    compared.less += weaker;
    const before = seen;
    while (seen < second.length && secondRanks[second[seen]!] === rank) counter.see(second[seen++]!);
    if (seen > before) {
      let weakerOrEqual = 0;
      for (let index = at; index < end; index++) weakerOrEqual += counter.count(first[index]!);
      compared.equal += weakerOrEqual - weaker;
    }
    at = end;
  }
  return compared;
}

/** Above every rank of every game. */
const MOST_RANKS = 8192;

/** Completions from the weakest to the strongest (counting sort). */
function byStrength(ranks: Uint16Array | Uint8Array): Int32Array {
  const starts = new Int32Array(MOST_RANKS + 1);
  for (let index = 0; index < ranks.length; index++) starts[ranks[index]! + 1]!++;
  for (let rank = 0; rank < MOST_RANKS; rank++) starts[rank + 1]! += starts[rank]!;
  const order = new Int32Array(ranks.length);
  for (let index = 0; index < ranks.length; index++) order[starts[ranks[index]!]!++] = index;
  return order;
}

/**
 * A hi/lo pot. Deals are counted by who has the better low, and among those by who has the better high hand.
 * Where both have a low, the levels of lows are halved again and again, so that each pair of levels meets once
 * in some halving (divide and conquer over the low, a sweep over the high).
 */
function hiLo(counter: DisjointCounter, a: Completions, b: Completions, trials: number): PlayerEquity[] {
  const orderA = byStrength(a.main);
  const orderB = byStrength(b.main);
  const split = (list: Completions, order: Int32Array, from: number, to: number): Int32Array => {
    const kept = new Int32Array(order.length);
    let count = 0;
    for (let at = 0; at < order.length; at++) {
      const index = order[at]!;
      if (list.low[index]! >= from && list.low[index]! < to) kept[count++] = index;
    }
    return kept.subarray(0, count);
  };
  const compare = (first: Int32Array, second: Int32Array): Compared =>
    sweep(counter, a.main, first, b.main, second);
  const top = 57;
  const none = compare(split(a, orderA, 0, 1), split(b, orderB, 0, 1));
  const same: Compared = { less: 0, equal: 0 };
  const better = compare(split(a, orderA, 1, top), split(b, orderB, 0, 1));
  const worse = compare(split(a, orderA, 0, 1), split(b, orderB, 1, top));
  const halve = (allA: Int32Array, allB: Int32Array, from: number, to: number): void => {
    if (allA.length === 0 || allB.length === 0) return;
    if (to - from === 1) return addTo(same, compare(allA, allB));
    const middle = (from + to) >> 1;
    const [lowA, lowB] = [split(a, allA, from, middle), split(b, allB, from, middle)];
    const [highA, highB] = [split(a, allA, middle, to), split(b, allB, middle, to)];
    addTo(better, compare(highA, lowB));
    addTo(worse, compare(lowA, highB));
    halve(lowA, lowB, from, middle);
    halve(highA, highB, middle, to);
  };
  halve(split(a, orderA, 1, top), split(b, orderB, 1, top), 1, top);
  const lows = lowTotals(counter, a, b, trials);
  return [
    hiLoShare({ none, better, same, worse }, lows, trials),
    hiLoShare(
      mirrored({ none, better, same, worse }, lows),
      { ...lows, better: lows.worse, worse: lows.better },
      trials,
    ),
  ];
}

function addTo(sum: Compared, more: Compared): void {
  sum.less += more.less;
  sum.equal += more.equal;
}

/** High hands compared, by how the lows compare: neither has one, better, the same, worse. */
interface ByLow {
  readonly none: Compared;
  readonly better: Compared;
  readonly same: Compared;
  readonly worse: Compared;
}

/** How many deals there are of each kind. */
type LowTotals = { readonly [K in keyof ByLow]: number };

function lowTotals(counter: DisjointCounter, a: Completions, b: Completions, trials: number): LowTotals {
  const order = byStrength(a.low);
  const firstLow = order.findIndex(index => a.low[index]! > 0);
  const withLow = firstLow < 0 ? new Int32Array(0) : order.subarray(firstLow);
  const { less, equal } = sweep(counter, a.low, withLow, b.low, byStrength(b.low));
  // Deals without any low: those in which the first player has none and the second has none.
  counter.reset();
  for (let index = 0; index < b.count; index++) if (b.low[index] === 0) counter.see(index);
  let none = 0;
  for (let index = 0; index < a.count; index++) if (a.low[index] === 0) none += counter.count(index);
  return { none, better: less, same: equal, worse: trials - none - less - equal };
}

/** The same deals as the other player sees them. */
function mirrored(high: ByLow, totals: LowTotals): ByLow {
  const turn = (kind: keyof ByLow): Compared => ({
    less: totals[kind] - high[kind].less - high[kind].equal,
    equal: high[kind].equal,
  });
  return { none: turn('none'), better: turn('worse'), same: turn('same'), worse: turn('better') };
}

function hiLoShare(high: ByLow, totals: LowTotals, trials: number): PlayerEquity {
  const kinds = [high.none, high.better, high.same, high.worse];
  const won = kinds.reduce((sum, kind) => sum + kind.less, 0);
  const tied = kinds.reduce((sum, kind) => sum + kind.equal, 0);
  const highShare = (won + tied / 2) / trials;
  const lowShare = (totals.better + totals.same / 2) / trials;
  const noLowShare = (high.none.less + high.none.equal / 2) / trials;
  const scoops = (high.none.less + high.better.less) / trials;
  const lostHigh = totals.same - high.same.less - high.same.equal;
  const nothing =
    totals.none - high.none.less - high.none.equal + (totals.worse - high.worse.less - high.worse.equal);
  return {
    equity: (highShare + lowShare + noLowShare) / 2,
    win: scoops,
    tie: 1 - scoops - nothing / trials,
    high: highShare,
    low: lowShare,
    scoop: scoops,
    quarter: (lostHigh + high.worse.equal) / trials,
  };
}
