import type { DealerLine } from '@doorcard/wire';
import { type Messages, printNumber } from '../messages/messages.ts';

/** What the dealer says, in the reader's language. */
export function dealerWords(line: DealerLine, { log }: Messages): string {
  const { dealer } = log;
  switch (line.says) {
    case 'sat-down':
      return dealer.satDown(line.name, line.seat, printNumber(line.stack));
    case 'left':
      return dealer.left(line.name);
    case 'topped-up':
      return dealer.toppedUp(line.name, printNumber(line.amount));
    case 'sits-out':
      return dealer.sitsOut[line.why](line.name);
    case 'came-back':
      return dealer.cameBack(line.name);
    case 'waits-for-players':
      return dealer.waits;
  }
}
