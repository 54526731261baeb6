import type { HandEvent, Seat } from '@doorcard/stud';
import type { Kysely } from 'kysely';
import type { TableConfig } from '../table/config.ts';
import type { HandSummary } from '../table/hand-end.ts';
import type { DealtIn } from '../table/state.ts';
import type { Database } from './schema.ts';
import { readEntries } from './tables.ts';

/** A finished hand with everything in it, secrets too. */
export interface WholeHand {
  readonly tableId: string;
  readonly summary: HandSummary;
  readonly events: readonly HandEvent[];
  readonly dealtIn: DealtIn;
}

/** A hand of somebody's, in short. */
export interface HandOf {
  readonly tableId: string;
  readonly seat: Seat;
  readonly summary: HandSummary;
}

/** A finished hand; null when there is none of this id. */
export async function findHand(db: Kysely<Database>, handId: string): Promise<WholeHand | null> {
  const row = await db.selectFrom('hands').selectAll().where('id', '=', handId).executeTakeFirst();
  if (row === undefined) return null;
  const entries = await readEntries(db, row.table_id, row.first, row.last);
  const begins = entries[0]?.begins;
  if (begins === undefined) throw new Error(`the log of hand ${handId} does not begin with its beginning`);
  return {
    tableId: row.table_id,
    summary: JSON.parse(row.summary) as HandSummary,
    events: entries.flatMap(({ events }) => events),
    dealtIn: begins.dealtIn,
  };
}

/** The last hands a person was dealt into, newest first. */
export async function handsOf(db: Kysely<Database>, personId: string, most: number): Promise<HandOf[]> {
  const rows = await db
    .selectFrom('hand_people')
    .innerJoin('hands', 'hands.id', 'hand_people.hand_id')
    .select(['hands.table_id', 'hands.summary', 'hand_people.seat'])
    .where('hand_people.person_id', '=', personId)
    .orderBy('hand_people.ended_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ table_id, summary, seat }) => ({
    tableId: table_id,
    seat,
    summary: JSON.parse(summary) as HandSummary,
  }));
}

/** The configuration of a table that may be gone since. */
export function houseOfHand(events: readonly HandEvent[]): TableConfig['house'] {
  const [first] = events;
  if (first?.type !== 'hand-started') throw new Error('a hand begins with hand-started');
  return first.setup.house;
}
