import { type Hand, options, type Seat } from '@doorcard/stud';
import type { ActStep } from '../record.ts';

/** Why it is this player's turn, where it is the first of a street. */
export function rulesOfTurn(hand: Hand, seat: Seat): string {
  if (hand.opener !== seat || hand.players.some(player => player.acted)) return '';
  const reason = hand.openerReason;
  if (reason === null || reason.by === 'told') return '';
  const razz = hand.setup.game === 'razz';
  const cards =
    reason.by === 'door-card'
      ? `${razz ? 'highest' : 'lowest'} door card`
      : `best exposed ${razz ? 'low' : 'hand'}`;
  const tie =
    reason.tie === null
      ? ''
      : reason.tie === 'suit'
        ? ', the tie broken by suit'
        : ", the tie broken from the dealer's left";
  const passed =
    reason.passedFrom === null ? '' : `, passed clockwise from seat ${reason.passedFrom}, who has no chips`;
  return ` (${cards}${tie}${passed})`;
}

/** The rule that an act breaks. */
export function ruleOfWager(hand: Hand, move: ActStep): string {
  const legal = options(hand);
  if (hand.phase === 'bring-in') return 'Rulebook §3.5: bring in or complete';
  const isWager = move.action === 'complete' || move.action === 'bet' || move.action === 'raise';
  if (!isWager) return move.action === 'call' ? 'Rulebook §4: a call matches the bet' : 'Rulebook §4';
  if (
    legal.some(option => option.action === 'complete' || option.action === 'bet' || option.action === 'raise')
  ) {
    return hand.street === 3
      ? 'Rulebook §3.7: completing makes it the small bet'
      : 'Rulebook §4: the size of a bet is fixed';
  }
  return hand.fullBets > hand.setup.house.axes.raiseCap
    ? 'Rulebook §4: the cap'
    : 'Rulebook §4: the betting is not open to him';
}
