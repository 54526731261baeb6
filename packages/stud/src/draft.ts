import { indexOfSeat } from './order.ts';
import type { Hand, MaybeCard, PlayerState, Seat } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MutablePlayer = Mutable<PlayerState>;

/**
 * A hand that is being changed, a copy of ours alone. Its fields may be written; its players only through
 * `own`, which copies each once, so that a command copies just the players it touches.
 */
export interface Draft {
  readonly hand: Mutable<Hand> & { players: PlayerState[] };
  /** One bit for each player that has been copied. */
  owned: number;
  /** One bit for each player whose list of cards has been copied. */
  ownedCards: number;
}

/** A copy of a hand that may be changed. */
export function draftOf(hand: Hand): Draft {
  return { hand: { ...hand, players: hand.players.slice() }, owned: 0, ownedCards: 0 };
}

/** The player at a seat, to be written to. */
export function own(draft: Draft, seat: Seat): MutablePlayer {
  return ownAt(draft, indexOfSeat(draft.hand, seat));
}

/** The player at an index of `players`, to be written to. */
export function ownAt(draft: Draft, index: number): MutablePlayer {
  const { players } = draft.hand;
  const player = players[index]!;
  const bit = 1 << index;
  if ((draft.owned & bit) !== 0) return player as MutablePlayer;
  const copy = { ...player };
  players[index] = copy;
  draft.owned |= bit;
  return copy;
}

/** Gives a player another card. */
export function addCard(draft: Draft, seat: Seat, card: MaybeCard): void {
  const index = indexOfSeat(draft.hand, seat);
  const player = ownAt(draft, index);
  const bit = 1 << index;
  if ((draft.ownedCards & bit) === 0) {
    player.cards = player.cards.slice();
    draft.ownedCards |= bit;
  }
  (player.cards as MaybeCard[]).push(card);
}
