/** Whatever is sent, the answer is a clear refusal or a closed line: never a crash, a leak or a wrong chip. */
import { request } from 'node:http';
import { seededPick } from '@doorcard/stud';
import { LIMITS, SOCKET_PATH, TO_ROOM } from '@doorcard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsDown, comeIn, Player } from './support/player.ts';
import { makeTable, seated, type TestRoom, testRoom } from './support/room.ts';

let room: TestRoom;
let names = 0;

beforeAll(async () => {
  room = await testRoom();
});

afterAll(async () => {
  const { sum } = await room.room.db
    .selectFrom('balances')
    .select(build => build.fn.sum<number>('chips').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(0);
  await room.end();
});

let player: Player;

beforeEach(async () => {
  player = await Player.named(room.address, `Person ${++names}`);
});

/** The code of the answer to a frame that may not even be JSON. */
async function answerTo(text: string): Promise<string> {
  const before = player.frames.length;
  player.raw(text);
  await player.until(() => player.frames.length > before || player.closeCode !== null);
  const answer = player.said('answer');
  return answer?.accepted === false ? answer.refusal!.code : `closed or accepted: ${JSON.stringify(answer)}`;
}

describe('messages', () => {
  it.each([
    'not JSON',
    '',
    'null',
    '[]',
    '42',
    '"ping"',
    '{}',
    '{"type":"ping"}',
    '{"type":"launch","id":1}',
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1.5}',
    '{"type":"ping","id":"1"}',
    '{"type":"join","id":1,"tableId":7}',
    `{"type":"join","id":1,"tableId":"${'x'.repeat(100)}"}`,
    '{"type":"say","id":1,"tableId":"six-max","text":""}',
    '{"type":"act","id":1,"tableId":"six-max","handId":"h","decision":1,"action":{"action":"bet","to":NaN}}',
    '{"type":"act","id":1,"tableId":"six-max","handId":"h","decision":1,"action":{"action":"bet","to":null}}',
    '{"type":"act","id":1,"tableId":"six-max","handId":"h","decision":1,"action":{"action":"bet","to":1e999}}',
    '{"type":"sit","id":1,"tableId":"six-max","seat":0,"buyIn":100}',
    '{"type":"sit","id":1,"tableId":"six-max","seat":1,"buyIn":-100}',
    '{"type":"ping","id":1,"__proto__":{"x":1}}',
  ])('that make no sense are refused: %s', async text => {
    expect(await answerTo(text)).toBe('bad-message');
    expect((await player.ask({ type: 'ping' })).accepted).toBe(true);
  });

  it('of a megabyte close the line, and the room goes on', async () => {
    player.raw(JSON.stringify({ type: 'say', id: 1, tableId: 'six-max', text: 'x'.repeat(1_000_000) }));
    await player.until(() => player.closeCode !== null);
    expect(player.closeCode).toBe(1009);
    expect((await fetch(`${room.address}/health`)).status).toBe(200);
  });

  it('that come a thousand at once are limited, and the line is closed when they do not stop', async () => {
    for (let count = 0; count < 1_000; count++) player.raw(JSON.stringify({ type: 'ping', id: count }));
    await player.until(() => player.closeCode !== null);
    expect(player.closeCode).toBe(4008);
    const answers = player.frames.map(frame => JSON.parse(frame)).filter(({ type }) => type === 'answer');
    const accepted = answers.filter(answer => answer.accepted).length;
    expect(accepted).toBeLessThan(LIMITS.burst + 3 * LIMITS.messagesPerSecond);
    expect(answers.some(answer => answer.refusal?.code === 'too-many-messages')).toBe(true);
  });

  it('in binary frames are heard as text or refused', async () => {
    player.raw(Buffer.from([0, 255, 254, 1]));
    await player.until(() => player.said('answer') !== undefined);
    expect(player.said('answer')?.refusal?.code).toBe('bad-message');
  });
});

describe('names', () => {
  it.each([
    ['of 500 characters', 'x'.repeat(500)],
    ['with markup', '<b>Ana</b>'],
    ['with a right-to-left mark', 'Ana\u202eanA'],
    ['with a hidden mark', 'Ana\u200b'],
    ['with a line in them', 'Ana\nBea'],
    ['that are empty', '   '],
    ['with a pile of accents', `A${'\u0301'.repeat(15)}`],
    ['with a null in them', 'Ana\u0000'],
  ])('%s are refused with a sentence', async (_, name) => {
    const response = await fetch(`${room.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(response.status).toBe(400);
    const { refusal } = (await response.json()) as { refusal: { code: string; message: string } };
    expect(refusal.code).toBe('bad-name');
    expect(refusal.message).toMatch(/\.$/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['José', 'Ελένη', '李明', 'O’Brien', 'Ana-María 2'])('like %s are welcome', async name => {
    expect(await comeIn(room.address, name)).toMatch(/^doorcard=/);
  });

  it('that look the same are the same', async () => {
    await comeIn(room.address, 'Same Name');
    await expect(comeIn(room.address, 'same  NAME')).rejects.toThrow('name-taken');
    await expect(comeIn(room.address, 'Ｓame Name')).rejects.toThrow('name-taken');
  });
});

describe('at a table', () => {
  it('nobody acts out of turn, for another, twice, or with what is not legal', async () => {
    const tableId = await makeTable(player);
    const [first, second] = (await seated(room, tableId, [`First ${names}`, `Second ${names}`])) as [
      Player,
      Player,
    ];
    await first.until(() => first.tables.get(tableId)?.turn?.asks === 'act');
    await second.until(() => second.tables.get(tableId)?.turn?.asks === 'act');
    const turn = first.tables.get(tableId)!.turn!;
    const [mine, other] = turn.seat === 1 ? [first, second] : [second, first];
    const asked = { tableId, handId: turn.handId, decision: turn.decision };
    const code = async (who: Player, action: Parameters<Player['ask']>[0]) =>
      (await who.ask(action)).refusal?.code;
    expect(await code(other, { type: 'act', ...asked, action: { action: 'bring-in' } })).toBe(
      'not-your-turn',
    );
    expect(await code(player, { type: 'act', ...asked, action: { action: 'bring-in' } })).toBe(
      'not-watching',
    );
    await player.join(tableId);
    expect(await code(player, { type: 'act', ...asked, action: { action: 'bring-in' } })).toBe('not-seated');
    const illegal = await mine.ask({ type: 'act', ...asked, action: { action: 'check' } });
    expect(illegal.refusal?.code).toBe('illegal-action');
    expect(illegal.refusal?.options).toEqual(mine.tables.get(tableId)!.turn!.options);
    expect(await code(mine, { type: 'act', ...asked, action: { action: 'complete', to: 999 } })).toBe(
      'illegal-amount',
    );
    expect(await code(mine, { type: 'act', ...asked, decision: 99, action: { action: 'bring-in' } })).toBe(
      'stale-decision',
    );
    expect(await code(mine, { type: 'act', ...asked, handId: 'x', action: { action: 'bring-in' } })).toBe(
      'stale-decision',
    );
    expect(await code(mine, { type: 'show', ...asked })).toBe('not-showing');
    // A doubled click: the first does it, the second nothing.
    const twice = [1, 2].map(() => mine.ask({ type: 'act', ...asked, action: { action: 'bring-in' } }));
    const answers = await Promise.all(twice);
    expect(answers.map(answer => answer.accepted)).toEqual([true, false]);
    expect(answers[1]!.refusal?.code).toBe('stale-decision');
    for (const who of [first, second]) await who.close();
  });

  it('nobody takes another one’s seat, sits twice, or buys what he may not', async () => {
    const tableId = await makeTable(player, { buyIn: { least: 50, most: 20_000 } });
    const [sitter] = (await seated(room, tableId, [`Sitter ${names}`])) as [Player];
    await player.join(tableId);
    const sit = async (seat: number, buyIn: number) =>
      (await player.ask({ type: 'sit', tableId, seat, buyIn })).refusal?.code;
    expect(await sit(1, 50)).toBe('seat-taken');
    expect(await sit(2, 49)).toBe('bad-buy-in');
    expect(await sit(2, 20_001)).toBe('bad-buy-in');
    expect(await sit(2, 10_001)).toBe('not-enough-chips');
    expect(await sit(2, 50)).toBeUndefined();
    expect(await sit(3, 50)).toBe('already-seated');
    expect((await player.ask({ type: 'top-up', tableId, amount: 0 })).refusal?.code).toBe('bad-buy-in');
    expect((await player.ask({ type: 'refill' })).refusal?.code).toBe('not-broke');
    await sitter.close();
  });

  it.each([
    ['bad-stakes', { stakes: { ante: 1, bringIn: 0, smallBet: 5, bigBet: 10 } }],
    ['bad-table', { house: 'six-max', seats: 8 }],
    ['bad-buy-in', { buyIn: { least: 500, most: 50 } }],
    ['bad-buy-in', { house: 'ten-second', buyIn: { least: 50, most: 500 } }],
    ['bad-name', { name: '<script>' }],
  ])('that cannot be is refused as %s', async (code, more) => {
    const table = {
      game: 'stud-high' as const,
      house: 'standard',
      stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
      isPrivate: false,
      bots: false,
      ...more,
    };
    const { refusal } = await player.ask({ type: 'create-table', table });
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(/\.$/);
  });

  it('talk has no invisible marks in it', async () => {
    const tableId = await makeTable(player);
    await player.join(tableId);
    await player.must({ type: 'say', tableId, text: 'hello \u202eolleh <b>x</b>' });
    const line = player.said('chat')?.line;
    expect(line?.from === 'person' && line.text).toBe('hello olleh <b>x</b>');
  });
});

describe('sessions', () => {
  it('without one, one may watch and nothing else', async () => {
    const guest = await Player.connect(room.address, null);
    expect(guest.said('welcome')?.person).toBeNull();
    await guest.join('six-max');
    expect((await guest.ask({ type: 'sit', tableId: 'six-max', seat: 1, buyIn: 100 })).refusal?.code).toBe(
      'no-session',
    );
    expect((await guest.ask({ type: 'say', tableId: 'six-max', text: 'hi' })).refusal?.code).toBe(
      'no-session',
    );
    const forged = await Player.connect(room.address, 'doorcard=forged');
    expect(forged.said('welcome')?.person).toBeNull();
    await Promise.all([guest.close(), forged.close()]);
  });

  it('that have expired are none', async () => {
    const cookie = await comeIn(room.address, `Old ${names}`);
    await room.room.db.updateTable('sessions').set({ expires_at: 1 }).where('expires_at', '>', 1).execute();
    const old = await Player.connect(room.address, cookie);
    expect(old.said('welcome')?.person).toBeNull();
    await old.close();
  });

  it('cannot be used from a page of another site', async () => {
    const cookie = await comeIn(room.address, `Victim ${names}`);
    const foreign = await Player.connect(room.address, cookie, { origin: 'https://evil.example' });
    expect(foreign.said('welcome')).toBeUndefined();
    expect(foreign.closeCode).toBe(4003);
    const response = await fetch(`${room.address}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(response.status).toBe(401);
  });
});

it('HTTP bodies that are too long, no JSON, or of the wrong shape are refused', async () => {
  const post = (body: string) =>
    fetch(`${room.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  for (const body of ['{', '[]', '{"name":7}', '{"name":"A","admin":true}', 'x'.repeat(50_000)]) {
    const response = await post(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(((await response.json()) as { refusal: { message: string } }).refusal.message).toMatch(/\.$/);
  }
  const path = await new Promise<number | undefined>(resolve => {
    request(`${room.address}/..%2f..%2fpackage.json`, answer => resolve(answer.statusCode)).end();
  });
  expect(path).toBeGreaterThanOrEqual(400);
  expect(SOCKET_PATH.startsWith('/api/')).toBe(true);
});

it('passwords cannot be tried without end from one address', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 70; count++) {
    const response = await fetch(`${room.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
      body: JSON.stringify({ name: '?' }),
    });
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

it('survives nonsense of every shape: fuzzed messages during a running game', async () => {
  const tableId = await makeTable(player);
  const [first, second] = (await seated(room, tableId, [`Fuzz ${names}a`, `Fuzz ${names}b`])) as [
    Player,
    Player,
  ];
  first.plays(tableId, callsDown);
  second.plays(tableId, callsDown);
  const pick = seededPick(11);
  const types = TO_ROOM.map(message => message.shape.type.value);
  const nonsense = (depth: number): unknown => {
    const kinds: (() => unknown)[] = [
      () => pick(1_000) - 500,
      () => null,
      () => 'x'.repeat(pick(30)),
      () => tableId,
      () => first.tables.get(tableId)?.handId ?? '',
      () => Number.MAX_SAFE_INTEGER,
      () => [nonsense(depth + 1), nonsense(depth + 1)],
      () => ({ action: ['fold', 'call', 'raise', 'zap'][pick(4)], to: nonsense(depth + 1) }),
      () => pick(2) === 0,
    ];
    return depth > 3 ? 0 : kinds[pick(kinds.length)]!();
  };
  const keys = [
    'tableId',
    'handId',
    'decision',
    'action',
    'seat',
    'buyIn',
    'amount',
    'text',
    'table',
    'after',
  ];
  for (let round = 0; round < 12; round++) {
    const fuzzer = await Player.named(room.address, `Fuzzer ${names}x${round}`);
    for (let count = 0; count < 90; count++) {
      const message: Record<string, unknown> = { type: types[pick(types.length)], id: 1_000 + count };
      for (const key of keys) if (pick(3) === 0) message[key] = nonsense(0);
      fuzzer.raw(JSON.stringify(message));
    }
    await fuzzer.must({ type: 'ping' });
    // What is not understood is said so; only what went wrong inside the room would be this.
    for (const frame of fuzzer.frames) expect(frame).not.toContain('room-unavailable');
    await fuzzer.close();
  }
  const number = first.tables.get(tableId)!.number;
  await first.until(() => first.tables.get(tableId)!.number > number + 5);
  for (const who of [first, second]) await who.close();
});
