import { fullDeck } from '@doorcard/cards';
import {
  GAMES,
  type HandSetup,
  HOUSES,
  type Pick,
  type PlayedOut,
  playAtRandom,
  seededPick,
  shuffle,
} from '@doorcard/stud';

const NAMES = ['Ann', 'Bob B', 'P_d1 [22]', 'raises 5 to 10', '[Ah]', 'PC [Mittel]', '🂡 ace', 'Al: folds'];

/** Names of all kinds, by seat. */
export const names: ReadonlyMap<number, string> = new Map(NAMES.map((name, index) => [index + 1, name]));

/** A hand of a random game, house, table and stacks, played at random to its end. */
export function randomHand(seed: number): PlayedOut {
  const pick = seededPick(seed);
  return playAtRandom(randomSetup(pick), shuffle(fullDeck(), pick), pick);
}

function randomSetup(pick: Pick): HandSetup {
  const house = HOUSES[pick(HOUSES.length)]!;
  const count = 2 + pick(Math.min(8, house.axes.seats) - 1);
  const taken = shuffle([1, 2, 3, 4, 5, 6, 7, 8], pick).slice(0, count);
  const short = pick(3) === 0;
  return {
    game: GAMES[pick(GAMES.length)]!,
    house,
    stakes: { ante: pick(4), bringIn: 5, smallBet: 10, bigBet: 20 },
    kind: pick(2) === 0 ? 'cash' : 'tournament',
    dealer: pick(9),
    seats: taken.sort((a, b) => a - b).map(seat => ({ seat, stack: 1 + pick(short ? 60 : 600) })),
    ...(pick(3) === 0 ? { rake: { perMille: 50, cap: 6 } } : {}),
  };
}
