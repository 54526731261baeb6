import type { Hand } from '@doorcard/stud';
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
  const board = handName((game === 'razz' ? nameLow : nameHigh)(cards), messages);
  return (seat === me ? why.youOpen(board) : why.opens(nameOf(seat), board)) + tie;
}
