import { options } from './options.ts';
import { playerAt } from './order.ts';
import { refuse } from './refusal.ts';
import type { Action, Hand, HandEvent, Option, Seat } from './types.ts';

type Refused = ReturnType<typeof refuse>;
type Emit = (event: HandEvent) => void;

/** A player's action, matched against what he may do. */
export function decideAction(hand: Hand, seat: Seat, action: Action, emit: Emit): Refused | null {
  const notNow = notHisTurn(hand, seat);
  if (notNow !== null) return notNow;
  const to = 'to' in action ? action.to : undefined;
  const named = (option: Option): boolean => option.action === action.action;
  const legal = options(hand);
  let chosen: Option | undefined;
  for (const option of legal) {
    if (!named(option) || (to !== undefined && 'to' in option && option.to !== to)) continue;
    if (chosen !== undefined) return ambiguous(hand, action.action, to, legal.filter(named));
    chosen = option;
  }
  if (chosen !== undefined) {
    take(hand, seat, chosen, emit);
    return null;
  }
  if (legal.some(named)) return ambiguous(hand, action.action, to, legal.filter(named));
  const message = `${action.action} is not legal here; legal: ${legal.map(printOption).join(', ')}.`;
  return refuse(hand, 'illegal-action', message);
}

function ambiguous(hand: Hand, action: string, to: number | undefined, legal: readonly Option[]): Refused {
  const given = to === undefined ? 'without an amount' : `to ${to}`;
  const message = `${action} ${given} is not legal here; legal: ${legal.map(printOption).join(', ')}.`;
  return refuse(hand, 'illegal-amount', message);
}

/**
 * The clock ran out (Rulebook §9): a bring-in is posted; a free check is checked; facing a bet, the player is
 * folded, or where the house protects him, all-in for what he has put in.
 */
export function decideTimeOut(hand: Hand, seat: Seat, emit: Emit): Refused | null {
  const notNow = notHisTurn(hand, seat);
  if (notNow !== null) return notNow;
  const legal = options(hand);
  const bringIn = legal.find(option => option.action === 'bring-in');
  const check = legal.find(option => option.action === 'check');
  const protect = bringIn === undefined && hand.setup.house.axes.timeout === 'all-in';
  emit({ type: 'timed-out', seat, protected: protect });
  if (bringIn !== undefined) take(hand, seat, bringIn, emit);
  else if (check !== undefined) take(hand, seat, check, emit);
  else if (!protect) take(hand, seat, { action: 'fold' }, emit);
  return null;
}

function notHisTurn(hand: Hand, seat: Seat): Refused | null {
  if (hand.phase !== 'bring-in' && hand.phase !== 'betting') {
    return refuse(hand, 'not-your-turn', `No action is awaited now, so seat ${seat} cannot act.`);
  }
  if (hand.turn === seat) return null;
  return refuse(hand, 'not-your-turn', `It is seat ${hand.turn}'s turn, not seat ${seat}'s.`);
}

function take(hand: Hand, seat: Seat, option: Option, emit: Emit): void {
  switch (option.action) {
    case 'fold':
      return emit({ type: 'folded', seat });
    case 'check':
      return emit({ type: 'checked', seat });
    case 'call':
      return emit({ type: 'called', seat, amount: option.amount, allIn: option.allIn === true });
    case 'bring-in':
      return emit({
        type: 'bring-in-posted',
        seat,
        amount: option.amount,
        allIn: isAllIn(hand, seat, option.amount),
      });
    case 'complete':
    case 'bet':
    case 'raise': {
      const type = EVENT_OF[option.action];
      return emit({ type, seat, amount: option.amount, to: option.to, allIn: option.allIn === true });
    }
  }
}

const EVENT_OF = { complete: 'completed', bet: 'bet', raise: 'raised' } as const;

function isAllIn(hand: Hand, seat: Seat, amount: number): boolean {
  return playerAt(hand, seat).stack === amount;
}

/** An option in the words of the game: `call 4`, `raise to 30`, `complete to 9 all-in`. */
export function printOption(option: Option): string {
  const allIn = 'allIn' in option && option.allIn ? ' all-in' : '';
  switch (option.action) {
    case 'fold':
    case 'check':
      return option.action;
    case 'call':
      return `call ${option.amount}${allIn}`;
    case 'bring-in':
      return `bring in ${option.amount}${allIn}`;
    default:
      return `${option.action} to ${option.to}${allIn}`;
  }
}
