/** People: several tabs, coming back, claimed names, sessions ended, private tables, waiting, "I'm in". */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsDown, comeIn, Player } from './support/player.ts';
import { handsFinished, makeTable, seated, type TestRoom, testRoom } from './support/room.ts';

let room: TestRoom;

beforeAll(async () => {
  // Slow enough that a person can say "I'm in", quick enough for a test.
  room = await testRoom({ pace: 0.02 });
});

afterAll(() => room.end());

const http = (method: string, path: string, cookie: string | null, body?: unknown) =>
  fetch(`${room.address}${path}`, {
    method,
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

it('several tabs of a person are one person, and all are told the same', async () => {
  const cookie = await comeIn(room.address, 'Tabea');
  const [one, two] = [await Player.connect(room.address, cookie), await Player.connect(room.address, cookie)];
  const tableId = await makeTable(one);
  await one.sit(tableId, 1);
  await two.join(tableId);
  expect(two.tables.get(tableId)?.you).toBe(1);
  expect((await two.ask({ type: 'sit', tableId, seat: 2, buyIn: 50 })).refusal?.code).toBe('already-seated');
  const rival = await Player.named(room.address, 'Rival');
  await rival.sit(tableId, 2);
  rival.plays(tableId, callsDown);
  one.plays(tableId, callsDown);
  await two.until(() => two.tables.get(tableId)!.hand?.phase === 'ended');
  // Both fold to the same hand with the same own cards.
  await one.until(() => one.tables.get(tableId)!.number >= two.tables.get(tableId)!.number);
  const happened = (player: Player) =>
    player.frames
      .filter(frame => frame.startsWith('{"type":"happened"'))
      .map(frame => JSON.parse(frame).events);
  const told = happened(two);
  expect(happened(one).slice(-told.length).slice(0, told.length)).toEqual(told.slice(-happened(one).length));
  // One tab closes: the person is there still. Both close: he is not.
  await one.close();
  const last = () => rival.said('presence');
  expect(last()).toBeUndefined();
  await two.close();
  await rival.until(() => last()?.connected === false);
  await rival.close();
});

it('one who comes back is told what he missed by number, and what he may see of a hand by a snapshot', async () => {
  const maker = await Player.named(room.address, 'Maker');
  const tableId = await makeTable(maker);
  const cookie = await comeIn(room.address, 'Returner');
  let returner = await Player.connect(room.address, cookie);
  await returner.sit(tableId, 1);
  const rival = await Player.named(room.address, 'Rival two');
  await rival.sit(tableId, 2);
  const started = (player: Player) => player.tables.get(tableId)?.turn != null;
  await returner.until(() => started(returner));
  const before = returner.tables.get(tableId)!;
  const cards = before.hand!.players.find(({ seat }) => seat === 1)!.cards;
  returner.cut();
  await rival.until(() => rival.said('presence')?.connected === false);
  rival.plays(tableId, callsDown);
  // Again with a snapshot: his own cards, nobody else's.
  returner = await Player.connect(room.address, cookie);
  expect(returner.said('welcome')?.seatedAt).toEqual([tableId]);
  const told = await returner.join(tableId);
  expect(told.you).toBe(1);
  expect(told.hand!.players.find(({ seat }) => seat === 1)!.cards.slice(0, 2)).toEqual(cards.slice(0, 2));
  expect(told.hand!.players.find(({ seat }) => seat === 2)!.cards.slice(0, 2)).toEqual([null, null]);
  // By number: a second tab gets exactly the events after it.
  returner.plays(tableId, callsDown);
  await returner.until(() => returner.tables.get(tableId)!.hand?.phase === 'ended');
  const tab = await Player.connect(room.address, cookie);
  await tab.must({ type: 'join', tableId, after: before.number });
  await tab.until(() => tab.said('happened') !== undefined);
  const numbers = tab.frames.map(frame => JSON.parse(frame)).filter(({ type }) => type === 'happened');
  expect(tab.said('snapshot')).toBeUndefined();
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => before.number + 1 + index));
  // A number that is not ours, or long gone, brings a snapshot.
  const lost = await Player.connect(room.address, cookie);
  await lost.must({ type: 'join', tableId, after: 1_000_000 });
  await lost.until(() => lost.said('snapshot') !== undefined);
  for (const each of [maker, rival, returner, tab, lost]) await each.close();
});

it('a name is claimed with a password, come back to from elsewhere, and all sessions can be ended', async () => {
  const cookie = await comeIn(room.address, 'Clara Claim');
  const player = await Player.connect(room.address, cookie);
  expect((await http('POST', '/api/password', cookie, { password: 'short' })).status).toBe(400);
  const claimed = await http('POST', '/api/password', cookie, { password: 'a long password' });
  expect(((await claimed.json()) as { person: { claimed: boolean } }).person.claimed).toBe(true);
  const { id } = player.said('welcome')!.person!;
  await expect(comeIn(room.address, 'clara claim')).rejects.toThrow('name-taken');
  await expect(comeIn(room.address, 'clara claim', 'a wrong password')).rejects.toThrow('wrong-password');
  const elsewhere = await comeIn(room.address, 'Clara Claim', 'a long password');
  const again = await Player.connect(room.address, elsewhere);
  expect(again.said('welcome')?.person?.id).toBe(id);
  expect(elsewhere).not.toBe(cookie);
  // The cookie can be read by no script; the store keeps neither it nor the password.
  const set = (
    await http('POST', '/api/session', null, { name: 'Cookie Monster' })
  ).headers.getSetCookie()[0]!;
  expect(set).toMatch(/HttpOnly/i);
  expect(set).toMatch(/SameSite=Lax/i);
  const kept = JSON.stringify([
    await room.room.db.selectFrom('sessions').selectAll().execute(),
    await room.room.db.selectFrom('people').selectAll().execute(),
  ]);
  expect(kept).not.toContain('a long password');
  expect(kept).not.toContain(elsewhere.split('=')[1]);
  expect((await http('DELETE', '/api/sessions', cookie)).status).toBe(200);
  await player.until(() => player.closeCode !== null);
  await again.until(() => again.closeCode !== null);
  expect([player.closeCode, again.closeCode]).toEqual([4001, 4001]);
  for (const ended of [cookie, elsewhere]) {
    const { person } = (await (await http('GET', '/api/session', ended)).json()) as { person: unknown };
    expect(person).toBeNull();
  }
});

it('a private table is not listed and is entered by its invitation only', async () => {
  const host = await Player.named(room.address, 'Host');
  const guest = await Player.named(room.address, 'Guest');
  const { tableId, invitation } = await host.must({
    type: 'create-table',
    table: {
      game: 'razz',
      house: 'standard',
      stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
      isPrivate: true,
      bots: false,
    },
  });
  expect(invitation).toMatch(/^[\w-]{16}$/);
  await guest.must({ type: 'watch-lobby' });
  await guest.until(() => guest.said('lobby') !== undefined);
  expect(guest.said('lobby')!.tables.map(({ id }) => id)).not.toContain(tableId);
  expect(guest.said('lobby')!.tables.length).toBeGreaterThanOrEqual(5);
  const join = async (with_: string | null) =>
    (await guest.ask({ type: 'join', tableId: tableId!, ...(with_ === null ? {} : { invitation: with_ }) }))
      .refusal?.code;
  expect(await join(null)).toBe('not-invited');
  expect(await join('guessed')).toBe('not-invited');
  expect((await guest.ask({ type: 'sit', tableId: tableId!, seat: 1, buyIn: 50 })).accepted).toBe(false);
  expect(await join(invitation!)).toBeUndefined();
  await guest.must({ type: 'sit', tableId: tableId!, seat: 1, buyIn: 50 });
  for (const each of [host, guest]) await each.close();
});

it('a full table has a waiting list: the seat that gets free is for the first on it', async () => {
  const maker = await Player.named(room.address, 'Maker W');
  const tableId = await makeTable(maker, { seats: 2 });
  const [one, two] = (await seated(room, tableId, ['Wait one', 'Wait two'])) as [Player, Player];
  const first = await Player.named(room.address, 'First waiting');
  const late = await Player.named(room.address, 'Late comer');
  for (const each of [first, late]) await each.join(tableId);
  await first.must({ type: 'wait', tableId });
  await first.until(() => first.said('waiting')?.place === 1);
  await two.must({ type: 'leave', tableId });
  one.plays(tableId, callsDown);
  two.plays(tableId, callsDown);
  await first.until(() => first.said('waiting')?.seatFree === true);
  expect((await late.ask({ type: 'sit', tableId, seat: 2, buyIn: 50 })).refusal?.code).toBe('seat-taken');
  await first.must({ type: 'sit', tableId, seat: 2, buyIn: 50 });
  for (const each of [maker, one, two, first, late]) await each.close();
});

it('with auto-ante off a person is in only for hands he says he is in for', async () => {
  const maker = await Player.named(room.address, 'Maker I');
  const tableId = await makeTable(maker);
  const asked = await Player.named(room.address, 'Asked');
  await asked.must({ type: 'preferences', autoAnte: false });
  await asked.sit(tableId, 1);
  const finished = handsFinished(room, tableId, 3);
  const others: Player[] = [];
  for (const [index, name] of ['Auto one', 'Auto two'].entries()) {
    const other = await Player.named(room.address, name);
    await other.sit(tableId, index + 2);
    other.plays(tableId, callsDown);
    others.push(other);
  }
  asked.plays(tableId, callsDown);
  // He says it for the second hand only.
  const before = asked.onMessage;
  let asks = 0;
  asked.onMessage = message => {
    before(message);
    if (message.type !== 'next-hand' || !message.nextHand?.askedIn) return;
    asks++;
    if (message.nextHand.number === 2) void asked.must({ type: 'im-in', tableId, handNumber: 2 });
  };
  await finished;
  const begun = asked.frames
    .map(frame => JSON.parse(frame))
    .filter(({ type, begins }) => type === 'happened' && begins !== undefined)
    .map(({ begins }) => begins.you);
  expect(begun.slice(0, 3)).toEqual([null, 1, null]);
  expect(asks).toBeGreaterThanOrEqual(2);
  for (const each of [maker, asked, ...others]) await each.close();
});

it('who is broke may refill, and is back at what everybody starts with', async () => {
  const maker = await Player.named(room.address, 'Maker B');
  const tableId = await makeTable(maker, { buyIn: { least: 50, most: 10_000 } });
  const [loser] = (await seated(room, tableId, ['Loser'], 9_500)) as [Player];
  expect((await loser.ask({ type: 'refill' })).refusal?.code).toBe('not-broke');
  const { id } = loser.said('welcome')!.person!;
  // He loses them elsewhere: what counts is what he has.
  await room.room.log.append({
    transfers: [{ from: `stack:${tableId}:${id}`, to: 'house', amount: 9_400, why: 'test' }],
  });
  await loser.must({ type: 'refill' });
  expect(await room.room.people.chips(id)).toBe(10_000 - 100);
  for (const each of [maker, loser]) await each.close();
});
