/** Histories: what its players may know and no more, as PHH that replays, by download and by e-mail. */
import { Buffer } from 'node:buffer';
import { printCard } from '@doorcard/cards';
import { readHistory, verify } from '@doorcard/histories';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsDown, comeIn, Player } from './support/player.ts';
import { handsFinished, logOf, makeTable, seated, type TestRoom, testRoom } from './support/room.ts';

let room: TestRoom;
let letters: string[];
let mailServer: SMTPServer;

beforeAll(async () => {
  letters = [];
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (data: Buffer) => {
        text += data.toString();
      });
      stream.on('end', () => {
        letters.push(text);
        done();
      });
    },
  });
  await new Promise<void>(resolve => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as { port: number };
  room = await testRoom({ smtpUrl: `smtp://127.0.0.1:${port}` });
});

afterAll(async () => {
  await room.end();
  await new Promise<void>(resolve => mailServer.close(resolve));
});

/** Plays hands of the ten-second house until somebody has mucked at a showdown. */
async function playUntilMucked(house: string) {
  const maker = await Player.named(room.address, `Maker ${house}`);
  const tableId = await makeTable(maker, { house });
  const cookies: string[] = [];
  const players: Player[] = [];
  for (const seat of [1, 2, 3]) {
    const cookie = await comeIn(room.address, `${house} ${seat}`);
    const player = await Player.connect(room.address, cookie);
    await player.sit(tableId, seat);
    player.plays(tableId, callsDown);
    cookies.push(cookie);
    players.push(player);
  }
  const mucked = () => room.room.table(tableId)!.lastHands.find(hand => hand.mucked.length > 0);
  await players[0]!.until(() => mucked() !== undefined);
  for (const player of [...players, maker]) await player.close();
  const hand = mucked()!;
  const log = await logOf(room, tableId);
  const first = log.findIndex(({ begins }) => begins?.id === hand.id);
  const cards = new Map<number, string[]>();
  const shown = new Set<number>();
  const after = log.findIndex(({ begins }, index) => index > first && begins !== undefined);
  for (const { events } of log.slice(first, after < 0 ? undefined : after)) {
    for (const event of events) {
      if (event.type === 'card-dealt')
        cards.set(event.seat, [...(cards.get(event.seat) ?? []), printCard(event.card!)]);
      if (event.type === 'shown') shown.add(event.seat);
    }
  }
  return { hand, cookies, cards, shown, muckedSeat: hand.mucked[0]! };
}

/** The line of a history that holds the cards: ids and dates may look like some. */
const actionsOf = (text: string): string => /^actions = .*$/m.exec(text)?.[0] ?? '';

const get = (path: string, cookie: string | null) =>
  fetch(`${room.address}${path}`, { headers: cookie === null ? {} : { cookie } });

it('tells a player his own cards and what was shown; in a house that discloses, mucked hands on request', async () => {
  const { hand, cookies, cards, shown, muckedSeat } = await playUntilMucked('ten-second');
  for (const [index, cookie] of cookies.entries()) {
    const seat = index + 1;
    if (!cards.has(seat)) continue;
    const plain = await (await get(`/api/hands/${hand.id}.phh`, cookie)).text();
    const told = await (await get(`/api/hands/${hand.id}.phh?disclose=1`, cookie)).text();
    for (const [other, dealt] of cards) {
      const knows = other === seat || shown.has(other);
      const down = [dealt[0]!, dealt[1]!];
      for (const card of down) {
        expect(actionsOf(plain).includes(card), `${card} of seat ${other} for seat ${seat}`).toBe(knows);
        if (other === muckedSeat) expect(actionsOf(told)).toContain(card);
      }
    }
  }
  // What is told replays by the rules, with nothing that does not hold.
  const mine = cookies.findIndex((_, index) => cards.has(index + 1));
  const response = await get(`/api/hands/${hand.id}.phh?disclose=1`, cookies[mine]!);
  const read = readHistory(new Uint8Array(await response.arrayBuffer()));
  expect(read.map(({ reader }) => reader?.format)).toEqual(['phh']);
  const [first] = read;
  if (first?.result.ok !== true) throw new Error('the history cannot be read');
  expect(verify(first.result.value)).toMatchObject({ status: 'ok', reason: null });
});

it('is not given to those who were not in the hand, nor disclosed by a house that never does', async () => {
  const { hand, cookies, cards, muckedSeat } = await playUntilMucked('standard');
  const stranger = await comeIn(room.address, 'Stranger');
  expect((await get(`/api/hands/${hand.id}.phh`, stranger)).status).toBe(403);
  expect((await get(`/api/hands/${hand.id}.phh`, null)).status).toBe(401);
  expect((await get('/api/hands/nothing.phh', stranger)).status).toBe(404);
  expect((await get('/api/hands/..%2f..%2fx.phh', stranger)).status).toBe(404);
  const other = cookies.findIndex((_, index) => index + 1 !== muckedSeat && cards.has(index + 1));
  const refused = await get(`/api/hands/${hand.id}.phh?disclose=1`, cookies[other]!);
  expect(refused.status).toBe(403);
  const plain = await (await get(`/api/hands/${hand.id}.phh`, cookies[other]!)).text();
  expect(actionsOf(plain)).not.toContain(cards.get(muckedSeat)![0]);
  const { hands } = (await (await get('/api/hands', cookies[other]!)).json()) as {
    hands: { id: string; mine: boolean }[];
  };
  expect(hands.map(({ id }) => id)).toContain(hand.id);
  expect(hands.every(({ mine }) => mine)).toBe(true);
});

it('goes by e-mail, as an attachment, to a real mail server', async () => {
  const { hand, cookies } = await playUntilMucked('six-max');
  const mail = (body: unknown, cookie = cookies[0]!) =>
    fetch(`${room.address}/api/hands/${hand.id}/mail`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await mail({ to: 'ana@example.org' })).status).toBe(200);
  expect(letters).toHaveLength(1);
  const [letter] = letters as [string];
  expect(letter).toContain('To: ana@example.org');
  expect(letter).toContain(`${hand.id}.phh`);
  const encoded = /filename="?[^\n]*\.phh"?[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(letter)?.[1] ?? '';
  const attached = /Content-Transfer-Encoding: base64/i.test(letter.slice(letter.indexOf('.phh') - 400))
    ? Buffer.from(encoded, 'base64').toString()
    : encoded;
  const downloaded = await (await get(`/api/hands/${hand.id}.phh`, cookies[0]!)).text();
  expect(attached.replaceAll('\r', '').trim()).toBe(downloaded.trim());
  for (const to of ['no address', 'a@b\r\nBcc: x@y.org', '']) expect((await mail({ to })).status).toBe(400);
  const taken = await mail({ to: 'nobody@example.org' });
  expect(taken.status).toBe(503);
  expect(((await taken.json()) as { refusal: { code: string } }).refusal.code).toBe('no-mail');
  expect(letters).toHaveLength(1);
});

it('needs a mail server to be sent', async () => {
  const without = await testRoom();
  const maker = await Player.named(without.address, 'Maker');
  expect(maker.said('welcome')?.canMail).toBe(false);
  const tableId = await makeTable(maker);
  const finished = handsFinished(without, tableId, 1);
  const players = await seated(without, tableId, ['One', 'Two']);
  for (const player of players) player.plays(tableId, callsDown);
  await finished;
  for (const player of [...players, maker]) await player.close();
  await without.end();
});
