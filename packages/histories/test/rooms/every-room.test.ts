/** The hands of the eleven other rooms: read, checked by the rules, and held against the corpus' index. */
import { type HandRecord, readHistory, type Verdict, verify } from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { corpusBytes, corpusHands, corpusIndex, type IndexEntry } from '../corpus.ts';

const entries = corpusIndex().filter(entry => !/^(stars|wsop)-/.test(entry.file));
const files = [...new Set(entries.map(entry => entry.file))];

/** Asserts that a hand is what the index says: who brought in and opened, what each put in and collected. */
function expectAsIndex(record: HandRecord, verdict: Verdict, entry: IndexEntry): void {
  const name = (seat: number): string => record.seats.find(other => other.seat === seat)!.name;
  // The index counts in hundredths of a unit.
  const scale = 10 ** (2 - record.decimals);
  const returned = new Map<string, number>();
  for (const event of verdict.events) {
    if (event.type === 'returned') returned.set(name(event.seat), event.amount * scale);
  }
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const collected = (player: string): number =>
    sum(
      verdict.events.map(event =>
        event.type === 'awarded' && name(event.seat) === player ? event.amount * scale : 0,
      ),
    );
  for (const player of verdict.hand!.players) {
    const who = name(player.seat);
    const matched = player.total * scale;
    const back = returned.get(who) ?? 0;
    const told = entry.contributed[who] ?? 0;
    // Where a room prints no returns, what came back is counted as put in, and by some as collected.
    expect([matched, matched + back], `put in by ${who}`).toContain(told);
    expect([collected(who), collected(who) + (told === matched ? 0 : back)], `collected by ${who}`).toContain(
      entry.collected[who] ?? 0,
    );
  }
  const firstActor: Record<string, string> = {};
  for (const { street, seat } of verdict.decisions) firstActor[street] ??= name(seat);
  expect(firstActor).toEqual(entry.first_actor);
  const first = verdict.events.find(event => event.type === 'bring-in-posted');
  if (first?.type === 'bring-in-posted') expect(name(first.seat)).toBe(entry.bring_in);
}

describe('hands of eleven rooms', () => {
  test('there are 179', () => {
    expect(entries).toHaveLength(179);
  });

  test.each(files)('%s', file => {
    const hands = corpusHands(`rooms/${file}`);
    const told = entries.filter(entry => entry.file === file);
    expect(hands).toHaveLength(told.length);
    hands.forEach(({ result }, index) => {
      if (!result.ok) throw new Error(`${result.fault.line}: ${result.fault.message}`);
      const verdict = verify(result.value);
      expect(verdict.reason).toBeNull();
      expectAsIndex(result.value, verdict, told[index]!);
    });
  });
});

describe('hands that are no stud, or are broken', () => {
  test.each([
    ['kingsclub-razz27-cash-001.txt', 'unsupported', 'Limit 2-7 Razz'],
    ['kingsclub-razz27-cash-002.txt', 'unsupported', 'Limit 2-7 Razz'],
    ['merge-stud8-cash-001.txt', 'unsupported', 'not of limit stud'],
    ['winning-stud8-cash-001.txt', 'invalid', 'stops before its cards'],
  ])('%s is %s', (file, code, words) => {
    const [hand, ...more] = corpusHands(`rooms/other/${file}`);
    expect(more).toEqual([]);
    expect(hand!.result.ok).toBe(false);
    if (!hand!.result.ok) {
      expect(hand!.result.fault.code).toBe(code);
      expect(hand!.result.fault.message).toContain(words);
    }
  });
});

const text = (file: string): string => new TextDecoder().decode(corpusBytes(`rooms/${file}`));
const bytes = (source: string): Uint8Array => new TextEncoder().encode(source);
const oneOf = (prefix: string): string => files.find(file => file.startsWith(prefix))!;
const rooms = [...new Set(files.map(file => file.split('-')[0]!))];

describe('whatever a room’s file looks like', () => {
  test.each(rooms)('%s: in UTF-16, with LF or CRLF, several files in one', room => {
    const source = text(oneOf(`${room}-`)).replace(/^\uFEFF/, '');
    const statuses = (data: Uint8Array): boolean[] => readHistory(data).map(hand => hand.result.ok);
    const plain = statuses(bytes(source.replaceAll('\r\n', '\n')));
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(
        Uint16Array.from([...source].flatMap(c => c.split('').map(u => u.charCodeAt(0)))).buffer,
      ),
    ]);
    expect(plain.every(Boolean)).toBe(true);
    expect(statuses(bytes(source.replaceAll(/\r?\n/g, '\r\n')))).toEqual(plain);
    expect(statuses(utf16)).toEqual(plain);
    if (!source.includes('<?xml'))
      expect(statuses(bytes(`${source}\n\n${source}`))).toHaveLength(2 * plain.length);
  });

  test.each(rooms)('%s: a hand cut anywhere is never taken for a whole one that pays otherwise', room => {
    const lines = text(oneOf(`${room}-`)).split('\n');
    for (let end = 1; end < Math.min(lines.length, 60); end++) {
      for (const { result } of readHistory(bytes(lines.slice(0, end).join('\n')))) {
        if (!result.ok) continue;
        const verdict = verify(result.value);
        if (verdict.status !== 'ok') continue;
        const before = result.value.seats.reduce((sum, seat) => sum + seat.stack, 0);
        const after =
          verdict.hand!.players.reduce((sum, player) => sum + player.stack, 0) + verdict.hand!.rake;
        expect(after).toBe(before);
      }
    }
  });

  test.each(rooms)('%s: a broken hand does not take the next one with it', room => {
    const file = files.find(
      other => other.startsWith(`${room}-`) && entries.filter(entry => entry.file === other).length > 1,
    );
    if (file === undefined) return;
    const source = text(file);
    const whole = readHistory(bytes(source)).length;
    // The first card of the file that is printed in brackets, or in XML, becomes none.
    const broken = source
      .replace(/\[( *)[2-9TJQKA1][0cdhs]/, '[$1Zz')
      .replace(/cards="null,null,\w+"/, 'cards="null,null,Zz"')
      .replace(/(<cards type="Third Street" player="[^"]*">X X )\w+/, '$1ZZ9');
    const results = readHistory(bytes(broken)).map(hand => hand.result.ok);
    expect(results).toHaveLength(whole);
    expect(results.filter(fine => !fine)).toHaveLength(1);
  });

  test.each(['raises 5 to 10', '[Ah]', 'calls', '🂡 emoji', 'PC [Mittel]', 'Al', 'Al x'])(
    'C61: a player called "%s"',
    name => {
      for (const room of ['fulltilt', 'everleaf', 'partypoker', 'winamax', 'absolute', 'ongame']) {
        const file = oneOf(`${room}-`);
        const source = text(file);
        const player = entries.find(entry => entry.file === file)!;
        const victim = Object.keys(player.contributed).find(other => other !== 'Hero')!;
        const renamed = source.replaceAll(victim, name);
        const before = readHistory(bytes(source)).map(
          hand => hand.result.ok && verify(hand.result.value).status,
        );
        const after = readHistory(bytes(renamed)).map(
          hand => hand.result.ok && verify(hand.result.value).status,
        );
        expect(after, `${room}: ${name}`).toEqual(before);
      }
    },
  );
});

test('C42: a card in two places makes a hand invalid, and says where it is', () => {
  const [hand] = corpusHands('rooms/stars-stud-cash-004.txt');
  if (!hand!.result.ok) throw new Error(hand!.result.fault.message);
  const record = hand!.result.value;
  const card = record.seats[0]!.cards[2]!;
  const seats = record.seats.map((seat, index) =>
    index === 1 ? { ...seat, cards: seat.cards.with(2, card) } : seat,
  );
  const verdict = verify({ ...record, seats });
  expect(verdict.status).toBe('invalid');
  expect(verdict.reason).toContain('a deck has each card once');
});

describe('other games in a room’s files are told, not dropped', () => {
  test.each([
    ["Full Tilt Poker Game #1: Table X (6 max) - $2/$4 - Limit Hold'em - 20:11:01 CET - 2011/04/07", '1'],
    [
      'Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (1€/2€) - 2016/11/12 23:04:10 UTC',
      '1-2-3',
    ],
    ['Bovada Hand #1 TBL#2 HOLDEM No Limit - 2012-09-19 13:11:08', '1'],
    ['Hand #7 - Holdem(No Limit) - $0.04/$0.08 - 2026/02/16 03:36:34 UTC', '7'],
    ['Stage #1: Holdem  No Limit $0.02/$0.04 - 2009-03-18 19:10:00 (ET)', '1'],
    ["#1: Pot Limit Omaha - 44/88\nTable 'X'", '1'],
    [
      '***** Hand History for Game 1 *****\n$1/$2 USD NL Texas Holdem - Monday, August 30, 20:20:17 EEST 2010',
      '1',
    ],
    ["***** Hand history for game #1 *****\n$1/$2 Texas Hold'em - 2011/07/08 - 00:08:53", '1'],
    [
      '***** History for hand R1 *****\nTable: X [1] (NO_LIMIT TEXAS_HOLDEM $1/$2, ante: $0, Real money)',
      'R1',
    ],
  ])('%s', (text, id) => {
    const [hand, ...more] = readHistory(bytes(`${text}\n`));
    expect(more).toEqual([]);
    expect(hand!.result.ok).toBe(false);
    if (!hand!.result.ok) expect(hand!.result.fault).toMatchObject({ code: 'unsupported', hand: id });
  });
});
