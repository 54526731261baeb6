import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestHigh,
  bestLow8,
  bestRazz,
  type Card,
  categoryOf,
  fullDeck,
  parseCards,
  printCards,
  rankHigh,
  rankLow8,
  rankRazz,
} from '../src/index.ts';
import { slowHigh, slowLow } from './slow-rank.ts';

const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

describe('every five-card hand', () => {
  const counts = new Map<string, number>();
  const distinct = new Set<number>();
  const lows = new Set<number>();
  const five: Card[] = [];
  const choose = (from: number): void => {
    if (five.length === 5) {
      const rank = rankHigh(five);
      distinct.add(rank);
      const category = categoryOf(rank);
      counts.set(category, (counts.get(category) ?? 0) + 1);
      if (rankLow8(five) > 0) lows.add(rankLow8(five));
      return;
    }
    for (let card = from; card < 52; card++) {
      five.push(card as Card);
      choose(card + 1);
      five.pop();
    }
  };

  test('falls into the known classes', () => {
    choose(0);
    expect(Object.fromEntries(counts)).toEqual({
      'straight-flush': 40,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10200,
      'three-of-a-kind': 54912,
      'two-pair': 123552,
      pair: 1098240,
      'high-card': 1302540,
    });
  });

  test('has one of 7,462 ranks, and one of 56 lows if it qualifies', () => {
    expect(distinct.size).toBe(7462);
    expect(lows.size).toBe(56);
  });
});

describe('golden lists', () => {
  test('page [1]: lows, worst to best', () => {
    const list = [
      '8h7c6d5s4h',
      '8h7c6d5s3h',
      '8h6c4d2sAh',
      '8h4c3d2sAh',
      '7h6c5d4s2h',
      '7h6c5d2sAh',
      '7h5c4d3s2h',
      '6h5c4d3s2h',
      '6h4c3d2sAh',
      '5h4c3d2sAh',
    ];
    const low8 = list.map(hand => rankLow8(cards(hand)));
    const razz = list.map(hand => rankRazz(cards(hand)));
    expect(low8.every(rank => rank > 0)).toBe(true);
    for (const ranks of [low8, razz]) expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
  });

  test.each([
    ['KcKdKh3s3c', 'QcQdQhAsAc'],
    ['AcKc8c5c3c', 'As9s8s5s3s'],
    ['AcAd6h6s2c', 'QcQdJhJsAc'],
    ['AcKdQhJsTc', 'KdQhJsTc9c'],
    ['6c5d4h3s2c', '5d4h3s2cAc'],
    ['5d4h3s2cAc', 'AsAhAdKcQc'],
  ])('high: %s beats %s', (better, worse) => {
    expect(rankHigh(cards(better))).toBeGreaterThan(rankHigh(cards(worse)));
  });

  test('no straight goes round the corner', () => {
    expect(rankHigh(cards('3c2dAhKsQc'))).toBeLessThan(rankHigh(cards('2c2d3h4s6c')));
  });

  test('suits never rank: equal hands are equal', () => {
    expect(rankHigh(cards('AcKc2dJd9cQc3d'))).toBe(rankHigh(cards('AsKs2hJh9sQs3h')));
  });
});

describe('faults others had', () => {
  test('C36: the steel wheel wins', () => {
    expect(rankHigh(cards('Ad2d3d4d5dKsQh'))).toBeGreaterThan(rankHigh(cards('4s4d4h4cAs')));
    expect(rankHigh(cards('2d3d4d5d6cKhQs'))).toBeLessThan(rankHigh(cards('Ad2d3d4d5dKsQh')));
  });

  test.each([
    ['9c9d8h8s3d3cAh', 'Ah9c9d8h8s'],
    ['7c7d7hKsKdKh2c', 'KsKdKh7c7d'],
  ])('C39: %s plays %s', (seven, five) => {
    expect(rankHigh(cards(seven))).toBe(rankHigh(cards(five)));
  });

  test('C40: low ties are broken from the top down, and the ace plays', () => {
    expect(rankRazz(cards('8c7d6h5s4c'))).toBeLessThan(rankRazz(cards('8c7d6h5s3c')));
    expect(rankRazz(cards('9d9s2cKsTdJh2s'))).toBeGreaterThan(rankRazz(cards('6c7c7d7s3sJdJc')));
    expect(bestRazz(cards('Ac2d3h4s9c9dKh')).some(card => card >> 2 === 12)).toBe(true);
  });

  test('C41: straights and flushes do not count against a low, and only there is the ace low', () => {
    expect(rankRazz(cards('5c4c3c2cAc'))).toBe(rankRazz(cards('5c4d3h2sAc')));
    expect(rankHigh(cards('AcKdQhJs9c'))).toBeGreaterThan(rankHigh(cards('KdQhJs9c8c')));
  });

  test('C43: no low above eight, none with a pair among the five', () => {
    expect(rankLow8(cards('9c5d4h3s2cKdQh'))).toBe(0);
    expect(rankLow8(cards('8c8d4h3s2cKdQh'))).toBe(0);
    expect(rankLow8(cards('8c8d4h3s2cAdAh'))).toBeGreaterThan(0);
  });
});

const hand = (count: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray(fullDeck(), { minLength: count, maxLength: count });

describe('against a ranking written differently', () => {
  const sizes = fc.integer({ min: 5, max: 7 }).chain(count => fc.tuple(hand(count), hand(count)));

  test('the same of two hands is better, high and low', () => {
    fc.assert(
      fc.property(sizes, ([a, b]) => {
        expect(Math.sign(rankHigh(a) - rankHigh(b))).toBe(Math.sign(slowHigh(a) - slowHigh(b)));
        expect(Math.sign(rankRazz(a) - rankRazz(b))).toBe(Math.sign(slowLow(a) - slowLow(b)));
      }),
      { numRuns: 20_000 },
    );
  });

  test('the five that play rank as the whole hand does, and hold the highest suits', () => {
    fc.assert(
      fc.property(hand(7), seven => {
        expect(rankHigh(bestHigh(seven))).toBe(rankHigh(seven));
        expect(rankRazz(bestRazz(seven))).toBe(rankRazz(seven));
        const low = bestLow8(seven);
        expect(low === null ? 0 : rankLow8(low)).toBe(rankLow8(seven));
      }),
      { numRuns: 3_000 },
    );
    expect(printCards(bestHigh(cards('9c9d8h8s3d3cAh')))).toBe('Ah9d9c8s8h');
    expect(printCards(bestHigh(cards('9c9d9h9s8h8sTc')))).toBe('Tc9s9h9d9c');
  });
});

test('another engine orders 15,000 hands the same, in all three columns', () => {
  const file = '../shared/corpus/pokerkit/ranks.jsonl';
  if (!existsSync(file))
    throw new Error(`${file} is missing: the corpus must lie beside the checkout, in ../shared`);
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  expect(rows.length).toBe(15_000);
  const read = rows.map(
    row => JSON.parse(row) as { cards: string; high: [number, string]; low8: number | null; razz: number },
  );
  const columns = [
    read.map(row => [rankHigh(cards(row.cards)), row.high[0]]),
    read.map(row => [rankLow8(cards(row.cards)) || -1, row.low8 ?? -1]),
    read.map(row => [rankRazz(cards(row.cards)), row.razz]),
  ];
  for (const column of columns) {
    const sorted = column.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
    for (let index = 1; index < sorted.length; index++) {
      const [ours, theirs] = sorted[index]!;
      const [oursBefore, theirsBefore] = sorted[index - 1]!;
      expect(Math.sign(ours! - oursBefore!)).toBe(Math.sign(theirs! - theirsBefore!));
    }
  }
});
