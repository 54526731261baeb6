import { rankOf } from '@doorcard/cards';
import { board, type Hand } from '@doorcard/stud';
import type { Messages } from '../messages/messages.ts';
import { cardSign, handName } from '../words/hand-words.ts';
import { nameHigh, nameLow } from '../words/made-hand.ts';
import { openingCards } from './story.ts';

/** Who opens the street and why, in a sentence: `Ana opens: pair of nines showing`. Null before anybody does. */
export function whyOpens(
  hand: Hand,
  nameOf: (seat: number) => string,
  me: number | null,
  messages: Messages,
): string | null {
  const { why } = messages.table;
  if (hand.street === null) return null;
  const seat = hand.opener;
  if (seat === null) return hand.phase === 'ended' || hand.awards.length > 0 ? null : why.noBetting;
  const reason = hand.openerReason;
  if (reason?.passedFrom != null) return why.passed(nameOf(seat), nameOf(reason.passedFrom));
  const cards = openingCards(hand, seat);
  if (cards === null || cards.length === 0) return null;
  const tie = reason?.tie == null ? '' : ` (${why.tie[reason.tie]})`;
  const { game } = hand.setup;
  if (hand.street === 3) {
    const card = cardSign(cards[0]!);
    const lowest = game !== 'razz';
    return (seat === me ? why.youBringIn(card, lowest) : why.bringsIn(nameOf(seat), card, lowest)) + tie;
  }
  const showing = handName((game === 'razz' ? nameLow : nameHigh)(cards), messages);
  const pair = openPairCounts(hand) ? `; ${why.pairOpen}` : '';
  return (seat === me ? why.youOpen(showing) : why.opens(nameOf(seat), showing)) + tie + pair;
}

/** Does an open pair allow the big bet now? (Rulebook §4 open pair) */
function openPairCounts({ setup, street, players, bigBetMade }: Hand): boolean {
  if (street !== 4 || bigBetMade || setup.game !== 'stud-high' || setup.house.axes.openPair === 'none')
    return false;
  return players.some(player => {
    const up = player.folded ? null : board(player);
    return up !== null && up.length === 2 && rankOf(up[0]!) === rankOf(up[1]!);
  });
}
