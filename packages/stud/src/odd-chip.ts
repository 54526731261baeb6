import { bestHigh, bestLow8, bestRazz, type Card, lowRankOf } from '@doorcard/cards';
import { leftOfDealer } from './order.ts';
import { sevenCards } from './strength.ts';
import type { Hand, PlayerState, Seat } from './types.ts';

/** Which hand a share is won with. */
export type Side = 'high' | 'low8' | 'razz';

/**
 * Tied winners in the order in which odd chips go to them, one each (Rulebook §8).
 *
 * `suit-five`: whose five playing cards hold the highest card by rank, then suit, the ace high; where the
 * highest is the same (a community card), the next. `suit-seven`: the same with all cards, but for tied lows
 * the lowest card first, the ace low. `position`: from the dealer's left.
 */
export function oddChipOrder(hand: Hand, tied: readonly PlayerState[], side: Side): readonly Seat[] {
  switch (hand.setup.house.axes.oddChip) {
    case 'position':
      return byPosition(hand, tied);
    case 'suit-five':
      return sortedBy(tied, player => descending(fiveThatPlay(hand, player, side), highFirst));
    case 'suit-seven':
      return side === 'high'
        ? sortedBy(tied, player => descending(sevenCards(hand, player), highFirst))
        : sortedBy(tied, player => descending(sevenCards(hand, player), lowFirst));
  }
}

function byPosition(hand: Hand, tied: readonly PlayerState[]): readonly Seat[] {
  const first = leftOfDealer(hand);
  const count = hand.players.length;
  const place = (player: PlayerState) => (hand.players.indexOf(player) - first + count) % count;
  return [...tied].sort((a, b) => place(a) - place(b)).map(player => player.seat);
}

function fiveThatPlay(hand: Hand, player: PlayerState, side: Side): readonly Card[] {
  const cards = sevenCards(hand, player);
  if (side === 'high') return bestHigh(cards);
  return side === 'low8' ? bestLow8(cards)! : bestRazz(cards);
}

const highFirst = (card: Card): number => card;
const lowFirst = (card: Card): number => -(lowRankOf(card) * 4 + (card & 3));

function descending(cards: readonly Card[], order: (card: Card) => number): readonly number[] {
  return cards.map(order).sort((a, b) => b - a);
}

/** Seats in descending order of their keys, compared place by place. */
function sortedBy(
  tied: readonly PlayerState[],
  key: (player: PlayerState) => readonly number[],
): readonly Seat[] {
  const keyed = tied.map(player => ({ seat: player.seat, key: key(player) }));
  keyed.sort((a, b) => {
    const place = a.key.findIndex((value, index) => value !== b.key[index]);
    return place < 0 ? a.seat - b.seat : b.key[place]! - a.key[place]!;
  });
  return keyed.map(({ seat }) => seat);
}
