import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { type Database, migrate } from './schema.ts';

/** How many prepared statements are kept. */
const KEPT_STATEMENTS = 256;

/**
 * Opens the embedded database: the runtime's own SQLite, write-ahead log, every commit flushed to the disk.
 *
 * @param file its path, or `:memory:`
 */
export async function openSqlite(file: string): Promise<Kysely<Database>> {
  const database = new DatabaseSync(file);
  // The room and its writing thread have a connection each: one waits for the other rather than failing.
  database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal');
  database.exec('pragma synchronous = full; pragma foreign_keys = on');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: asKyselyWants(database) }) });
  await migrate(db);
  return db;
}

/** node:sqlite in the shape Kysely's dialect asks for, with statements prepared once. */
function asKyselyWants(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const statement = asStatement(database.prepare(text));
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
      kept.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as SQLInputValue[])),
    run: parameters => statement.run(...(parameters as SQLInputValue[])),
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
