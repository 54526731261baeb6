import type { Chips, Option, Street } from '@doorcard/stud';
import { printOption } from '@doorcard/stud';
import { printAmount } from '../amount.ts';
import type { ActStep, HandRecord } from '../record.ts';

/** Where a history and the rules part. */
export interface Mismatch {
  /** Null where it is about the whole hand. */
  readonly street: Street | null;
  /** The player's name, or null. */
  readonly player: string | null;
  readonly told: string;
  readonly rules: string;
  /** The rule, by its place in the rulebook. */
  readonly rule: string;
  /** The line of the file. */
  readonly line: number;
}

/** A mismatch in a sentence. */
export function printMismatch({ street, player, told, rules, rule, line }: Mismatch): string {
  const where = street === null ? '' : `${street === 3 ? '3rd' : `${street}th`} street, `;
  const who = player === null ? 'the hand' : player;
  return `${where}${who}: the history says ${told}; the rules say ${rules} (${rule}; line ${line})`;
}

/** An act in words, in the history's own unit. */
export function tellAct(record: HandRecord, step: ActStep): string {
  const money = (amount: Chips): string => printAmount(amount, record.decimals);
  switch (step.action) {
    case 'fold':
      return 'folds';
    case 'check':
      return 'checks';
    case 'call':
      return `calls ${money(step.amount)}`;
    case 'bring-in':
      return `brings in ${money(step.amount)}`;
    case 'complete':
      return `completes to ${money(step.to)}`;
    case 'bet':
      return `bets ${money(step.to)}`;
    case 'raise':
      return `raises to ${money(step.to)}`;
  }
}

/** Options in words, in the history's own unit. */
export function tellOptions(record: HandRecord, legal: readonly Option[]): string {
  const money = (amount: Chips): string => printAmount(amount, record.decimals);
  const words = legal.map(option => {
    if (option.action === 'call') return `call ${money(option.amount)}`;
    return 'to' in option
      ? printOption(option).replace(/\d+/, money(option.action === 'bring-in' ? option.amount : option.to))
      : option.action;
  });
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
