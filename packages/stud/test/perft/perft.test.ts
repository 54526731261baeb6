/**
 * Betting perft: how many complete betting sequences a street has, by the engine's options and by an
 * independent counter. The two are walked side by side, so that equal numbers cannot hide different choices;
 * the first position in which they differ is told with both lists.
 */
import { describe, expect, test } from 'vitest';
import { houseById, type Street } from '../../src/index.ts';
import { deep, fourHanded, headsUp, threeHanded } from './cases.ts';
import { begin, count } from './counter.ts';
import { type Case, compare, engineCount, firstOf, roundOf, type Tally } from './engine.ts';

function walkAll(cases: Iterable<Case>): Tally & { cases: number } {
  const sum = { cases: 0, sequences: 0, positions: 0 };
  for (const asked of cases) {
    const { sequences, positions } = compare(asked);
    sum.cases++;
    sum.sequences += sequences;
    sum.positions += positions;
  }
  return sum;
}

describe('engine and counter agree in every position', () => {
  test.each([
    [
      'two players: every house, nine stacks each',
      headsUp,
      { cases: 13608, positions: 87481, sequences: 161946 },
    ],
    [
      'three players: every way of betting, seven stacks each',
      threeHanded,
      { cases: 18232, positions: 334471, sequences: 486854 },
    ],
    [
      'four players: short all-ins that add up, the bring-in passing',
      fourHanded,
      { cases: 3352, positions: 539152, sequences: 734472 },
    ],
    [
      'three deep players: every house and street',
      () => deep(3),
      { cases: 140, positions: 27848, sequences: 42718 },
    ],
  ])('%s', { timeout: 600_000 }, (_, cases, totals) => {
    expect(walkAll(cases())).toEqual(totals);
  });
});

/** Numbers of sequences at 1/3/10/20 in stud-high; pairs are seats counted from 0. */
const TABLE: [house: string, street: Street, chips: number[], pairs: number[], sequences: number][] = [
  ['standard', 3, [100, 100], [], 18],
  // Fold 1, bet 8 (fold, call, or raise: 2 for each raise left and 2 at the cap), check and then the same or check.
  ['standard', 4, [100, 100], [], 19],
  ['standard', 4, [100, 100], [1], 59],
  ['ten-second', 4, [100, 100], [1], 51],
  ['live-cash', 4, [100, 100], [], 43],
  ['standard', 3, [100, 100, 100], [], 258],
  ['standard', 5, [200, 200, 200], [], 277],
  ['standard', 4, [200, 200, 200], [1], 1087],
  ['big-room-live', 4, [200, 200, 200], [], 565],
  ['standard', 3, [100, 100, 100, 100], [], 3054],
  ['standard', 4, [13, 33, 16, 33], [], 555],
  ['pokerkit', 7, [200, 200, 200, 200], [], 2793],
];

test.each(TABLE)('%s, street %i, chips %j, pairs %j: %i sequences', (id, street, chips, pairs, sequences) => {
  const house = houseById(id);
  if (!house.ok) throw new Error(house.fault.message);
  const stakes = { ante: 1, bringIn: 3, smallBet: 10, bigBet: 20 };
  const asked: Case = { game: 'stud-high', house: house.value, stakes, street, chips, pairs };
  expect(count(begin(roundOf(asked), chips, firstOf(asked)))).toBe(sequences);
  expect(engineCount(asked)).toBe(sequences);
});
