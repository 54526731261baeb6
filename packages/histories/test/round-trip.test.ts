import {
  type HandRecord,
  readHistory,
  recordOfEvents,
  type Step,
  type StreamedHand,
  verify,
  writeJson,
  writePhh,
  writePokerStars,
} from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { corpusFiles, corpusHands } from './corpus.ts';
import { names, randomHand } from './hands.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The one hand of a text. */
function only(text: string): HandRecord {
  const hands: StreamedHand[] = readHistory(bytes(text));
  expect(hands).toHaveLength(1);
  const { result } = hands[0]!;
  if (!result.ok) throw new Error(`${result.fault.line} "${result.fault.text}": ${result.fault.message}`);
  return result.value;
}

/** A record without the lines of its file, which another form of it has not. */
function withoutLines(record: HandRecord): unknown {
  const strip = <T extends { readonly line: number }>(item: T): Omit<T, 'line'> => {
    const { line: _, ...rest } = item;
    return rest;
  };
  return {
    ...record,
    steps: record.steps.map((step: Step) => strip(step)),
    claims: {
      ...strip(record.claims),
      returned: record.claims.returned.map(strip),
      collected: record.claims.collected.map(strip),
    },
  };
}

describe('what is read, written and read again is the same', () => {
  test.each(['phh', 'json'] as const)("every room's hands as %s", form => {
    let count = 0;
    for (const file of corpusFiles('rooms')) {
      for (const { result } of corpusHands(`rooms/${file}`)) {
        if (!result.ok) continue;
        const text = form === 'phh' ? writePhh(result.value) : writeJson(result.value);
        expect(withoutLines(only(text)), file).toEqual(withoutLines(result.value));
        count++;
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  test("PokerKit's hands as PHH", () => {
    for (const file of corpusFiles('pokerkit')) {
      for (const { result } of corpusHands(`pokerkit/${file}`).slice(0, 100)) {
        if (!result.ok) throw new Error(result.fault.message);
        expect(withoutLines(only(writePhh(result.value)))).toEqual(withoutLines(result.value));
      }
    }
  });
});

describe('hands played here', () => {
  const HANDS = 250;

  test('as PHH hold by the rules, whole and as one seat or the rail may know them', () => {
    for (let seed = 1; seed <= HANDS; seed++) {
      const { events, hand } = randomHand(seed);
      const viewers = ['everything', 'rail', hand.players[0]!.seat] as const;
      for (const viewer of viewers) {
        const record = recordOfEvents(events, { id: `h-${seed}`, names, viewer });
        const again = only(writePhh(record));
        expect(withoutLines(again)).toEqual(withoutLines(record));
        const verdict = verify(again);
        expect(verdict.reason, `seed ${seed}, ${viewer}`).toBeNull();
        expect(verdict.finishingStacks).toEqual(hand.players.map(player => player.stack));
      }
    }
  });

  test('replayed from PHH are the same events', () => {
    for (let seed = 1; seed <= HANDS; seed++) {
      const { events } = randomHand(seed);
      const record = recordOfEvents(events, { id: '1', names, viewer: 'everything' });
      const told = verify(only(writePhh(record))).events.filter(event => event.type !== 'hand-started');
      expect(told, `seed ${seed}`).toEqual(events.filter(event => event.type !== 'hand-started'));
    }
  });

  test('as PokerStars text hold by the rules of their house', () => {
    let written = 0;
    for (let seed = 1; seed <= HANDS; seed++) {
      const { events, hand } = randomHand(seed);
      const hero = hand.players[seed % hand.players.length]!.seat;
      for (const viewer of [hero, 'everything'] as const) {
        const record = recordOfEvents(events, {
          id: String(seed),
          names,
          viewer,
          decimals: 2,
          currency: 'USD',
        });
        const own = verify(record);
        expect(own.reason, `seed ${seed}`).toBeNull();
        const text = writePokerStars(record, own);
        if (!text.ok) {
          // What that room cannot say: a player all-in by his clock.
          expect(events.some(event => event.type === 'timed-out' && event.protected)).toBe(true);
          continue;
        }
        // That room prints no dealer position, which some houses need to break ties.
        const again = verify({ ...only(text.value), dealer: hand.setup.dealer }, hand.setup.house);
        expect(again.reason, `seed ${seed}\n${text.value}`).toBeNull();
        expect(again.finishingStacks).toEqual(hand.players.map(player => player.stack));
        written++;
      }
    }
    expect(written).toBeGreaterThan(HANDS);
  });
});
