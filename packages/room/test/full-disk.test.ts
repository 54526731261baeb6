/**
 * When nothing can be written, nothing is acknowledged or told; when it can again, the hand goes on. The room is
 * a process whose files the system keeps from growing (a limit of Linux, set by `prlimit`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { startProcess } from './support/child.ts';
import { callsDown, comeIn, Player } from './support/player.ts';

it.runIf(process.platform === 'linux')(
  'a full disk is a clear refusal, and not a chip goes wrong',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'doorcard-full-'));
    const room = await startProcess(data, ['--no-bots', '--log', 'silent']);
    const tableId = 'eight-seat';
    const players: [Player, Player] = [
      await Player.named(room.address, 'One'),
      await Player.named(room.address, 'Two'),
    ];
    for (const [index, player] of players.entries()) await player.sit(tableId, index + 1, 400);
    const told = players.map(player => () => player.tables.get(tableId)!);
    await players[0].until(() => told[0]!().turn !== null);
    await players[1].until(() => told[1]!().number === told[0]!().number);
    const turn = told[0]!().turn!;
    const { number } = told[0]!();
    const actor = players[turn.seat - 1]!;
    const asked = { tableId, handId: turn.handId, decision: turn.decision };
    room.fillDisk(true);
    for (let tries = 0; tries < 3; tries++) {
      const { refusal } = await actor.ask({ type: 'act', ...asked, action: { action: 'complete' } });
      expect(refusal?.code).toBe('room-unavailable');
      expect(refusal?.message).toMatch(/cannot write/);
    }
    await expect(comeIn(room.address, 'Newcomer')).rejects.toThrow(/: 50[03]/);
    expect((await actor.ask({ type: 'ping' })).accepted).toBe(true);
    // Nobody was told of what was not stored.
    for (const each of told) expect(each().number).toBe(number);
    // There is room again: the same decision is open, and the hand goes on.
    room.fillDisk(false);
    await actor.must({ type: 'act', ...asked, action: { action: 'complete' } });
    for (const player of players) player.plays(tableId, callsDown);
    await players[0].until(() => told[0]!().hand?.phase === 'ended');
    for (const player of players) await player.close();
    expect(await room.stop()).toBe(0);
    const books = new DatabaseSync(join(data, 'doorcard.sqlite'), { readOnly: true });
    expect(books.prepare('select sum(chips) as chips from balances').get()?.chips).toBe(0);
    const onTable =
      "select sum(chips) as chips from balances where account like 'stack:%' or account like 'pot:%'";
    expect(books.prepare(onTable).get()?.chips).toBe(800);
    books.close();
    rmSync(data, { recursive: true, force: true });
  },
);
