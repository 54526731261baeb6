import { type Card, DECK_SIZE } from '@doorcard/cards';
import type { Next } from './types.ts';

/** A deck in play: it gives the cards a hand asks for, and knows what it has burned. */
export interface Shoe {
  /** The cards for what a hand waits for, in the order of its slots. */
  deal(due: Next & { readonly type: 'deal' }): Card[];
}

/**
 * Deals a shuffled deck to a hand.
 *
 * @param deck all 52 cards, the top one first
 * @param reshuffle shuffles cards for the houses that reuse burned cards when the stub runs out (Rulebook §5)
 * @throws RangeError when the deck has not 52 different cards, or runs out: only a bug can cause either.
 */
export function createShoe(deck: readonly Card[], reshuffle: (cards: Card[]) => Card[]): Shoe {
  if (!isDeck(deck)) {
    throw new RangeError(`a deck has ${DECK_SIZE} different cards`);
  }
  let stub = deck;
  let top = 0;
  let burned: Card[] = [];
  return {
    deal(due) {
      if (due.reshuffle) {
        stub = reshuffle([...stub.slice(top), ...burned]);
        top = 0;
        burned = [];
      }
      const cards: Card[] = [];
      for (const slot of due.slots) {
        const card = stub[top++];
        if (card === undefined) throw new RangeError('the deck has run out');
        if (slot.to === 'burn') burned.push(card);
        cards.push(card);
      }
      return cards;
    },
  };
}

function isDeck(deck: readonly Card[]): boolean {
  let low = 0;
  let high = 0;
  for (const card of deck) {
    if (card < 26) low |= 1 << card;
    else high |= 1 << (card - 26);
  }
  const all = 2 ** 26 - 1;
  return deck.length === DECK_SIZE && low === all && high === all;
}
