import type { ChatLine } from '@doorcard/wire';
import type { HandSummary } from './hand-end.ts';
import type { Entry, TableState } from './state.ts';
import type { RunningClock } from './turn-clock.ts';

/** The hand that is coming, and who is in for it. */
export interface ComingHand {
  readonly number: number;
  readonly startsAt: number;
  /** Who has said "I'm in", by person. */
  readonly saidIn: ReadonlySet<string>;
}

/** What has just been stored: the entry, the table after it, whose turn it is. Full of secrets: see telling.ts. */
export interface EntryNews {
  readonly type: 'entry';
  readonly entry: Entry;
  readonly state: TableState;
  readonly clock: RunningClock | null;
  readonly coming: ComingHand | null;
  readonly lines: readonly ChatLine[];
  readonly finished: HandSummary | null;
}

/** What a table tells those who listen. */
export type TableNews =
  | EntryNews
  | { readonly type: 'turn'; readonly state: TableState; readonly clock: RunningClock | null }
  | { readonly type: 'next-hand'; readonly state: TableState; readonly coming: ComingHand | null }
  | { readonly type: 'presence'; readonly seat: number; readonly connected: boolean }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'waiting'; readonly list: readonly string[]; readonly free: number };
