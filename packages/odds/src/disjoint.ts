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
    let total = 0;
    for (let size = 0; size <= most; size++) total += choose(cards, size);
    this.#containing = new Int32Array(total);
    this.#first = new Subsets(first, most, cards);
    this.#second = second.places === first.places ? this.#first : new Subsets(second, most, cards);
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

/**
 * The numbers of all subsets of completions, those with an even number of cards first. Subsets are numbered by
 * how many cards they have, then in colexicographic order; the number of one is that of the same without its
 * highest card, and a step that depends on that card and on how many there are.
 */
class Subsets {
  /** The subsets' numbers of all completions, or of the one that was asked for last. */
  readonly list: Int32Array;
  /** How many subsets a completion has, and how many of them have an even number of cards. */
  readonly stride: number;
  readonly even: number;
  readonly #kept: boolean;
  readonly #completions: Completions;
  readonly #most: number;
  /** By place in the stub, and how many cards there are. */
  readonly #steps: Int32Array;
  /** Subsets of a completion as masks of its cards, in the order of the list: those that are not too big. */
  readonly #masks: Uint8Array;
  /** The number of each such subset, by mask, of the completion that was numbered last. */
  readonly #numbers: Int32Array;
  readonly #cards: Uint8Array;

  constructor(completions: Completions, most: number, cards: number) {
    const { size, count } = completions;
    this.#completions = completions;
    this.#most = most;
    this.#steps = stepsOf(cards, most);
    this.#numbers = new Int32Array(1 << size);
    this.#cards = Uint8Array.from(this.#numbers, (_, mask) => bits(mask));
    const masks = [...this.#cards.keys()].filter(mask => this.#cards[mask]! <= most);
    const isEven = (mask: number): boolean => (this.#cards[mask]! & 1) === 0;
    this.#masks = Uint8Array.from([...masks.filter(isEven), ...masks.filter(mask => !isEven(mask))]);
    this.stride = masks.length;
    this.even = masks.filter(isEven).length;
    this.#kept = count * this.stride <= MOST_KEPT;
    this.list = new Int32Array(this.#kept ? count * this.stride : this.stride);
    if (this.#kept) this.#numberAll();
  }

  /** Where in the list the subsets of a completion begin. */
  at(index: number): number {
    if (this.#kept) return index * this.stride;
    this.#number(index, 0, 0);
    return 0;
  }

  #numberAll(): void {
    const { size, places, count } = this.#completions;
    for (let index = 0; index < count; index++) {
      // Subsets of the cards that are as in the completion before are numbered already.
      let same = 0;
      const at = index * size;
      if (index > 0) while (same < size && places[at + same] === places[at + same - size]) same++;
      this.#number(index, same, index * this.stride);
    }
  }

  #number(index: number, same: number, start: number): void {
    const { size, places } = this.#completions;
    const numbers = this.#numbers;
    const cards = this.#cards;
    for (let top = same; top < size; top++) {
      const first = 1 << top;
      const steps = places[index * size + top]! * (this.#most + 1);
      for (let rest = 0; rest < first; rest++) {
        const count = cards[rest]! + 1;
        if (count <= this.#most) numbers[first + rest] = numbers[rest]! + this.#steps[steps + count]!;
      }
    }
    for (let at = 0; at < this.stride; at++) this.list[start + at] = numbers[this.#masks[at]!]!;
  }
}

/** What a highest card adds to a subset's number, by its place and by how many cards there are with it. */
function stepsOf(cards: number, most: number): Int32Array {
  const steps = new Int32Array(cards * (most + 1));
  for (let place = 0; place < cards; place++) {
    // Those before it of as many cards have a lower highest card; smaller subsets come before all of them.
    for (let count = 1; count <= most; count++)
      steps[place * (most + 1) + count] = choose(place, count) + choose(cards, count - 1);
  }
  return steps;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
