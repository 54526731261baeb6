import {
  type Card,
  codeOf,
  flushRank,
  flushSuit,
  highIn,
  low8In,
  plainRanks,
  rankCompletions,
  razzIn,
} from '@doorcard/cards';
import type { OddsGame } from './types.ts';

/**
 * A hand that grows card by card to seven: the sum by which it is ranked, and the ranks of each suit. Made for
 * inner loops: cards are added and taken away again, nothing is allocated.
 */
export class GrowingHand {
  sum = 0;
  readonly masks = new Int32Array(4);

  constructor(cards: Iterable<number> = []) {
    for (const card of cards) this.add(card);
  }

  add(card: number): void {
    this.sum = (this.sum + codeOf(card)) | 0;
    this.masks[card & 3]! |= 1 << (card >> 2);
  }

  take(card: number): void {
    this.sum = (this.sum - codeOf(card)) | 0;
    this.masks[card & 3]! &= ~(1 << (card >> 2));
  }

  /** The rank of the high hand, of seven cards. */
  high(): number {
    const suit = flushSuit(this.sum, 7);
    return suit < 0 ? highIn(plainRanks(this.sum, 7)) : flushRank(this.masks[suit]!);
  }

  /** The rank of the ace-to-five low, of seven cards. */
  razz(): number {
    return razzIn(plainRanks(this.sum, 7));
  }

  /** The rank of the eight-or-better low, of seven cards; 0 where there is none. */
  low8(): number {
    return low8In(plainRanks(this.sum, 7));
  }
}

/** All ways to complete a hand: for each, the places of the added cards in the stub, and its ranks. */
export interface Completions {
  /** How many cards are added. */
  readonly size: number;
  readonly count: number;
  /** `size` places in the stub for each completion, ascending. */
  readonly places: Uint8Array;
  /** The rank for the pot, or its high half. */
  readonly main: Uint16Array;
  /** The rank of the eight-or-better low; empty in the other games. */
  readonly low: Uint8Array;
}

/** Lists all completions of a hand from a stub. */
export function listCompletions(
  game: OddsGame,
  cards: readonly Card[],
  stub: Uint8Array,
  size: number,
  count: number,
): Completions {
  const main = new Uint16Array(count);
  const low = new Uint8Array(game === 'stud-hi-lo' ? count : 0);
  let index = 0;
  rankCompletions(cards, stub, ranks => {
    for (let at = 0; at < ranks.length; at++) {
      const both = ranks[at]!;
      main[index] = game === 'razz' ? razzIn(both) : highIn(both);
      if (low.length > 0) low[index] = low8In(both);
      index++;
    }
  });
  return { size, count, places: combinations(stub.length, size, count), main, low };
}

/** All ways to take some of so many places, ascending and in ascending order, one after the other. */
function combinations(from: number, size: number, count: number): Uint8Array {
  const places = new Uint8Array(count * size);
  for (let place = 0; place < size; place++) places[place] = place;
  for (let at = size; at < places.length; at += size) {
    // The last place that can still move on does, and those after it follow at its heels.
    let moved = size - 1;
    while (places[at - size + moved] === from - size + moved) moved--;
    for (let place = 0; place < size; place++) {
      places[at + place] =
        place < moved ? places[at - size + place]! : places[at - size + moved]! + 1 + place - moved;
    }
  }
  return places;
}
