import { options } from '@doorcard/stud';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Room } from '../src/room.ts';
import { cryptoShuffler } from '../src/shuffler.ts';
import { loadTables } from '../src/store/tables.ts';
import { Scene } from './support/scene.ts';

test('a full disk refuses, changes nothing, and is got over', async () => {
  const scene = await Scene.of({ players: 2, buyIns: [500, 500] });
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(scene.db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count + 2}`).execute(scene.db);
  const refused = await playUntilRefused(scene);
  expect(refused).toMatchObject({ ok: false, fault: { code: 'room-unavailable' } });
  // Refused, and the clock cannot act either: but it does not let go.
  const before = scene.table.state;
  await scene.clock.pass(200_000);
  expect(scene.table.state).toBe(before);
  await sql.raw('pragma max_page_count = 1073741823').execute(scene.db);
  await scene.clock.pass(2_000);
  expect(scene.table.state.number).toBe(before.number + 1);
  expect(scene.table.state.hand!.events.map(({ type }) => type)).toContain('timed-out');
  const sum = await scene.db
    .selectFrom('balances')
    .select(build => build.fn.sum<number>('chips').as('chips'))
    .executeTakeFirst();
  expect(sum!.chips).toBe(0);
});

/** Checks and calls hand after hand until a decision is not taken. */
async function playUntilRefused(scene: Scene) {
  for (let count = 0; count < 500; count++) {
    if (scene.table.state.hand === null || scene.hand.phase === 'ended') await scene.nextHand();
    const { id, hand } = scene.table.state.hand!;
    const legal = options(hand).map(({ action }) => action);
    const action = (['check', 'call', 'bring-in'] as const).find(name => legal.includes(name))!;
    const done = await scene.table.act(scene.person(scene.turn).id, id, hand.decision, { action });
    if (!done.ok) return done;
  }
  throw new Error('the disk was never full');
}

test('a writer that has lost its table fails on append and steps down', async () => {
  const scene = await Scene.of({ players: 2 });
  await scene.nextHand();
  // A second room on the same database takes the table over and plays on.
  const other = await Room.open({ db: scene.db, clock: scene.clock, readyTables: false });
  const taken = other.table(scene.table.config.id)!;
  expect(taken.state.hand!.hand).toEqual(scene.hand);
  const { id, hand } = scene.table.state.hand!;
  const opener = scene.person(scene.turn).id;
  expect((await taken.act(opener, id, hand.decision, { action: 'bring-in' })).ok).toBe(true);
  const late = await scene.table.act(opener, id, hand.decision, { action: 'complete' });
  expect(late).toMatchObject({ ok: false, fault: { code: 'room-unavailable' } });
  expect(await scene.table.act(opener, id, hand.decision, { action: 'complete' })).toMatchObject({
    ok: false,
    fault: { code: 'room-closing' },
  });
  await taken.close();
});

test('the log folds to the very state the table has, in mid-hand and after', async () => {
  const scene = await Scene.of({
    players: 3,
    house: 'ten-second',
    table: { buyIn: { least: 100, most: 100 } },
  });
  for (let hand = 0; hand < 3; hand++) {
    await scene.nextHand();
    await scene.act('bring-in');
    const [stored] = await loadTables(scene.db, 5);
    expect(stored!.state).toEqual(scene.table.state);
    await scene.callDown();
  }
  const [after] = await loadTables(scene.db, 5);
  expect(after!.state).toEqual({ ...scene.table.state, hand: null });
  expect(after!.lastHands).toEqual(scene.table.lastHands);
});

test('the shuffle gives every card every place about equally often', () => {
  const rounds = 5_200;
  const seen = Array.from({ length: 52 }, () => new Array<number>(52).fill(0));
  for (let round = 0; round < rounds; round++)
    for (const [place, card] of cryptoShuffler.deck().entries()) seen[place]![card]!++;
  // Chi-square with 51 × 51 degrees of freedom: mean 2601, standard deviation 72; six of those are a miracle.
  const expected = rounds / 52;
  const chi = seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chi).toBeGreaterThan(2601 - 6 * 72);
  expect(chi).toBeLessThan(2601 + 6 * 72);
});
