import type { Option } from '@doorcard/stud';
import { type Messages, printNumber } from '../messages/messages.ts';

/** What a button for an option says: the name of the action and its amount. */
export function optionWords(option: Option, { table }: Messages): string {
  const { actions } = table;
  switch (option.action) {
    case 'fold':
    case 'check':
      return actions[option.action];
    case 'call':
      return (option.allIn ? actions.callAllIn : actions.call)(printNumber(option.amount));
    case 'bring-in':
      return actions.bringIn(printNumber(option.to));
    default: {
      const named = actions[option.action](printNumber(option.to));
      return option.allIn ? actions.allIn(named) : named;
    }
  }
}

/** All options in one sentence, for those who listen. */
export function optionsSpoken(options: readonly Option[], messages: Messages): string {
  return options.map(option => optionWords(option, messages)).join(', ');
}

/** Which key answers with an option: wagers take `raise`, the bigger of two `raiseBig`. */
export function keyOf(option: Option, options: readonly Option[]): 'fold' | 'call' | 'raise' | 'raiseBig' {
  switch (option.action) {
    case 'fold':
      return 'fold';
    case 'check':
    case 'call':
    case 'bring-in':
      return 'call';
    default: {
      const wagers = options.filter(other => other.action === option.action);
      return wagers.length > 1 && wagers.indexOf(option) > 0 ? 'raiseBig' : 'raise';
    }
  }
}
