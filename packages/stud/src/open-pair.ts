import { rankOf } from '@doorcard/cards';
import { board } from './board.ts';
import type { Chips, Hand, PlayerState } from './types.ts';

/** Do this player's two exposed cards of 4th street pair? */
function showsPair(player: PlayerState): boolean {
  const cards = board(player);
  return cards !== null && cards.length === 2 && rankOf(cards[0]!) === rankOf(cards[1]!);
}

/**
 * The sizes by which a player may bet or raise now, smaller first: the small bet on 3rd and 4th, the big bet
 * from 5th on; on 4th street of stud-high an open pair may allow both (Rulebook §4 open pair).
 */
export function betSizes(hand: Hand, player: PlayerState): readonly Chips[] {
  const { game, house, stakes } = hand.setup;
  if (hand.street === 3) return [stakes.smallBet];
  if (hand.street !== 4) return [stakes.bigBet];
  if (hand.bigBetMade) return [stakes.bigBet];
  const both = () => [stakes.smallBet, stakes.bigBet];
  if (game !== 'stud-high' || house.axes.openPair === 'none') return [stakes.smallBet];
  const pairShows = hand.players.some(other => !other.folded && showsPair(other));
  if (!pairShows) return [stakes.smallBet];
  const opening = hand.level === 0;
  if (opening && house.axes.openPair === 'pair-holder' && !showsPair(player)) return [stakes.smallBet];
  return both();
}

/** The bet by which an all-in is measured as short or full: the smallest that may be made now. */
export function betDue(hand: Hand): Chips {
  const { stakes } = hand.setup;
  return hand.street === 3 || (hand.street === 4 && !hand.bigBetMade) ? stakes.smallBet : stakes.bigBet;
}
