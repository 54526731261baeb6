import { type Card, lowRankOf, rankOf } from '@doorcard/cards';
import type { Game, PlayerState } from './types.ts';

/** Where the up cards begin and end in a player's cards: the third to the sixth card are up. */
export const FIRST_UP = 2;
export const LAST_UP = 5;

/** Is the card at this place of a player's cards dealt face up? */
export function isUp(place: number): boolean {
  return place >= FIRST_UP && place <= LAST_UP;
}

/** A player's exposed cards in dealt order; null where one of them is not known. */
export function board(player: PlayerState): readonly Card[] | null {
  const up = player.cards.slice(FIRST_UP, LAST_UP + 1);
  return up.includes(null) ? null : (up as Card[]);
}

/**
 * How good an exposed hand of one to four cards is: a bigger number acts first, equal numbers are tied.
 * Pairs, two pair, trips and quads count; straights and flushes need five cards and never do (Rulebook §4).
 * In razz the best exposed low has the biggest number: pairs count against, the ace is low.
 */
export function boardStrength(game: Game, cards: readonly Card[]): number {
  const value = grouped(cards, game === 'razz' ? lowRankOf : rankOf);
  return game === 'razz' ? -value : value;
}

/** Ranks in order of how often they occur, then of height, as one number behind the shape of the hand. */
function grouped(cards: readonly Card[], rank: (card: Card) => number): number {
  let shape = 0;
  let value = 0;
  for (let count = cards.length; count >= 1; count--) {
    // Of the ranks that occur `count` times, the highest first; a rank is a digit of sixteen, 1 to 13.
    for (let below = 14; ; ) {
      let highest = 0;
      for (const card of cards) {
        const digit = rank(card) + 1;
        if (digit < below && digit > highest && occurrences(cards, rank, digit - 1) === count)
          highest = digit;
      }
      if (highest === 0) break;
      shape += SHAPE_WEIGHT[count]!;
      for (let times = 0; times < count; times++) value = value * 16 + highest;
      below = highest;
    }
  }
  return shape * 16 ** 4 + value;
}

function occurrences(cards: readonly Card[], rank: (card: Card) => number, wanted: number): number {
  let count = 0;
  for (const card of cards) if (rank(card) === wanted) count++;
  return count;
}

// They order the shapes of up to four cards: no pair, a pair, two pair, trips, quads.
const SHAPE_WEIGHT = [0, 0, 1, 3, 4];

/** The highest card of an exposed hand by rank, then suit; the ace is low in razz. */
export function highestCard(game: Game, cards: readonly Card[]): number {
  let highest = -1;
  for (const card of cards) highest = Math.max(highest, orderOf(game, card));
  return highest;
}

/** A card's place in the order of the game's cards by rank, then suit: ace high, or low in razz. */
export function orderOf(game: Game, card: Card): number {
  return game === 'razz' ? lowRankOf(card) * 4 + (card & 3) : card;
}
