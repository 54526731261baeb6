/**
 * A playing card as a small whole number: `rank * 4 + suit`, 0 (two of clubs) to 51 (ace of spades).
 *
 * Rank 0 is a two and 12 an ace; suit 0 is clubs, 1 diamonds, 2 hearts, 3 spades. The numbers are chosen so
 * that `a < b` says "lower by rank, then by suit" with the ace high, which is the order in which a stud
 * door card is compared (Rulebook §3.4).
 */
export type Card = number & { readonly __card: 'Card' };

/** A card's rank, 0 (two) to 12 (ace). */
export type Rank = number;

/** A card's suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades, in the order of the lowest suit first. */
export type Suit = number;

/** The letters of the thirteen ranks, lowest first. */
export const RANK_LETTERS = '23456789TJQKA';

/** The letters of the four suits, lowest first. */
export const SUIT_LETTERS = 'cdhs';

/** The rank number of the ace. */
export const ACE: Rank = 12;

/** How many cards a deck has. */
export const DECK_SIZE = 52;

/**
 * The card of a rank and a suit.
 *
 * @param rank 0 (two) to 12 (ace)
 * @param suit 0 (clubs) to 3 (spades)
 * @throws RangeError when either is out of range: only a bug can cause that.
 */
export function cardOf(rank: Rank, suit: Suit): Card {
  if (!Number.isInteger(rank) || rank < 0 || rank > 12)
    throw new RangeError(`no rank ${rank}: ranks are 0 to 12`);
  if (!Number.isInteger(suit) || suit < 0 || suit > 3)
    throw new RangeError(`no suit ${suit}: suits are 0 to 3`);
  return (rank * 4 + suit) as Card;
}

/** The rank of a card, 0 (two) to 12 (ace). */
export function rankOf(card: Card): Rank {
  return card >> 2;
}

/** The suit of a card, 0 (clubs) to 3 (spades). */
export function suitOf(card: Card): Suit {
  return card & 3;
}

/** The rank of a card with the ace low: 0 (ace), 1 (two) to 12 (king). Razz and lows are compared by it. */
export function lowRankOf(card: Card): Rank {
  const rank = card >> 2;
  return rank === ACE ? 0 : rank + 1;
}

/** A card in two letters, `As` for the ace of spades, `Td` for the ten of diamonds. */
export function printCard(card: Card): string {
  return RANK_LETTERS.charAt(card >> 2) + SUIT_LETTERS.charAt(card & 3);
}

/** Cards in letters, without spaces unless a separator is given: `AsKd`. */
export function printCards(cards: Iterable<Card>, separator = ''): string {
  let text = '';
  for (const card of cards) text += text === '' ? printCard(card) : separator + printCard(card);
  return text;
}
