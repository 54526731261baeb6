import { type Fault, fault } from '@doorcard/cards';
import type { Change, HandRow, Stored, Transfer } from '../ports.ts';
import { type HandSummary, summarise } from './hand-end.ts';
import { type Entry, running, type TableState } from './state.ts';

/** The summary of the hand that an entry has ended; null when it has ended none. */
export function finishedBy(entry: Entry, after: TableState): HandSummary | null {
  if (entry.events.length === 0 || running(after) !== null) return null;
  const { id, number, events, dealtIn } = after.hand!;
  return summarise(id, number, entry.at, events, dealtIn);
}

/** What is to be written for an entry: itself, its chips, and between hands where the table stands. */
export function changeFor(
  tableId: string,
  entry: Entry,
  after: TableState,
  finished: HandSummary | null,
  transfers: readonly Transfer[],
): Change {
  return {
    entry: { tableId, number: entry.number, json: JSON.stringify(entry) },
    transfers,
    ...(running(after) === null ? { checkpoint: JSON.stringify({ ...after, hand: null }) } : {}),
    ...(finished === null ? {} : { hand: handRow(tableId, after, finished) }),
  };
}

function handRow(tableId: string, after: TableState, finished: HandSummary): HandRow {
  const { first, dealtIn } = after.hand!;
  const people = Object.entries(dealtIn).map(([seat, { personId }]) => ({ seat: Number(seat), personId }));
  const { id, number, endedAt } = finished;
  return {
    id,
    tableId,
    number,
    first,
    last: after.number,
    endedAt,
    summary: JSON.stringify(finished),
    people,
  };
}

/** What is said when something could not be stored. */
export function storeFault(stored: Exclude<Stored, 'stored'>): { ok: false; fault: Fault } {
  return stored === 'not-enough-chips'
    ? fault('not-enough-chips', 'You have not so many chips at home; take fewer, or refill when broke.')
    : fault('room-unavailable', 'The room cannot write just now; nothing has been done. Try again.');
}
