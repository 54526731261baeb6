import type { Kysely } from 'kysely';
import type { TableConfig } from '../table/config.ts';
import type { HandSummary } from '../table/hand-end.ts';
import { type Entry, emptyTable, fold, type TableState } from '../table/state.ts';
import type { Database } from './schema.ts';

/** A table as the store has it. */
export interface StoredTable {
  readonly config: TableConfig;
  readonly invitation: string | null;
  readonly state: TableState;
  readonly lastHands: readonly HandSummary[];
}

/** Writes down a new table. */
export async function insertTable(
  db: Kysely<Database>,
  config: TableConfig,
  invitation: string | null,
  now: number,
): Promise<void> {
  await db
    .insertInto('tables')
    .values({
      id: config.id,
      config: JSON.stringify(config),
      state: JSON.stringify(emptyTable(config)),
      invitation,
      created_at: now,
    })
    .execute();
}

/** Forgets a table. Its log and its hands stay. */
export async function deleteTable(db: Kysely<Database>, tableId: string): Promise<void> {
  await db.deleteFrom('tables').where('id', '=', tableId).execute();
}

/** Every table as its log leaves it: the last checkpoint and the entries after it, folded. */
export async function loadTables(db: Kysely<Database>, hands: number): Promise<StoredTable[]> {
  const rows = await db.selectFrom('tables').selectAll().orderBy('created_at').orderBy('id').execute();
  return Promise.all(
    rows.map(async row => {
      let state = JSON.parse(row.state) as TableState;
      for (const entry of await readEntries(db, row.id, state.number + 1)) state = fold(state, entry);
      const last = await db
        .selectFrom('hands')
        .select('summary')
        .where('table_id', '=', row.id)
        .orderBy('number', 'desc')
        .limit(hands)
        .execute();
      return {
        config: JSON.parse(row.config) as TableConfig,
        invitation: row.invitation,
        state,
        lastHands: last.map(({ summary }) => JSON.parse(summary) as HandSummary),
      };
    }),
  );
}

/** Entries of a table's log, in order. */
export async function readEntries(
  db: Kysely<Database>,
  tableId: string,
  first: number,
  last = Number.MAX_SAFE_INTEGER,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('log')
    .select('entry')
    .where('table_id', '=', tableId)
    .where('number', '>=', first)
    .where('number', '<=', last)
    .orderBy('number')
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry) as Entry);
}
