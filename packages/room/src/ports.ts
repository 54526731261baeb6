/**
 * What a table knows of the world outside it. In one process these are trivial; in a cluster the store is a
 * shared database, the bus a message system and the placement says which process hosts which table. Nothing
 * else in the room may assume one process.
 */
import type { Card } from '@doorcard/cards';
import type { Chips } from '@doorcard/stud';
import type { TableNews } from './table/news.ts';
import type { Table } from './table/table.ts';

/** Time, and being woken later. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, wake: () => void): () => void;
}

/** Where shuffled cards come from. */
export interface Shuffler {
  /** A new shuffled deck of 52. */
  deck(): Card[];
  /** The same cards in a new order. */
  shuffle(cards: readonly Card[]): Card[];
}

/** Chips that move from one account of the ledger to another; never negative. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Chips;
  readonly why: string;
}

/** A finished hand as the store keeps it: where its events are in the log, and a summary. */
export interface HandRow {
  readonly id: string;
  readonly tableId: string;
  readonly number: number;
  /** The first and the last entry of the table's log that belong to it. */
  readonly first: number;
  readonly last: number;
  readonly endedAt: number;
  /** JSON of a `HandSummary`. */
  readonly summary: string;
  readonly people: readonly { readonly seat: number; readonly personId: string }[];
}

/** Something to be stored in one transaction: all of it or nothing. */
export interface Change {
  /** The next entry of a table's log. Its number is unique, so that a writer who has lost his table fails. */
  readonly entry?: { readonly tableId: string; readonly number: number; readonly json: string };
  readonly transfers: readonly Transfer[];
  /** The table's state after the entry, so that recovery need not read the whole log. */
  readonly checkpoint?: string;
  readonly hand?: HandRow;
}

/** `fenced`: another writer has the table. `unavailable`: nothing could be written, a full disk for one. */
export type Stored = 'stored' | 'fenced' | 'not-enough-chips' | 'unavailable';

/** What a table needs of the store. The promise resolves when the change is on the disk. */
export interface Log {
  append(change: Change): Promise<Stored>;
}

/** A log that can be waited for and closed. */
export interface Writer extends Log {
  /** Transactions so far. */
  readonly commits: number;
  /** Resolves when nothing is left to be written. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Who hears of what happens at a table. */
export interface Bus {
  publish(tableId: string, news: TableNews): void;
  /** The returned function stops listening. */
  listen(tableId: string, hear: (news: TableNews) => void): () => void;
}

/** Who hosts a table. */
export interface Placement {
  /** The table, when this process hosts it. */
  table(tableId: string): Table | undefined;
  all(): Iterable<Table>;
}
