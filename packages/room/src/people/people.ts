import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fault, ok, type Result } from '@doorcard/cards';
import type { Person } from '@doorcard/wire';
import type { Kysely } from 'kysely';
import { BANK, homeOf } from '../ledger.ts';
import type { Clock, Log } from '../ports.ts';
import type { Database } from '../store/schema.ts';
import { checkName, nameKey } from './names.ts';
import { checkPassword, hashPassword } from './passwords.ts';

/** What everybody starts with, and is refilled to. */
export const PLAY_CHIPS = 10_000;

/** A person with less than this, stacks included, may refill. */
export const BROKE_BELOW = 1_000;

/** How long a session lasts without being used, in milliseconds: thirty days. */
const SESSION_LASTS = 30 * 24 * 60 * 60 * 1000;

const SHORTEST_PASSWORD = 8;

/** Somebody the room knows. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly claimed: boolean;
  readonly bot: boolean;
  readonly autoAnte: boolean;
  readonly autoMuck: boolean;
}

/** Somebody who has come in: the token is for his cookie and is kept nowhere else. */
export interface CameIn {
  readonly person: Known;
  readonly token: string;
}

/** Accounts and sessions. */
export class People {
  readonly #db: Kysely<Database>;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();

  constructor(db: Kysely<Database>, log: Log, clock: Clock) {
    this.#db = db;
    this.#log = log;
    this.#clock = clock;
  }

  /** Comes in as a guest under a free name, or with the password of a claimed one. */
  async comeIn(text: string, password: string | undefined): Promise<Result<CameIn>> {
    const name = checkName(text);
    if (!name.ok) return name;
    const key = nameKey(name.value);
    const holder = await this.#db
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', key)
      .executeTakeFirst();
    if (holder === undefined) return this.#newGuest(name.value, key);
    if (holder.password !== null) {
      if (password === undefined) {
        return fault('name-taken', `${holder.name} is claimed; give its password, or choose another name.`);
      }
      if (!(await checkPassword(password, holder.password)))
        return fault('wrong-password', `That is not the password of ${holder.name}.`);
      return ok(await this.#begin(this.#remember(holder)));
    }
    if (holder.bot === 1 || (await this.#isAround(holder.id))) {
      return fault('name-taken', `${holder.name} is in the room already; choose another name.`);
    }
    // A guest who never claimed the name and whose sessions have all ended has lost it.
    await this.#db.updateTable('people').set({ name_key: null }).where('id', '=', holder.id).execute();
    return this.#newGuest(name.value, key);
  }

  /** A guest is around while he has a session or chips on a table. */
  async #isAround(personId: string): Promise<boolean> {
    const session = await this.#db
      .selectFrom('sessions')
      .select('hash')
      .where('person_id', '=', personId)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    return session !== undefined || (await this.#stacks(personId)) > 0;
  }

  async #newGuest(name: string, key: string): Promise<Result<CameIn>> {
    const person = await this.#create(randomUUID(), name, key, false);
    if (!person.ok) return person;
    return ok(await this.#begin(person.value));
  }

  /** A bot's account, made the first time it is asked for. */
  async bot(id: string, name: string): Promise<Known> {
    const known = await this.find(id);
    if (known !== null) return known;
    const made = await this.#create(id, name, `bot ${id}`, true);
    if (!made.ok) throw new Error(made.fault.message);
    return made.value;
  }

  /** Sees to it that a bot of the house has so many chips at home. */
  async stake(botId: string, amount: number): Promise<void> {
    const missing = amount - (await this.chips(botId));
    if (missing <= 0) return;
    await this.#log.append({ transfers: [{ from: BANK, to: homeOf(botId), amount: missing, why: 'stake' }] });
  }

  async #create(id: string, name: string, key: string, bot: boolean): Promise<Result<Known>> {
    const row = {
      id,
      name,
      name_key: key,
      password: null,
      bot: bot ? (1 as const) : (0 as const),
      auto_ante: 1 as const,
      auto_muck: 1 as const,
      created_at: this.#clock.now(),
    };
    const made = await this.#db
      .insertInto('people')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n)
      return fault('name-taken', `${name} has just been taken; choose another name.`);
    const gift = { from: BANK, to: homeOf(id), amount: PLAY_CHIPS, why: 'welcome' };
    const stored = await this.#log.append({ transfers: [gift] });
    if (stored !== 'stored') return fault('room-unavailable', 'The room cannot write just now; try again.');
    return ok(this.#remember(row));
  }

  async #begin(person: Known): Promise<CameIn> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#clock.now();
    await this.#db
      .insertInto('sessions')
      .values({
        hash: sessionHash(token),
        person_id: person.id,
        created_at: now,
        expires_at: now + SESSION_LASTS,
      })
      .execute();
    return { person, token };
  }

  /** Who a cookie's token belongs to; null when it is unknown, ended or expired. Being used prolongs it. */
  async bySession(token: string): Promise<Known | null> {
    const now = this.#clock.now();
    const session = await this.#db
      .selectFrom('sessions')
      .select(['person_id', 'expires_at'])
      .where('hash', '=', sessionHash(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (session === undefined) return null;
    if (session.expires_at - now < SESSION_LASTS / 2) {
      await this.#db
        .updateTable('sessions')
        .set({ expires_at: now + SESSION_LASTS })
        .where('hash', '=', sessionHash(token))
        .execute();
    }
    return this.find(session.person_id);
  }

  async endSession(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', sessionHash(token)).execute();
  }

  async endAllSessions(personId: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person_id', '=', personId).execute();
  }

  /** Claims a name, or changes its password. */
  async claim(personId: string, password: string): Promise<Result<Known>> {
    if ([...password].length < SHORTEST_PASSWORD)
      return fault('weak-password', `A password has at least ${SHORTEST_PASSWORD} characters.`);
    const hash = await hashPassword(password);
    await this.#db.updateTable('people').set({ password: hash }).where('id', '=', personId).execute();
    this.#known.delete(personId);
    return ok((await this.find(personId))!);
  }

  async prefer(personId: string, likes: { autoAnte?: boolean; autoMuck?: boolean }): Promise<Known> {
    const before = (await this.find(personId))!;
    const after = { ...before, ...likes };
    await this.#db
      .updateTable('people')
      .set({ auto_ante: after.autoAnte ? 1 : 0, auto_muck: after.autoMuck ? 1 : 0 })
      .where('id', '=', personId)
      .execute();
    this.#known.set(personId, after);
    return after;
  }

  /** New play chips for somebody who is broke. */
  async refill(personId: string): Promise<Result<number>> {
    const home = await this.chips(personId);
    const all = home + (await this.#stacks(personId));
    if (all >= BROKE_BELOW) {
      return fault(
        'not-broke',
        `You have ${all} chips; refilling is for those who have less than ${BROKE_BELOW}.`,
      );
    }
    const amount = PLAY_CHIPS - all;
    const stored = await this.#log.append({
      transfers: [{ from: BANK, to: homeOf(personId), amount, why: 'refill' }],
    });
    if (stored !== 'stored') return fault('room-unavailable', 'The room cannot write just now; try again.');
    return ok(amount);
  }

  /** Chips at home. */
  async chips(personId: string): Promise<number> {
    const row = await this.#db
      .selectFrom('balances')
      .select('chips')
      .where('account', '=', homeOf(personId))
      .executeTakeFirst();
    return row?.chips ?? 0;
  }

  async #stacks(personId: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('balances')
      .select('chips')
      .where('account', 'like', `stack:%:${personId}`)
      .execute();
    return rows.reduce((sum, { chips }) => sum + chips, 0);
  }

  async find(personId: string): Promise<Known | null> {
    const known = this.#known.get(personId);
    if (known !== undefined) return known;
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst();
    return row === undefined ? null : this.#remember(row);
  }

  /** What somebody likes, as far as it has been read; everybody who sits somewhere has been. */
  likes(personId: string): Pick<Known, 'autoAnte' | 'autoMuck'> {
    return this.#known.get(personId) ?? { autoAnte: true, autoMuck: true };
  }

  /** A person as his client is told. */
  async describe(person: Known): Promise<Person> {
    const chips = await this.chips(person.id);
    const { id, name, claimed, autoAnte, autoMuck } = person;
    const canRefill = chips < BROKE_BELOW && chips + (await this.#stacks(id)) < BROKE_BELOW;
    return { id, name, claimed, chips, canRefill, autoAnte, autoMuck };
  }

  #remember(row: Database['people']): Known {
    const known: Known = {
      id: row.id,
      name: row.name,
      claimed: row.password !== null,
      bot: row.bot === 1,
      autoAnte: row.auto_ante === 1,
      autoMuck: row.auto_muck === 1,
    };
    this.#known.set(row.id, known);
    return known;
  }
}

/** What is kept of a session's token: whoever reads the database cannot come in with it. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
