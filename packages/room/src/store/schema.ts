import { type Kysely, sql } from 'kysely';

/** The tables of the database. Times are milliseconds since 1970. */
export interface Database {
  people: {
    id: string;
    name: string;
    /** What makes a name unique; null once a guest who is gone has lost it to another. */
    name_key: string | null;
    /** `salt:hash` of argon2id in base64url; null for a guest. */
    password: string | null;
    bot: 0 | 1;
    auto_ante: 0 | 1;
    auto_muck: 0 | 1;
    created_at: number;
  };
  sessions: { hash: string; person_id: string; created_at: number; expires_at: number };
  tables: { id: string; config: string; state: string; invitation: string | null; created_at: number };
  /** The event log: one row an entry, (table, number) unique. */
  log: { table_id: string; number: number; entry: string };
  hands: {
    id: string;
    table_id: string;
    number: number;
    first: number;
    last: number;
    ended_at: number;
    summary: string;
  };
  hand_people: { hand_id: string; person_id: string; seat: number; ended_at: number };
  /** Every movement of chips: `amount` leaves one account and enters another. */
  transfers: { from_account: string; to_account: string; amount: number; why: string; at: number };
  balances: { account: string; chips: number };
}

/** Makes the tables that are not there yet. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table if not exists people (
    id text primary key, name text not null, name_key text unique, password text,
    bot integer not null, auto_ante integer not null, auto_muck integer not null, created_at bigint not null)`,
  `create table if not exists sessions (
    hash text primary key, person_id text not null references people(id),
    created_at bigint not null, expires_at bigint not null)`,
  'create index if not exists sessions_person on sessions(person_id)',
  `create table if not exists tables (
    id text primary key, config text not null, state text not null, invitation text, created_at bigint not null)`,
  `create table if not exists log (
    table_id text not null, number bigint not null, entry text not null, primary key (table_id, number))`,
  `create table if not exists hands (
    id text primary key, table_id text not null, number bigint not null, first bigint not null,
    last bigint not null, ended_at bigint not null, summary text not null)`,
  'create index if not exists hands_table on hands(table_id, number)',
  `create table if not exists hand_people (
    hand_id text not null, person_id text not null, seat integer not null, ended_at bigint not null,
    primary key (hand_id, person_id))`,
  'create index if not exists hand_people_person on hand_people(person_id, ended_at)',
  `create table if not exists transfers (
    from_account text not null, to_account text not null, amount bigint not null check (amount > 0),
    why text not null, at bigint not null)`,
  `create table if not exists balances (
    account text primary key, chips bigint not null, check (chips >= 0 or account = 'bank'))`,
];
