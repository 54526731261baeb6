import { type Card, rankOf, suitOf } from '@doorcard/cards';
import { board, type Hand, type PlayerState, playerAt, type Seat } from '@doorcard/stud';

/** What a seat sees of a hand, sorted for thinking. Made of the seat's own view and nothing else. */
export interface Seen {
  readonly me: PlayerState;
  /** One's own cards, all known. */
  readonly mine: readonly Card[];
  /** Those still in, without oneself. */
  readonly opponents: readonly PlayerState[];
  /** Cards one can see that others have or had: their boards, folded or not. */
  readonly others: readonly Card[];
  /** Up cards of those who have folded, and a hand that was shown: nobody gets them any more. */
  readonly dead: readonly Card[];
}

/** What the player in a seat sees. */
export function seenFrom(hand: Hand, seat: Seat): Seen {
  const me = playerAt(hand, seat);
  const rest = hand.players.filter(player => player !== me);
  const up = (player: PlayerState): Card[] => [...(board(player) ?? [])];
  return {
    me,
    mine: me.cards.filter(card => card !== null),
    opponents: rest.filter(player => !player.folded),
    others: rest.flatMap(up),
    dead: rest.filter(player => player.folded).flatMap(up),
  };
}

/** How many cards of a rank are gone. */
export function goneOfRank(cards: readonly Card[], rank: number): number {
  return cards.filter(card => rankOf(card) === rank).length;
}

/** How many cards of a suit are gone. */
export function goneOfSuit(cards: readonly Card[], suit: number): number {
  return cards.filter(card => suitOf(card) === suit).length;
}
