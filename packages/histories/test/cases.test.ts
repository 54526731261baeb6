import { parseCards } from '@doorcard/cards';
import {
  type HandRecord,
  readHistory,
  recordOfEvents,
  verify,
  writeOwnHand,
  writePokerStars,
} from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { names, randomHand, STARS } from './hands.ts';

function recordOf(text: string): HandRecord {
  const hands = readHistory(new TextEncoder().encode(text));
  const { result } = hands[0]!;
  if (!result.ok) throw new Error(`${result.fault.line} "${result.fault.text}": ${result.fault.message}`);
  return result.value;
}

const cards = (text: string): readonly number[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

describe('what others got wrong', () => {
  test('C55: completions and raises add what is missing, and the pot is their sum', () => {
    const { events, reason } = verify(recordOf(STARS));
    expect(reason).toBeNull();
    const wagers = events.filter(event => 'to' in event);
    expect(wagers.slice(0, 2)).toMatchObject([
      { type: 'completed', amount: 100, to: 100 },
      { type: 'raised', amount: 200, to: 200 },
    ]);
    const pot = events
      .filter(event => event.type === 'awarded')
      .reduce((sum, event) => sum + event.amount, 0);
    expect(pot).toBe(1005);
  });

  test('C55: he who brought in completes by the difference', () => {
    const text = `variant = "F7S"\nantes = [0, 0]\nbring_in = 25\nsmall_bet = 100\nbig_bet = 200
starting_stacks = [900, 900]
actions = ["d dh p1 AsKs2c", "d dh p2 7h5c9d", "p1 pb", "p2 cbr 100", "p1 cbr 200", "p2 cc"]\n`;
    const { decisions } = verify(recordOf(text));
    expect(decisions.map(({ taken }) => taken)).toEqual([
      { action: 'bring-in', amount: 25, to: 25 },
      { action: 'complete', amount: 100, to: 100 },
      { action: 'raise', amount: 175, to: 200 },
      { action: 'call', amount: 100 },
    ]);
  });

  test('C56: the last card is the seventh, whether it is called river or not', () => {
    const record = recordOf(STARS);
    expect(record.seats[1]!.cards).toEqual(cards('9hThKd3d5h7sJc'));
    expect(record.seats[2]!.cards).toEqual(cards('AhAdQs4d6c8c2s'));
  });

  test('C58: after an all-in the streets that are left are all told', () => {
    let met = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { events } = randomHand(seed);
      const runOut = events.some(event => event.type === 'street-started' && event.opener === null);
      if (!runOut) continue;
      met++;
      const record = recordOfEvents(events, { id: '1', names, viewer: 'everything' });
      const text = writePokerStars(record, verify(record));
      if (!text.ok) continue;
      for (const title of ['4th STREET', '5th STREET', '6th STREET', 'RIVER'])
        expect(text.value).toContain(title);
    }
    expect(met).toBeGreaterThan(5);
  });

  test('C59: what is written for the rail or a seat has nobody else’s down cards', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { events, hand } = randomHand(seed);
      const viewer = hand.players[0]!.seat;
      const text = writeOwnHand(events, { id: '1', names, viewer });
      const record = recordOf(text);
      for (const { seat, cards: told } of record.seats) {
        const shown = hand.players.find(player => player.seat === seat)!.showdown === 'shown';
        if (seat === viewer || shown) continue;
        expect([told[0], told[1], told[6] ?? null]).toEqual([null, null, null]);
      }
    }
  });

  test.each(['PC [Mittel]', 'raises 5 to 10', '[Ah]', '🂡', 'a "b" \\ c', "d'Artagnan", 'Al: folds', 'x # y'])(
    'C61: a player called %s',
    name => {
      const { events, hand } = randomHand(3);
      const called = new Map(
        hand.players.map(({ seat }, index) => [seat, index === 0 ? name : `other ${seat}`]),
      );
      const record = recordOfEvents(events, { id: '1', names: called, viewer: 'everything' });
      const again = recordOf(writeOwnHand(events, { id: '1', names: called, viewer: 'everything' }));
      expect(again.seats[0]!.name).toBe(name);
      const text = writePokerStars(record, verify(record));
      if (!text.ok) throw new Error(text.fault.message);
      expect(recordOf(text.value).seats[0]!.name).toBe(name);
    },
  );

  test('C62: the header is first, everybody has his name, the last to bet shows first', () => {
    const record = recordOf(STARS);
    const verdict = verify(record);
    const shows = verdict.events.filter(event => event.type === 'shown' || event.type === 'mucked');
    expect(shows.map(event => event.seat)).toEqual([8, 5]);
    const text = writePokerStars(record, verdict);
    expect(text.ok && text.value.split('\n').filter(line => line !== '')).toEqual(
      STARS.split('\n').filter(line => line !== ''),
    );
  });

  test('C63: empty seats are nowhere', () => {
    const record = recordOf(STARS);
    expect(record.seats.map(({ seat }) => seat)).toEqual([2, 5, 8]);
    expect(verify(record).hand!.players.map(({ seat }) => seat)).toEqual([2, 5, 8]);
  });
});
