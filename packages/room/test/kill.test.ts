/**
 * The room's process is killed (SIGKILL) at many random points, in the middle of hands, and started again on the
 * same data: the hand goes on, every chip is there, and nothing that was acknowledged or told is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type HandEvent, seededPick } from '@doorcard/stud';
import type { NewTable, ToClient } from '@doorcard/wire';
import { expect, it } from 'vitest';
import type { Entry } from '../src/table/state.ts';
import { startProcess } from './support/child.ts';
import { anyOption, comeIn, Player } from './support/player.ts';

const KILLS = 12;
const NAMES = ['Ana', 'Bruno', 'Celia', 'Dimitra'];

const TABLE: NewTable = {
  game: 'stud-hi-lo',
  house: 'live-cash',
  stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
  buyIn: { least: 2_000, most: 2_000 },
  isPrivate: false,
  bots: false,
};

/** An event without its cards: what is the same for everybody. */
function bare(event: HandEvent): string {
  return JSON.stringify(event, (key, value) => (key === 'card' ? undefined : value));
}

it(`goes on after ${KILLS} kills as if nothing had been`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'doorcard-kill-'));
  const pick = seededPick(Date.now());
  const choose = anyOption(pick);
  let room = await startProcess(data, ['--no-bots']);
  const cookies: string[] = [];
  for (const name of NAMES) cookies.push(await comeIn(room.address, name));
  let tableId = '';
  /** What was told of every entry, by number, over all lives of the room. */
  const told = new Map<number, readonly HandEvent[]>();
  let handsSeen = 0;
  let midHand = 0;
  for (let life = 0; life <= KILLS; life++) {
    const last = Math.max(0, ...told.keys());
    const players: Player[] = [];
    for (const cookie of cookies) players.push(await Player.connect(room.address, cookie));
    if (life === 0) tableId = (await players[0]!.must({ type: 'create-table', table: TABLE })).tableId!;
    for (const player of players) {
      const before = player.onMessage;
      player.onMessage = (message: ToClient) => {
        before(message);
        if (message.type !== 'happened') return;
        const known = told.get(message.number);
        if (known === undefined) told.set(message.number, message.events);
        else expect(message.events.map(bare)).toEqual(known.map(bare));
      };
    }
    for (const [index, player] of players.entries()) {
      const { snapshot } = await player.join(tableId);
      // Whatever anybody was told before the kill is there: the table is not behind its word.
      expect(snapshot.number).toBeGreaterThanOrEqual(last);
      if (life === 0) await player.must({ type: 'sit', tableId, seat: index + 1, buyIn: 2_000 });
      else expect(snapshot.you).toBe(index + 1);
      if (index === 0 && life > 0 && snapshot.hand !== null && snapshot.turn !== null) midHand++;
      player.plays(tableId, options => choose(options));
    }
    // Killed after a random number of events, and a little later by chance.
    const until = Math.max(0, ...told.keys()) + 3 + pick(25);
    await players[pick(4)]!.until(() => told.has(until));
    if (pick(2) === 0) await new Promise(resolve => setTimeout(resolve, pick(12)));
    await (life === KILLS ? room.stop() : room.kill());
    for (const player of players) await player.until(() => player.closeCode !== null);
    if (life < KILLS) room = await startProcess(data, ['--no-bots']);
  }
  const books = new DatabaseSync(join(data, 'doorcard.sqlite'), { readOnly: true });
  const log = books
    .prepare('select entry from log where table_id = ? order by number')
    .all(tableId)
    .map(row => JSON.parse(String(row.entry)) as Entry);
  // The log has every number once, and everything that was told is in it.
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  for (const [number, events] of told)
    expect(log[number - 1]?.events.map(bare), `entry ${number}`).toEqual(events.map(bare));
  for (const { events } of log) handsSeen += events.filter(({ type }) => type === 'hand-ended').length;
  const balances = books.prepare('select account, chips from balances').all();
  const sum = (prefix: string) =>
    balances
      .filter(row => String(row.account).startsWith(prefix))
      .reduce((all, row) => all + Number(row.chips), 0);
  books.close();
  expect(sum('')).toBe(0);
  expect(sum('stack:') + sum('pot:')).toBe(4 * 2_000);
  expect(sum('home:')).toBe(4 * (10_000 - 2_000));
  expect(midHand).toBeGreaterThan(0);
  expect(handsSeen).toBeGreaterThan(1);
  rmSync(data, { recursive: true, force: true });
}, 180_000);

it('a kill while people come in and sit down loses nobody who was let in', async () => {
  const data = mkdtempSync(join(tmpdir(), 'doorcard-kill-'));
  let room = await startProcess(data, ['--no-bots']);
  for (let life = 0; life < 3; life++) {
    const cookie = await comeIn(room.address, `Guest ${life}`);
    const player = await Player.connect(room.address, cookie);
    await player.join('six-max');
    await player.must({ type: 'sit', tableId: 'six-max', seat: life + 1, buyIn: 100 });
    await room.kill();
    room = await startProcess(data, ['--no-bots']);
    const again = await Player.connect(room.address, cookie);
    expect(again.said('welcome')?.person?.name).toBe(`Guest ${life}`);
    expect(again.said('welcome')?.seatedAt).toEqual(['six-max']);
    expect(again.said('welcome')?.person?.chips).toBe(9_900);
    await again.close();
  }
  expect(await room.stop()).toBe(0);
  rmSync(data, { recursive: true, force: true });
}, 60_000);
