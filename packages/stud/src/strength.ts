import { type Card, rankHigh, rankLow8, rankRazz } from '@doorcard/cards';
import type { Game, Hand, PlayerState } from './types.ts';

/** How good a player's cards are at a showdown; bigger numbers win. */
export interface Strength {
  /** His rank for the pot, or for its high half in stud-hi-lo; in razz the rank of his low. */
  readonly main: number;
  /** His rank for the low half in stud-hi-lo; 0 where he has no qualifying low, and in the other games. */
  readonly low: number;
}

/** All cards a player makes his hand of, a community card among them; throws when one is not known. */
export function sevenCards(hand: Hand, player: PlayerState): readonly Card[] {
  const cards = hand.communityDealt ? [...player.cards, hand.community] : player.cards;
  if (cards.includes(null)) throw new Error(`not all cards of seat ${player.seat} are known`);
  return cards as readonly Card[];
}

/** Are all cards known of which this player makes his hand? */
export function cardsKnown(hand: Hand, player: PlayerState): boolean {
  return !player.cards.includes(null) && !(hand.communityDealt && hand.community === null);
}

/** A player's strength, or null when not all of his cards are known. */
export function strengthOf(hand: Hand, player: PlayerState): Strength | null {
  return cardsKnown(hand, player) ? strength(hand.setup.game, sevenCards(hand, player)) : null;
}

/** The strength of five to seven cards in a game (Rulebook §1). */
export function strength(game: Game, cards: readonly Card[]): Strength {
  switch (game) {
    case 'stud-high':
      return { main: rankHigh(cards), low: 0 };
    case 'stud-hi-lo':
      return { main: rankHigh(cards), low: rankLow8(cards) };
    case 'razz':
      return { main: rankRazz(cards), low: 0 };
  }
}
