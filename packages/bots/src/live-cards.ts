import { type Card, rankOf, suitOf } from '@doorcard/cards';
import { board, type Hand, type PlayerState, playerAt, type Seat } from '@doorcard/stud';

/**
 * What a seat sees of a hand, sorted for thinking: its own cards, and of others no more than their boards.
 * A card that is not among them is live.
 */
export interface Seen {
  readonly me: PlayerState;
  /** One's own cards. */
  readonly mine: readonly Card[];
  /** Those still in, without oneself. */
  readonly opponents: readonly PlayerState[];
  /** The up cards of those still in, without oneself. */
  readonly boards: readonly Card[];
  /** Every up card of others, of those who folded too: nobody draws them any more. */
  readonly others: readonly Card[];
}

/** What the player in a seat sees. Down cards of others are not looked at, even where the hand tells them. */
export function seenFrom(hand: Hand, seat: Seat): Seen {
  const me = playerAt(hand, seat);
  const rest = hand.players.filter(player => player !== me);
  const opponents = rest.filter(player => !player.folded);
  return {
    me,
    mine: me.cards.filter(card => card !== null),
    opponents,
    boards: opponents.flatMap(upCards),
    others: rest.flatMap(upCards),
  };
}

/** A player's up cards, as far as they are known. */
export function upCards(player: PlayerState): readonly Card[] {
  return board(player) ?? [];
}

/** How many of these cards are of a rank. */
export function countOfRank(cards: readonly Card[], rank: number): number {
  return cards.filter(card => rankOf(card) === rank).length;
}

/** How many of these cards are of a suit. */
export function countOfSuit(cards: readonly Card[], suit: number): number {
  return cards.filter(card => suitOf(card) === suit).length;
}
