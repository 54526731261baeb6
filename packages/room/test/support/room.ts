/** A room for tests: a real one, on a database of its own and any free port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@doorcard/wire';
import { type Started, type StartOptions, start } from '../../src/index.ts';
import { readEntries } from '../../src/store/tables.ts';
import type { Entry } from '../../src/table/state.ts';
import { Player } from './player.ts';

export interface TestRoom extends Started {
  readonly data: string;
  /** Closes the room and forgets its database. */
  end(): Promise<void>;
}

export const QUIET: Omit<StartOptions, 'data'> = {
  port: 0,
  host: '127.0.0.1',
  pace: 0,
  bots: false,
  // So that people of the tests can come from different addresses.
  behindProxy: true,
  smtpUrl: null,
  mailFrom: 'room@example.org',
  logLevel: 'silent',
};

/**
 * Brings up a room; without pauses, bots or letters unless wanted.
 *
 * @param ownThread false where a test must have the room's only connection to its database
 */
export async function testRoom(more: Partial<StartOptions> = {}, ownThread = true): Promise<TestRoom> {
  const data = more.data ?? mkdtempSync(join(tmpdir(), 'doorcard-'));
  const started = await start({ ...QUIET, data, ...more }, ownThread);
  return {
    ...started,
    data,
    async end() {
      await started.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Makes a table through somebody's connection: stud-high by the standard house, changed as wanted. */
export async function makeTable(maker: Player, more: Partial<NewTable> = {}): Promise<string> {
  const table: NewTable = {
    game: 'stud-high',
    house: 'standard',
    stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
    isPrivate: false,
    bots: false,
    ...more,
  };
  const answer = await maker.must({ type: 'create-table', table });
  return answer.tableId!;
}

/** People of these names, connected and in the seats from 1 on. */
export async function seated(
  room: Started,
  tableId: string,
  names: readonly string[],
  buyIn?: number,
): Promise<Player[]> {
  const players: Player[] = [];
  for (const [index, name] of names.entries()) {
    const player = await Player.named(room.address, name);
    await player.sit(tableId, index + 1, buyIn);
    players.push(player);
  }
  return players;
}

/** Everything a table has stored. */
export async function logOf(room: Started, tableId: string): Promise<Entry[]> {
  return readEntries(room.room.db, tableId, 1);
}

/** Resolves when a table has finished so many hands from now on. */
export function handsFinished(room: Started, tableId: string, count: number): Promise<void> {
  return new Promise(resolve => {
    let finished = 0;
    const stop = room.room.bus.listen(tableId, news => {
      if (news.type !== 'entry' || news.finished === null || ++finished < count) return;
      stop();
      resolve();
    });
  });
}
