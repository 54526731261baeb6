import { type Card, rankOf, suitOf } from '@doorcard/cards';
import type { Messages } from '../messages/messages.ts';
import type { MadeHand } from './made-hand.ts';

const SUIT_SIGNS = '♣♦♥♠';
const RANK_SIGNS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A card as it is written in running text: `10♦`. */
export function cardSign(card: Card): string {
  return RANK_SIGNS[rankOf(card)]! + SUIT_SIGNS.charAt(suitOf(card));
}

/** Cards in running text; unknown ones as a small blank card. */
export function cardSigns(cards: readonly (Card | null)[]): string {
  return cards.map(card => (card === null ? '▯' : cardSign(card))).join(' ');
}

/** A card's name for those who listen: `nine of spades`. */
export function cardName(card: Card, messages: Messages): string {
  return messages.words.card(messages.words.ranks[rankOf(card)]!, messages.words.suits[suitOf(card)]!);
}

/** What a hand is called: `pair of nines`, `8-6-4-3-A low`. */
export function handName(hand: MadeHand, { words }: Messages): string {
  switch (hand.kind) {
    case 'two-pair':
      return words.twoPair(words.rankPlurals[hand.rank]!, words.rankPlurals[hand.second]!);
    case 'full-house':
      return words.fullHouse(words.rankPlurals[hand.rank]!, words.rankPlurals[hand.second]!);
    case 'low':
      return words.low(hand.ranks.map(rank => RANK_SIGNS[rank]).join('-'));
    default:
      return words.hands[hand.kind](words.ranks[hand.rank]!, words.rankPlurals[hand.rank]!);
  }
}
