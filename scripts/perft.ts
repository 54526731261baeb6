/**
 * Counts the betting sequences of a street, by the engine and by the independent counter:
 * `node scripts/perft.ts --house standard --game stud-high --street 4 --chips 100,100,30 --pairs 2`.
 * Seat 1 brings in, seat 2 has the best board; `--pairs` names seats whose cards pair on 4th. Without
 * `--chips`, every house is counted on every street with 2 to `--players` deep players. Exit code 1 when the
 * two differ, with the first position in which they do.
 */
import { parseArgs } from 'node:util';
import {
  GAMES,
  type Game,
  houseById,
  parseStakes,
  STREETS,
  type Street,
} from '../packages/stud/src/index.ts';
import { deep } from '../packages/stud/test/perft/cases.ts';
import { type Case, compare } from '../packages/stud/test/perft/engine.ts';

const { values } = parseArgs({
  options: {
    house: { type: 'string', default: 'standard' },
    game: { type: 'string', default: 'stud-high' },
    stakes: { type: 'string', default: '1/3/10/20' },
    street: { type: 'string', default: '4' },
    chips: { type: 'string' },
    pairs: { type: 'string', default: '' },
    players: { type: 'string', default: '3' },
  },
});

function usage(message: string): never {
  console.error(message);
  process.exit(2);
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function asked(chips: readonly number[]): Case {
  const house = houseById(values.house);
  if (!house.ok) return usage(house.fault.message);
  const stakes = parseStakes(values.stakes);
  if (!stakes.ok) return usage(stakes.fault.message);
  const street = Number(values.street) as Street;
  if (!STREETS.includes(street)) return usage(`There is no street ${values.street}; streets are 3 to 7.`);
  const game = values.game as Game;
  if (!GAMES.includes(game)) return usage(`There is no game "${game}"; the games are ${GAMES.join(', ')}.`);
  if (chips.length < 2 || chips.length > 4 || !chips.every(left => Number.isSafeInteger(left) && left >= 0)) {
    return usage('--chips takes two to four stacks in whole chips, as in 100,100,30.');
  }
  const pairs = numbers(values.pairs).map(seat => seat - 1);
  if (!pairs.every(seat => seat in chips))
    return usage('--pairs takes seats that have chips, as in 2 or 1,2.');
  return { game, house: house.value, stakes: stakes.value, street, chips, pairs };
}

const cases = values.chips === undefined ? deep(Number(values.players)) : [asked(numbers(values.chips))];
try {
  for (const one of cases) {
    const { sequences, positions } = compare(one);
    const pairs = one.pairs.map(seat => seat + 1).join(' ') || '-';
    console.log(
      `${one.game} ${one.house.id} street ${one.street} chips ${one.chips.join('/')} pairs ${pairs}: ` +
        `${sequences} sequences, ${positions} positions`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
