import type { Chips } from '@doorcard/stud';
import type { HandRecord } from './record.ts';

/**
 * The bring-in of a record. A room tells it by what a player posted, which may have been all he had: what
 * others called before anybody completed then tells the full one. Where nothing tells it, half the small bet.
 */
export function bringInOf(record: HandRecord): Chips {
  const { bringIn, smallBet } = record.stakes;
  let most = bringIn ?? 0;
  for (const step of record.steps) {
    if (step.type !== 'act') continue;
    const opening = step.action === 'bring-in' || step.action === 'call' || step.action === 'fold';
    if (!opening) break;
    if (step.to < smallBet) most = Math.max(most, step.to);
  }
  // One that was told is kept even where no stake can have it, so that it is refused by name.
  return most > 0 && (most < smallBet || most === bringIn) ? most : Math.max(1, Math.floor(smallBet / 2));
}
