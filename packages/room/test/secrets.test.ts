/** No frame to anybody holds a card he may not see: checked on raw frames of whole games over real sockets. */
import { seededPick } from '@doorcard/stud';
import { type NewTable, toClient } from '@doorcard/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DealtIn, Entry } from '../src/table/state.ts';
import { anyOption, callsDown, Player } from './support/player.ts';
import { handsFinished, logOf, makeTable, seated, type TestRoom, testRoom } from './support/room.ts';

let room: TestRoom;

beforeAll(async () => {
  room = await testRoom();
});

afterAll(() => room.end());

/** Every card in a message, wherever it stands. */
function cardsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return key === 'card' || key === 'cards' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(item => cardsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => cardsIn(inner, name));
}

/** What a person may have seen of the hand that an entry belongs to, when it had happened. */
function allowed(log: readonly Entry[], upTo: number, personId: string | null): Set<number | null> {
  const cards = new Set<number | null>([null]);
  let dealtIn: DealtIn = {};
  for (const entry of log) {
    if (entry.number > upTo) break;
    if (entry.begins !== undefined) {
      cards.clear();
      cards.add(null);
      dealtIn = entry.begins.dealtIn;
    }
    for (const event of entry.events) {
      if (event.type === 'card-dealt' && (event.up || dealtIn[event.seat]?.personId === personId))
        cards.add(event.card);
      if (event.type === 'community-dealt') cards.add(event.card);
      if (event.type === 'shown') for (const card of event.cards) cards.add(card);
    }
  }
  return cards;
}

/** Checks every frame of somebody's at a table; returns how many cards they held. */
function checkFrames(player: Player, log: readonly Entry[]): number {
  const personId = player.said('welcome')?.person?.id ?? null;
  let seen = 0;
  let number = 0;
  for (const frame of player.frames) {
    const message: unknown = JSON.parse(frame);
    // Nothing but what the schema knows: an unknown field would be stripped and the two would differ.
    const known = toClient.parse(message);
    expect(known).toEqual(message);
    if (known.type === 'snapshot' || known.type === 'happened') number = known.number;
    const cards = cardsIn(message);
    const may = allowed(log, number, personId);
    for (const card of cards) expect(may.has(card), `card ${card} in ${frame}`).toBe(true);
    seen += cards.length;
  }
  return seen;
}

const GAMES: readonly (Partial<NewTable> & { players: number })[] = [
  { game: 'stud-high', house: 'ten-second', players: 4 },
  { game: 'stud-hi-lo', house: 'eight-seat', players: 8 },
  {
    game: 'razz',
    house: 'nearest-dealer',
    players: 3,
    stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
  },
];

describe('what is told', () => {
  it.each(GAMES)(
    'of $game in the house $house holds no card that is not for these eyes',
    async ({ players: count, ...table }) => {
      const maker = await Player.named(room.address, `By ${table.house}`);
      // Deep enough that nobody is broke before the end.
      const tableId = await makeTable(maker, { ...table, buyIn: { least: 2_000, most: 2_000 } });
      const rail = await Player.connect(room.address, null);
      await rail.join(tableId);
      const finished = handsFinished(room, tableId, 6);
      const names = Array.from({ length: count }, (_, index) => `${table.house} ${index + 1}`);
      const players = await seated(room, tableId, names);
      const pick = seededPick(count);
      const choose = anyOption(pick);
      for (const [index, player] of players.entries())
        player.plays(tableId, index % 2 === 0 ? callsDown : options => choose(options));
      // One who watches from the rail with a name, and comes in mid-game.
      const watcher = await Player.named(room.address, `Eye ${table.house}`);
      await watcher.join(tableId);
      await finished;
      const people = [...players, rail, watcher];
      for (const person of people) await person.close();
      await room.room.log.idle();
      const log = await logOf(room, tableId);
      for (const person of people) expect(checkFrames(person, log)).toBeGreaterThan(20);
      // A player's own down cards do come, and to nobody but him.
      expect(players[0]!.frames.some(frame => /"up":false,"card":\d/.test(frame))).toBe(true);
      expect(rail.frames.some(frame => /"up":false,"card":\d/.test(frame))).toBe(false);
    },
  );

  it('to a player who has got up in mid-hand and sat elsewhere is his own hand and no other', async () => {
    const maker = await Player.named(room.address, 'Maker again');
    const tableId = await makeTable(maker, { buyIn: { least: 2_000, most: 2_000 } });
    const finished = handsFinished(room, tableId, 3);
    const [anna, berta, clara] = (await seated(room, tableId, ['Anna', 'Berta', 'Clara'])) as [
      Player,
      Player,
      Player,
    ];
    anna.plays(tableId, callsDown);
    berta.plays(tableId, callsDown);
    clara.plays(tableId, callsDown);
    await anna.until(() => anna.tables.get(tableId)?.hand?.street === 4);
    await anna.must({ type: 'leave', tableId });
    await anna.must({ type: 'part', tableId });
    await anna.join(tableId);
    await finished;
    const people = [anna, berta, clara];
    for (const person of people) await person.close();
    await room.room.log.idle();
    const log = await logOf(room, tableId);
    for (const person of people) expect(checkFrames(person, log)).toBeGreaterThan(5);
  });
});
