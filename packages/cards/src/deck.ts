import { type Card, DECK_SIZE } from './card.ts';

/** All 52 cards, the two of clubs first, the ace of spades last. A new list each time: shuffle it as you like. */
export function fullDeck(): Card[] {
  return Array.from({ length: DECK_SIZE }, (_, card) => card as Card);
}
