import type { Chips, Hand, Option } from '@doorcard/stud';
import type { ActStep } from '../record.ts';

/** The option that an act of the history takes: by its chips, whatever the room calls it. */
export function optionOf(hand: Hand, move: ActStep, legal: readonly Option[]): Option | undefined {
  switch (move.action) {
    case 'fold':
    case 'check':
      return legal.find(option => option.action === move.action);
    case 'call': {
      const call = legal.find(option => option.action === 'call');
      if (call?.amount === move.amount) return call;
      return call !== undefined && matchesShortBringIn(hand, move, call.amount) ? call : undefined;
    }
    case 'bring-in':
      return legal.find(option => option.action === 'bring-in' && option.amount === move.amount);
    default:
      return (
        legal.find(option => 'to' in option && option.action !== 'bring-in' && option.to === move.to) ??
        // The whole stack is the bring-in: both names are for the same chips.
        legal.find(option => option.action === 'bring-in' && option.to === move.to)
      );
  }
}

/** Some rooms print of a call of a short bring-in just the part that it matches (Rulebook §3). */
function matchesShortBringIn(hand: Hand, move: ActStep, due: Chips): boolean {
  const others = hand.players.filter(player => player.seat !== move.seat && !player.folded);
  const most = Math.max(0, ...others.map(player => player.bet));
  return hand.street === 3 && hand.fullBets === 0 && move.amount < due && move.to === most;
}
