import { type Chips, canAct, type Hand, type Option } from '@doorcard/stud';
import type { Seen } from './live-cards.ts';

/** What staying in costs, as shares of a pot from 0 (free) to 1. A share of the pot above it makes it worth while. */
export interface Price {
  /** The call alone, against what can be won by it now. */
  readonly now: number;
  /** The call and half a bet on each street to come, against what those would win. */
  readonly toTheEnd: number;
}

const FREE: Price = { now: 0, toTheEnd: 0 };

/**
 * The price of the call among some options; free where there is none. A player can win from each other no
 * more than he puts in himself, which is all that counts when he is all-in for less (Rulebook §8).
 */
export function priceOf(hand: Hand, { me, opponents }: Seen, legal: readonly Option[]): Price {
  const call = legal.find(option => option.action === 'call');
  if (call === undefined) return FREE;
  const stake = me.total + call.amount;
  const won = hand.players.reduce((sum, player) => sum + Math.min(player.total, stake), 0);
  const now = call.amount / (won + call.amount);
  const paying = opponents.filter(canAct);
  if (paying.length === 0) return { now, toTheEnd: now };
  const streets = 7 - (hand.street ?? 3);
  const later: Chips = Math.min((streets * hand.setup.stakes.bigBet) / 2, me.stack - call.amount);
  return { now, toTheEnd: (call.amount + later) / (won + call.amount + 2 * later) };
}
