import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedKernel } from '../../../scripts/kernel.ts';
import {
  type Card,
  fullDeck,
  highIn,
  low8In,
  parseCards,
  type Ranks,
  rankCompletions,
  rankHigh,
  rankLow8,
  rankRazz,
  rankSevens,
  razzIn,
} from '../src/index.ts';

const hand = (count: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray(fullDeck(), { minLength: count, maxLength: count });

function expectRanks(ranks: Ranks, seven: readonly Card[]): void {
  expect([highIn(ranks), razzIn(ranks), low8In(ranks)]).toEqual([
    rankHigh(seven),
    rankRazz(seven),
    rankLow8(seven),
  ]);
}

/** All ways to take so many of some cards, in their order. */
function choose(from: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return from.flatMap((card, place) =>
    choose(from.slice(place + 1), count - 1).map(others => [card, ...others]),
  );
}

describe('many hands of seven', () => {
  test('rank as each does alone', () => {
    fc.assert(
      fc.property(fc.array(hand(7), { maxLength: 50 }), sevens => {
        const ranks = rankSevens(Uint8Array.from(sevens.flat()));
        expect(ranks).toHaveLength(sevens.length);
        for (const [index, seven] of sevens.entries()) expectRanks(ranks[index]!, seven);
      }),
      { numRuns: 500 },
    );
  });

  test('are as many as there are', () => {
    const two = fc.sample(hand(7), { numRuns: 2, seed: 1 });
    const ranks = rankSevens(
      Uint8Array.from({ length: 7 * 100_001 }, (_, at) => two[(at / 7) & 1]![at % 7]!),
    );
    for (const index of [0, 1, 32_767, 32_768, 65_535, 65_536, 99_999, 100_000])
      expectRanks(ranks[index]!, two[index & 1]!);
  });

  test('go where they are wanted', () => {
    const into = new Int32Array(3);
    const [seven] = fc.sample(hand(7), { numRuns: 1, seed: 2 });
    expect(rankSevens(Uint8Array.from(seven!), into)).toBe(into);
    expectRanks(into[0]!, seven!);
    expect([...into.subarray(1)]).toEqual([0, 0]);
  });

  test('must be of seven cards each, and have room', () => {
    expect(() => rankSevens(new Uint8Array(8))).toThrow('8 cards are no whole number of hands of seven');
    expect(() => rankSevens(new Uint8Array(14), new Int32Array(1))).toThrow(
      '2 hands have no room in 1 numbers',
    );
  });
});

describe('all hands that some cards can become', () => {
  test('come in the order of the stub, and rank as each does alone', () => {
    const sizes = fc.integer({ min: 0, max: 7 }).chain(left => fc.tuple(fc.constant(left), hand(7 + 4)));
    fc.assert(
      fc.property(sizes, ([left, cards]) => {
        const held = cards.slice(0, 7 - left);
        const stub = cards.slice(7 - left);
        const all: Ranks[] = [];
        rankCompletions(held, Uint8Array.from(stub), ranks => all.push(...ranks));
        const expected = choose(stub, left);
        expect(all).toHaveLength(expected.length);
        for (const [index, more] of expected.entries()) expectRanks(all[index]!, [...held, ...more]);
      }),
      { numRuns: 60 },
    );
  });

  test('have flushes wherever four or five of a suit are held', () => {
    for (const text of ['AsKsQsJs', '2h3h4h5h6h', 'Ah2h3h4h9c', 'Ks9s8s7s2s3s']) {
      const parsed = parseCards(text);
      if (!parsed.ok) throw new Error(parsed.fault.message);
      const held = parsed.value;
      const stub = fullDeck().filter(card => !held.includes(card));
      const all: Ranks[] = [];
      rankCompletions(held, Uint8Array.from(stub), ranks => all.push(...ranks));
      for (const [index, more] of choose(stub, 7 - held.length).entries())
        if (highIn(all[index]!) !== rankHigh([...held, ...more]))
          expectRanks(all[index]!, [...held, ...more]);
    }
  });

  test('need seven cards', () => {
    expect(() => rankCompletions(fullDeck().slice(0, 8), new Uint8Array(9), () => {})).toThrow(
      '8 cards are held; a hand has seven at most',
    );
    expect(() => rankCompletions([], new Uint8Array(6), () => {})).toThrow(
      '7 more cards are needed, and there are 6',
    );
  });
});

test('the compiled kernel is that of its source', async () => {
  const file = fileURLToPath(new URL('../src/kernel.generated.ts', import.meta.url));
  expect(readFileSync(file, 'utf8')).toBe(await generatedKernel());
});
