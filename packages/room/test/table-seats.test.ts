import { describe, expect, test } from 'vitest';
import { settled } from './support/fake-clock.ts';
import { Scene } from './support/scene.ts';

const code = (done: { ok: boolean; fault?: { code: string } }) => done.fault?.code;

describe('leaving', () => {
  test('between hands: chips go home at once', async () => {
    const scene = await Scene.of({ players: 2 });
    expect(await scene.home(1)).toBe(9_900);
    expect((await scene.table.leave(scene.person(1).id)).ok).toBe(true);
    expect(await scene.home(1)).toBe(10_000);
    expect(scene.sitter(1)).toBeNull();
  });

  test('in mid-hand: folded when it is his turn, home when the hand is over', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.nextHand();
    const opener = await scene.act('bring-in');
    const next = scene.turn;
    const leaver = [1, 2, 3].find(seat => seat !== opener && seat !== next)!;
    await scene.table.leave(scene.person(leaver).id);
    await settled();
    const player = () => scene.hand.players.find(({ seat }) => seat === leaver)!;
    expect(player().folded).toBe(false);
    expect(scene.sitter(leaver)).toMatchObject({ leaving: true });
    await scene.act('complete');
    expect(player().folded).toBe(true);
    expect(await scene.home(leaver)).toBe(9_900);
    await scene.foldOut();
    expect(scene.sitter(leaver)).toBeNull();
    expect(await scene.home(leaver)).toBe(9_999);
  });

  test('in his own turn: the hand goes on without him at once', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.nextHand();
    await scene.act('bring-in');
    const leaver = scene.turn;
    await scene.table.leave(scene.person(leaver).id);
    await settled();
    expect(scene.hand.players.find(({ seat }) => seat === leaver)!.folded).toBe(true);
    expect(scene.turn).not.toBe(leaver);
  });

  test('of one who must bring in: he brings in, and folds to the completion', async () => {
    const scene = await Scene.of({ players: 2 });
    await scene.nextHand();
    const leaver = scene.turn;
    await scene.table.leave(scene.person(leaver).id);
    await settled();
    expect(scene.hand.broughtIn).toBe(leaver);
    await scene.act('complete');
    expect(scene.hand.phase).toBe('won');
  });

  test('of all but one: the last has the pot and nobody hangs', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.nextHand();
    for (const seat of [1, 2, 3]) await scene.table.leave(scene.person(seat).id);
    await settled();
    expect(scene.hand.phase).toBe('ended');
    const home = await Promise.all([1, 2, 3].map(seat => scene.home(seat)));
    expect(home.reduce((sum, chips) => sum + chips)).toBe(30_000);
    expect(scene.table.freeSeats).toBe(8);
  });

  test('one who is all-in keeps his share', async () => {
    const scene = await Scene.of({
      players: 2,
      buyIns: [20, 20],
      table: { stakes: { ante: 4, bringIn: 10, smallBet: 20, bigBet: 40 } },
    });
    await scene.nextHand();
    await scene.act('bring-in');
    const allIn = await scene.act('complete');
    await scene.table.leave(scene.person(allIn).id);
    await scene.act('call');
    expect(scene.hand.phase).toBe('ended');
    const won = scene.hand.awards.reduce((sum, award) => sum + (award.seat === allIn ? award.amount : 0), 0);
    expect(await scene.home(allIn)).toBe(9_980 + won);
  });
});

describe('being in', () => {
  test('with auto-ante off one is asked, and not saying so costs that hand only', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.room.people.prefer(scene.person(3).id, { autoAnte: false });
    await scene.nextHand();
    expect(scene.hand.players.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(scene.sitter(3)).toMatchObject({ sittingOut: null, missed: 0, stack: 100 });
    await scene.foldOut();
    const { number } = scene.table.coming!;
    expect((await scene.table.imIn(scene.person(3).id, number)).ok).toBe(true);
    await scene.nextHand();
    expect(scene.hand.players.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  test('for a hand that is not coming is refused', async () => {
    const scene = await Scene.of({ players: 2 });
    expect(code(await scene.table.imIn(scene.person(1).id, 7))).toBe('no-hand-coming');
  });

  test('nobody says so: no hand, and everybody is asked again', async () => {
    const scene = await Scene.of({ players: 2 });
    for (const seat of [1, 2]) await scene.room.people.prefer(scene.person(seat).id, { autoAnte: false });
    await scene.clock.pass(60_000);
    expect(scene.table.state.handNumber).toBe(0);
    const { number } = scene.table.coming!;
    for (const seat of [1, 2]) await scene.table.imIn(scene.person(seat).id, number);
    await scene.nextHand();
    expect(scene.table.state.handNumber).toBe(1);
  });

  test('sitting out lasts until one comes back', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.table.sitOut(scene.person(2).id);
    await scene.nextHand();
    expect(scene.hand.players.map(({ seat }) => seat)).toEqual([1, 3]);
    await scene.table.comeBack(scene.person(2).id);
    await scene.foldOut();
    await scene.nextHand();
    expect(scene.hand.players).toHaveLength(3);
  });

  test('sitting out in mid-hand does not take the hand away', async () => {
    const scene = await Scene.of({ players: 2 });
    await scene.nextHand();
    await scene.table.sitOut(scene.person(scene.turn).id);
    await scene.act('bring-in');
    expect(scene.hand.phase).toBe('betting');
  });
});

describe('chips', () => {
  test('a stack that does not cover ante and bring-in is sat out until it is topped up', async () => {
    const scene = await Scene.of({
      players: 3,
      buyIns: [20, 100, 100],
      table: { stakes: { ante: 8, bringIn: 10, smallBet: 20, bigBet: 40 } },
    });
    await scene.nextHand();
    await scene.foldOut();
    const short = scene.table.state.seats.findIndex(sitter => sitter?.sittingOut === 'short-stack') + 1;
    if (scene.sitter(1)!.stack < 18) {
      expect(short).toBe(1);
      expect(code(await scene.table.comeBack(scene.person(1).id))).toBe('not-enough-chips');
      await scene.table.topUp(scene.person(1).id, 50);
      await scene.nextHand();
      expect(scene.hand.players).toHaveLength(3);
    } else expect(short).toBe(0);
  });

  test('a top-up in mid-hand waits until it is over', async () => {
    const scene = await Scene.of({ players: 2 });
    await scene.nextHand();
    await scene.table.topUp(scene.person(1).id, 50);
    expect(scene.stack(1)).toBeLessThan(100);
    expect(scene.sitter(1)).toMatchObject({ toppedUp: 50 });
    expect(await scene.home(1)).toBe(9_850);
    await scene.foldOut();
    expect(scene.sitter(1)!.stack).toBe(scene.stack(1) + 50);
    expect(scene.sitter(1)!.toppedUp).toBe(0);
  });

  test('buy-ins are held to the table’s bounds, and to what one has', async () => {
    const scene = await Scene.of({ players: 2, table: { buyIn: { least: 20, most: 50_000 } } });
    const third = await scene.newPerson('Player 3');
    expect(code(await scene.table.sit(third, 3, 19))).toBe('bad-buy-in');
    expect(code(await scene.table.sit(third, 3, 50_001))).toBe('bad-buy-in');
    expect(code(await scene.table.sit(third, 3, 10_001))).toBe('not-enough-chips');
    expect(code(await scene.table.sit(third, 1, 20))).toBe('seat-taken');
    expect(code(await scene.table.sit(third, 9, 20))).toBe('no-such-seat');
    expect((await scene.table.sit(third, 3, 10_000)).ok).toBe(true);
    expect(code(await scene.table.sit(third, 4, 20))).toBe('already-seated');
    expect(code(await scene.table.topUp(third.id, 1))).toBe('not-enough-chips');
  });

  test('a fixed buy-in can be topped up only to itself', async () => {
    const scene = await Scene.of({
      players: 2,
      house: 'ten-second',
      table: { buyIn: { least: 100, most: 100 } },
    });
    expect(code(await scene.table.topUp(scene.person(1).id, 1))).toBe('bad-buy-in');
    await scene.nextHand();
    await scene.foldOut();
    const poor = scene.sitter(1)!.stack < 100 ? 1 : 2;
    const missing = 100 - scene.sitter(poor)!.stack;
    expect(code(await scene.table.topUp(scene.person(poor).id, missing - 1))).toBe('bad-buy-in');
    expect((await scene.table.topUp(scene.person(poor).id, missing)).ok).toBe(true);
  });
});

describe('decisions', () => {
  test('a late or doubled click does nothing', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.nextHand();
    const { id, hand } = scene.table.state.hand!;
    const opener = scene.person(scene.turn).id;
    const both = await Promise.all([
      scene.table.act(opener, id, hand.decision, { action: 'bring-in' }),
      scene.table.act(opener, id, hand.decision, { action: 'bring-in' }),
    ]);
    expect(both.map(code)).toEqual([undefined, 'stale-decision']);
    expect(scene.table.state.hand!.events.filter(event => event.type === 'bring-in-posted')).toHaveLength(1);
  });

  test('out of turn, with a sentence and the options', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.nextHand();
    const { id, hand } = scene.table.state.hand!;
    const other = [1, 2, 3].find(seat => seat !== scene.turn)!;
    const done = await scene.table.act(scene.person(other).id, id, hand.decision, { action: 'fold' });
    expect(done).toMatchObject({ ok: false, fault: { code: 'not-your-turn' } });
  });

  test('an amount that is not legal is refused and changes nothing', async () => {
    const scene = await Scene.of({ players: 2 });
    await scene.nextHand();
    const before = scene.table.state.number;
    const { id, hand } = scene.table.state.hand!;
    const done = await scene.table.act(scene.person(scene.turn).id, id, hand.decision, {
      action: 'complete',
      to: 7,
    });
    expect(done).toMatchObject({ ok: false, fault: { code: 'illegal-amount' } });
    expect(scene.table.state.number).toBe(before);
  });
});

describe('waiting list', () => {
  test('a free seat is kept for the first who waits, for a minute', async () => {
    const scene = await Scene.of({ players: 2, table: { seats: 2 } });
    const [first, second] = [await scene.newPerson('First'), await scene.newPerson('Second')];
    scene.table.waitingList.add(first.id);
    scene.table.waitingList.add(second.id);
    await scene.table.leave(scene.person(1).id);
    expect(code(await scene.table.sit(second, 1, 100))).toBe('seat-taken');
    await scene.clock.pass(60_000);
    expect(scene.table.waitingList.list).toEqual([second.id]);
    expect((await scene.table.sit(second, 1, 100)).ok).toBe(true);
    expect(scene.table.waitingList.list).toEqual([]);
  });
});

describe('being away', () => {
  test('who sits out and is not connected gets up after a quarter of an hour', async () => {
    const scene = await Scene.of({ players: 3 });
    await scene.table.sitOut(scene.person(1).id);
    await scene.clock.pass(14 * 60_000);
    expect(scene.sitter(1)).not.toBeNull();
    await scene.clock.pass(3 * 60_000);
    expect(scene.sitter(1)).toBeNull();
    expect(await scene.home(1)).toBe(10_000);
  });

  test('a table somebody made goes when it has been empty for half an hour', async () => {
    const scene = await Scene.of({ players: 2 });
    for (const seat of [1, 2]) await scene.table.leave(scene.person(seat).id);
    await scene.clock.pass(29 * 60_000);
    expect(scene.room.table(scene.table.config.id)).toBe(scene.table);
    await scene.clock.pass(3 * 60_000);
    expect(scene.room.table(scene.table.config.id)).toBeUndefined();
  });
});

describe('dealer position', () => {
  test('moves one player clockwise each hand, or stays before seat 1', async () => {
    const rotating = await Scene.of({ players: 3, house: 'six-max' });
    const dealers: number[] = [];
    for (let hand = 0; hand < 4; hand++) {
      await rotating.nextHand();
      dealers.push(rotating.hand.setup.dealer);
      await rotating.foldOut();
    }
    expect(dealers).toEqual([1, 2, 3, 1]);
    const fixed = await Scene.of({ players: 2, house: 'eight-seat' });
    await fixed.nextHand();
    expect(fixed.hand.setup.dealer).toBe(0);
  });
});
