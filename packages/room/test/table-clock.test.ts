import { describe, expect, test } from 'vitest';
import { Scene } from './support/scene.ts';

const lastOf = (scene: Scene) => scene.table.state.hand!.events.slice(-12).map(event => event.type);

describe('out of time (Rulebook §9)', () => {
  test('a bring-in player posts the bring-in', async () => {
    const scene = await Scene.of({ players: 3, house: 'six-max' });
    await scene.nextHand();
    const opener = await scene.runOut();
    expect(scene.hand.broughtIn).toBe(opener);
    expect(lastOf(scene)).toContain('timed-out');
  });

  test('in a check-fold house a player folds to a bet and checks without one', async () => {
    const scene = await Scene.of({ players: 3, house: 'six-max' });
    await scene.nextHand();
    await scene.act('bring-in');
    const slow = await scene.runOut();
    expect(scene.hand.players.find(player => player.seat === slow)!.folded).toBe(true);
    await scene.callDown(() => scene.hand.street === 4);
    const free = await scene.runOut();
    expect(lastOf(scene).slice(-2)).toEqual(['timed-out', 'checked']);
    expect(scene.hand.players.find(player => player.seat === free)!.folded).toBe(false);
  });

  test('in an all-in house he keeps his share of what his chips match, and acts no more', async () => {
    const scene = await Scene.of({
      players: 3,
      house: 'ten-second',
      table: { buyIn: { least: 100, most: 100 } },
    });
    await scene.nextHand();
    await scene.act('bring-in');
    await scene.act('complete');
    const slow = await scene.runOut();
    const before = scene.stack(slow);
    const player = () => scene.hand.players.find(other => other.seat === slow)!;
    expect(player()).toMatchObject({ folded: false, protected: true });
    await scene.act('call');
    const turns: number[] = [];
    await scene.callDown(() => {
      turns.push(scene.turn);
      return false;
    });
    expect(turns).not.toContain(slow);
    expect(player().cards).toHaveLength(7);
    expect(scene.stack(slow)).toBeGreaterThanOrEqual(before);
  });

  test('the clock is the house’s: nothing happens a moment before its end', async () => {
    const scene = await Scene.of({
      players: 2,
      house: 'ten-second',
      table: { buyIn: { least: 100, most: 100 } },
    });
    await scene.nextHand();
    await scene.clock.pass(9_900);
    expect(scene.hand.phase).toBe('bring-in');
    await scene.clock.pass(100);
    expect(scene.hand.phase).toBe('betting');
  });
});

describe('time bank', () => {
  test('runs only after the base time, is charged for what was used, and is earned back', async () => {
    const scene = await Scene.of({ players: 2, axes: { clock: 20, timeBank: 60 } });
    await scene.nextHand();
    await scene.clock.pass(15_000);
    const quick = await scene.act('bring-in');
    expect(scene.sitter(quick)!.timeBank).toBe(60_000);
    await scene.clock.pass(20_000 + 30_000);
    const slow = await scene.act('fold');
    expect(scene.hand.phase).toBe('won');
    expect(scene.sitter(slow)!.timeBank).toBe(30_000);
    await scene.foldOut();
    expect(scene.sitter(slow)!.timeBank).toBe(32_000);
    expect(scene.sitter(quick)!.timeBank).toBe(60_000);
  });

  test('when it is gone too, the clock acts', async () => {
    const scene = await Scene.of({ players: 2, axes: { clock: 20, timeBank: 60 } });
    await scene.nextHand();
    await scene.clock.pass(79_000);
    expect(scene.hand.phase).toBe('bring-in');
    const slow = scene.turn;
    await scene.clock.pass(1_000);
    expect(scene.hand.phase).toBe('betting');
    expect(scene.sitter(slow)!.timeBank).toBe(0);
  });
});

describe('coming back', () => {
  test('gives a player whose turn it is five seconds, once a decision', async () => {
    const scene = await Scene.of({ players: 2, house: 'six-max' });
    await scene.nextHand();
    const away = scene.person(scene.turn).id;
    await scene.clock.pass(18_000);
    scene.table.presence(away, false);
    scene.table.presence(away, true);
    expect(scene.table.clock!.bankEndsAt - scene.clock.now()).toBe(5_000);
    await scene.clock.pass(4_000);
    scene.table.presence(away, false);
    scene.table.presence(away, true);
    expect(scene.table.clock!.bankEndsAt - scene.clock.now()).toBe(1_000);
    await scene.clock.pass(1_000);
    expect(scene.hand.phase).toBe('betting');
  });

  test('takes no time away from one who has more', async () => {
    const scene = await Scene.of({ players: 2, house: 'six-max' });
    await scene.nextHand();
    const away = scene.person(scene.turn).id;
    scene.table.presence(away, true);
    expect(scene.table.clock!.bankEndsAt - scene.clock.now()).toBe(20_000);
  });
});

describe('missing hands', () => {
  /** Plays a hand in which seat 1 never acts, and the others check, call or fold. */
  async function withoutSeat1(scene: Scene) {
    await scene.nextHand();
    for (let count = 0; count < 60 && scene.hand.phase !== 'ended'; count++) {
      if (scene.hand.phase === 'won') await scene.clock.pass(10_000);
      else if (scene.turn === 1) await scene.runOut();
      else await scene.callDown(() => scene.turn === 1 || scene.hand.phase === 'won');
    }
  }

  test('two hands in a row by time-out sit a player out; coming back makes it good', async () => {
    const scene = await Scene.of({ players: 3, house: 'six-max' });
    await withoutSeat1(scene);
    expect(scene.sitter(1)).toMatchObject({ sittingOut: null, missed: 1 });
    await withoutSeat1(scene);
    expect(scene.sitter(1)).toMatchObject({ sittingOut: 'timed-out', missed: 2 });
    await scene.nextHand();
    expect(scene.hand.players.map(({ seat }) => seat)).toEqual([2, 3]);
    expect((await scene.table.comeBack(scene.person(1).id)).ok).toBe(true);
    await scene.foldOut();
    await scene.nextHand();
    expect(scene.hand.players.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  test('a hand played in between starts the count anew', async () => {
    const scene = await Scene.of({ players: 3, house: 'six-max' });
    await withoutSeat1(scene);
    await scene.nextHand();
    await scene.foldOut();
    expect(scene.sitter(1)!.missed).toBe(0);
    await withoutSeat1(scene);
    expect(scene.sitter(1)).toMatchObject({ sittingOut: null, missed: 1 });
  });
});
