import type { Completions } from './hands.ts';
import { choose } from './spot.ts';

/**
 * Counts pairs of completions that share no card, in the order of their strength, by inclusion and exclusion:
 * of the completions seen so far, those that share no card with H are the sum over all subsets S of H of
 * (−1)^|S| × (how many of those seen contain S). So each completion costs as many steps as it has subsets,
 * instead of one for each completion of the other player.
 */
export class DisjointCounter {
  /** How many of the completions seen contain each subset of the stub, subsets in colexicographic order. */
  readonly #containing: Int32Array;
  readonly #first: Subsets;
  readonly #second: Subsets;

  /**
   * @param cards how many cards the stub has
   * @param first whose completions ask
   * @param second whose completions are seen
   */
  constructor(cards: number, first: Completions, second: Completions) {
    const most = Math.min(first.size, second.size);
    const binomials = new Int32Array((cards + 1) * (most + 1));
    for (let card = 0; card <= cards; card++) {
      for (let size = 0; size <= most; size++) binomials[card * (most + 1) + size] = choose(card, size);
    }
    const starts: number[] = [];
    let total = 0;
    for (let size = 0; size <= most; size++) {
      starts.push(total);
      total += choose(cards, size);
    }
    this.#containing = new Int32Array(total);
    this.#first = new Subsets(first, most, binomials, starts);
    this.#second =
      second.places === first.places ? this.#first : new Subsets(second, most, binomials, starts);
  }

  /** Forgets what has been seen. */
  reset(): void {
    this.#containing.fill(0);
  }

  /** A completion of the second player is seen. */
  see(index: number): void {
    const { list, stride } = this.#second;
    const start = this.#second.at(index);
    const containing = this.#containing;
    for (let at = start; at < start + stride; at++) containing[list[at]!]!++;
  }

  /** How many of those seen share no card with this completion of the first player. */
  count(index: number): number {
    const { list, stride, even } = this.#first;
    const start = this.#first.at(index);
    const containing = this.#containing;
    let sum = 0;
    for (let at = start; at < start + even; at++) sum += containing[list[at]!]!;
    for (let at = start + even; at < start + stride; at++) sum -= containing[list[at]!]!;
    return sum;
  }
}

/** More subsets than this are not kept but worked out each time. */
const MOST_KEPT = 1 << 23;

/** The numbers of all subsets of completions, those with an even number of cards first. */
class Subsets {
  /** The subsets' numbers of all completions, or of the one that was asked for last. */
  readonly list: Int32Array;
  /** How many subsets a completion has, and how many of them have an even number of cards. */
  readonly stride: number;
  readonly even: number;
  readonly #kept: boolean;
  readonly #completions: Completions;
  readonly #binomials: Int32Array;
  readonly #starts: readonly number[];
  readonly #most: number;
  /** For each subset of places of a completion: its place in the list, or -1 when it is too big to matter. */
  readonly #order: Int32Array;
  readonly #local: Int32Array;

  constructor(completions: Completions, most: number, binomials: Int32Array, starts: readonly number[]) {
    const { size, count } = completions;
    this.#completions = completions;
    this.#binomials = binomials;
    this.#starts = starts;
    this.#most = most;
    this.#order = new Int32Array(1 << size).fill(-1);
    this.#local = new Int32Array(1 << size);
    let stride = 0;
    for (const parity of [0, 1]) {
      for (let subset = 0; subset < 1 << size; subset++) {
        const cards = bits(subset);
        if (cards <= most && (cards & 1) === parity) this.#order[subset] = stride++;
      }
      if (parity === 0) this.even = stride;
    }
    this.even ??= 0;
    this.stride = stride;
    this.#kept = count * stride <= MOST_KEPT;
    this.list = new Int32Array(this.#kept ? count * stride : stride);
    if (this.#kept) for (let index = 0; index < count; index++) this.#number(index, index * stride);
  }

  /** Where in the list the subsets of a completion begin. */
  at(index: number): number {
    if (this.#kept) return index * this.stride;
    this.#number(index, 0);
    return 0;
  }

  #number(index: number, start: number): void {
    const { size, places } = this.#completions;
    const width = this.#most + 1;
    const local = this.#local;
    const order = this.#order;
    this.list[start] = 0;
    for (let subset = 1; subset < 1 << size; subset++) {
      const place = order[subset]!;
      if (place < 0) continue;
      const top = 31 - Math.clz32(subset);
      const rest = subset ^ (1 << top);
      const cards = bits(subset);
      const number = local[rest]! + this.#binomials[places[index * size + top]! * width + cards]!;
      local[subset] = number;
      this.list[start + place] = this.#starts[cards]! + number;
    }
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
