import { type Kysely, sql, type Transaction } from 'kysely';
import type { Change, Clock, Stored, Writer } from '../ports.ts';
import type { Database } from './schema.ts';

interface Waiting {
  readonly change: Change;
  readonly done: (stored: Stored) => void;
}

/** The most changes in one transaction. */
const MOST = 256;

/**
 * Appends changes of many tables in one transaction, so that one flush of the disk serves them all: whatever
 * arrives while a commit is under way goes into the next one. When a group fails, each of its changes is
 * tried alone, so that only the one at fault is refused.
 */
export class GroupCommit implements Writer {
  commits = 0;
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #known = new Set<string>();
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Kysely<Database>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  append(change: Change): Promise<Stored> {
    return new Promise(done => {
      this.#waiting.push({ change, done });
      // A turn of the event loop is waited for, so that messages already read get into the same commit.
      this.#running ??= new Promise<void>(resolve => setImmediate(resolve)).then(() => this.#run());
    });
  }

  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  /** Waits until all is written; the database is its owner's to close. */
  close(): Promise<void> {
    return this.idle();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.slice(0, MOST);
      this.#waiting = this.#waiting.slice(MOST);
      await this.#commit(group);
      await new Promise<void>(resolve => setImmediate(resolve));
    }
    this.#running = null;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#write(group.map(({ change }) => change));
      this.commits++;
      for (const { done } of group) done('stored');
    } catch (error) {
      this.#known.clear();
      const [only] = group;
      if (group.length === 1 && only !== undefined) return only.done(reasonOf(error));
      for (const waiting of group) await this.#commit([waiting]);
    }
  }

  #write(changes: readonly Change[]): Promise<void> {
    return this.#db.transaction().execute(async transaction => {
      const entries = changes.flatMap(({ entry }) =>
        entry === undefined ? [] : [{ table_id: entry.tableId, number: entry.number, entry: entry.json }],
      );
      if (entries.length > 0) await transaction.insertInto('log').values(entries).execute();
      await this.#move(transaction, changes);
      for (const { checkpoint, entry } of changes) {
        if (checkpoint === undefined || entry === undefined) continue;
        await transaction
          .updateTable('tables')
          .set({ state: checkpoint })
          .where('id', '=', entry.tableId)
          .execute();
      }
      await writeHands(transaction, changes);
    });
  }

  async #move(transaction: Transaction<Database>, changes: readonly Change[]): Promise<void> {
    const at = this.#clock.now();
    const transfers = changes.flatMap(change => change.transfers);
    if (transfers.length === 0) return;
    const changed = new Map<string, number>();
    for (const { from, to, amount } of transfers) {
      changed.set(from, (changed.get(from) ?? 0) - amount);
      changed.set(to, (changed.get(to) ?? 0) + amount);
    }
    const fresh = [...changed.keys()].filter(account => !this.#known.has(account));
    if (fresh.length > 0) {
      await transaction
        .insertInto('balances')
        .values(fresh.map(account => ({ account, chips: 0 })))
        .onConflict(conflict => conflict.doNothing())
        .execute();
      for (const account of fresh) this.#known.add(account);
    }
    await transaction
      .insertInto('transfers')
      .values(
        transfers.map(({ from, to, amount, why }) => ({
          from_account: from,
          to_account: to,
          amount,
          why,
          at,
        })),
      )
      .execute();
    const rows = [...changed].map(([account, delta]) => sql`(${account}, ${delta})`);
    await sql`with change(account, delta) as (values ${sql.join(rows)})
      update balances set chips = chips + change.delta from change
      where balances.account = change.account`.execute(transaction);
  }
}

async function writeHands(transaction: Transaction<Database>, changes: readonly Change[]): Promise<void> {
  const hands = changes.flatMap(({ hand }) => (hand === undefined ? [] : [hand]));
  if (hands.length === 0) return;
  await transaction
    .insertInto('hands')
    .values(
      hands.map(({ id, tableId, number, first, last, endedAt, summary }) => ({
        id,
        table_id: tableId,
        number,
        first,
        last,
        ended_at: endedAt,
        summary,
      })),
    )
    .execute();
  await transaction
    .insertInto('hand_people')
    .values(
      hands.flatMap(({ id, endedAt, people }) =>
        people.map(({ personId, seat }) => ({ hand_id: id, person_id: personId, seat, ended_at: endedAt })),
      ),
    )
    .execute();
}

/** What a failure to write means: a constraint that has caught somebody, or a store that cannot write. */
function reasonOf(error: unknown): Stored {
  const text = error instanceof Error ? error.message : String(error);
  if (/UNIQUE constraint failed: log\./.test(text)) return 'fenced';
  if (/CHECK constraint failed: chips/.test(text)) return 'not-enough-chips';
  return 'unavailable';
}
