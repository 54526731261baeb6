/** When nothing can be written, nothing is acknowledged or told; when it can again, the hand goes on. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { callsDown, comeIn, Player } from './support/player.ts';
import { handsFinished, logOf, makeTable, seated, testRoom } from './support/room.ts';

it('a full disk is a clear refusal, and not a chip goes wrong', async () => {
  const room = await testRoom({}, false);
  const { db } = room.room;
  const maker = await Player.named(room.address, 'Maker');
  const tableId = await makeTable(maker);
  const [one, two] = (await seated(room, tableId, ['One', 'Two'], 200)) as [Player, Player];
  await one.until(() => one.tables.get(tableId)?.turn != null);
  await two.until(() => two.tables.get(tableId)?.number === one.tables.get(tableId)?.number);
  const turn = one.tables.get(tableId)!.turn!;
  const actor = turn.seat === 1 ? one : two;
  const { number } = actor.tables.get(tableId)!;
  const asked = { tableId, handId: turn.handId, decision: turn.decision };
  // The store may not grow by a page any more, which is what it sees of a full disk.
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(pages.rows[0]!.page_count))}`.execute(db);
  // What is free on the last pages is filled, until even one more row is too much.
  await expect(
    (async () => {
      for (let count = 0; count < 10_000; count++)
        await sql`insert into transfers values ('bank', 'bank', 1, ${'x'.repeat(40)}, 0)`.execute(db);
    })(),
  ).rejects.toThrow(/full/);
  const codes = new Set<string | undefined>();
  for (let tries = 0; tries < 3; tries++) {
    const answer = await actor.ask({ type: 'act', ...asked, action: { action: 'complete' } });
    codes.add(answer.refusal?.code);
    expect(answer.refusal?.message).toMatch(/cannot write/);
  }
  expect([...codes]).toEqual(['room-unavailable']);
  await expect(comeIn(room.address, 'Newcomer')).rejects.toThrow(/50[03]/);
  expect((await actor.ask({ type: 'ping' })).accepted).toBe(true);
  // Nobody was told of what was not stored.
  expect(one.tables.get(tableId)!.number).toBe(number);
  expect(two.tables.get(tableId)!.number).toBe(number);
  expect((await logOf(room, tableId)).at(-1)!.number).toBe(number);
  // There is room again: the same decision is open, and the hand goes on.
  await sql`pragma max_page_count = 1000000`.execute(db);
  const finished = handsFinished(room, tableId, 2);
  one.plays(tableId, callsDown);
  two.plays(tableId, callsDown);
  await finished;
  for (const player of [one, two, maker]) await player.close();
  await room.room.log.idle();
  const { sum } = await db
    .selectFrom('balances')
    .select(build => build.fn.sum<number>('chips').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(0);
  const stacks = await sql<{ chips: number }>`
    select sum(chips) as chips from balances where account like 'stack:%' or account like 'pot:%'`.execute(
    db,
  );
  expect(Number(stacks.rows[0]!.chips)).toBe(400);
  await room.end();
});
