/** The room of `npm run bench:room`: its own process, a new database, tables and people ready to sit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@doorcard/room';
import { GAMES } from '@doorcard/stud';

/** Somebody of the bench: his session, his table and his seat. */
export interface Guest {
  readonly token: string;
  readonly tableId: string;
  readonly seat: number;
}

export interface Opened {
  readonly address: string;
  readonly people: readonly Guest[];
}

export interface Report {
  /** All accounts of the ledger together. */
  readonly sum: number;
  readonly commits: number;
  readonly seconds: number;
  /** Processor seconds a second. */
  readonly cpu: number;
  readonly memory: number;
}

/** Pauses between hands are a twentieth of what people need. */
const PACE = 0.05;

const [tables = 200, seats = 8] = process.argv.slice(2).map(Number);
const data = mkdtempSync(join(tmpdir(), 'doorcard-bench-'));
const { address, room, close } = await start({
  port: 0,
  host: '127.0.0.1',
  data,
  pace: PACE,
  bots: false,
  behindProxy: false,
  smtpUrl: null,
  mailFrom: 'bench@localhost',
  logLevel: 'warn',
});
const people: Guest[] = [];
for (let table = 0; table < tables; table++) {
  let tableId = '';
  for (let seat = 1; seat <= seats; seat++) {
    const came = await room.people.comeIn(`Bot ${table + 1}x${seat}`, undefined);
    if (!came.ok) throw new Error(came.fault.message);
    if (seat === 1) {
      const made = await room.create(
        {
          game: GAMES[table % GAMES.length]!,
          house: 'standard',
          stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
          seats,
          buyIn: { least: 5_000, most: 5_000 },
          isPrivate: false,
          bots: false,
        },
        came.value.person,
      );
      if (!made.ok) throw new Error(made.fault.message);
      tableId = made.value.config.id;
    }
    people.push({ token: came.value.token, tableId, seat });
  }
}
const began = performance.now();
const cpuBefore = process.cpuUsage();
const commitsBefore = room.log.commits;
process.send!({ address, people } satisfies Opened);

// A bench that is stopped takes its room along.
process.once('disconnect', () => process.exit(1));

process.once('message', async () => {
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const memory = process.memoryUsage().rss;
  await room.log.idle();
  const { sum } = await room.db
    .selectFrom('balances')
    .select(build => build.fn.sum<number>('chips').as('sum'))
    .executeTakeFirstOrThrow();
  process.send!({
    sum: Number(sum),
    commits: room.log.commits - commitsBefore,
    seconds,
    cpu: (user + system) / 1e6 / seconds,
    memory,
  } satisfies Report);
  await close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
