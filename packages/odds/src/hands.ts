import { type Card, codeOf, flushRank, flushSuit, low8Rank, plainRank, razzRank } from '@doorcard/cards';
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
    return suit < 0 ? plainRank(this.sum, 7) : flushRank(this.masks[suit]!);
  }

  /** The rank of the ace-to-five low, of seven cards. */
  razz(): number {
    return razzRank(this.sum, 7);
  }

  /** The rank of the eight-or-better low, of seven cards; 0 where there is none. */
  low8(): number {
    return low8Rank(this.sum, 7);
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
  const hand = new GrowingHand(cards);
  const places = new Uint8Array(count * size);
  const main = new Uint16Array(count);
  const low = new Uint8Array(game === 'stud-hi-lo' ? count : 0);
  const chosen = new Uint8Array(size);
  let index = 0;
  const add = (from: number, depth: number): void => {
    if (depth === size) {
      for (let at = 0; at < size; at++) places[index * size + at] = chosen[at]!;
      main[index] = game === 'razz' ? hand.razz() : hand.high();
      if (low.length > 0) low[index] = hand.low8();
      index++;
      return;
    }
    const last = stub.length - (size - depth);
    for (let place = from; place <= last; place++) {
      const card = stub[place]!;
      chosen[depth] = place;
      hand.add(card);
      add(place + 1, depth + 1);
      hand.take(card);
    }
  };
  add(0, 0);
  return { size, count, places, main, low };
}
