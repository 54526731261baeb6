/** Which streets are compared: systematically every combination of stacks, for the houses that bet differently. */
import { customHouse, HOUSES, type House, houseById, STREETS, type Street } from '../../src/index.ts';
import type { Case } from './engine.ts';

const STAKES = { ante: 1, bringIn: 3, smallBet: 10, bigBet: 20 };
/** An odd bet, whose half is no whole number of chips. */
const ODD_STAKES = { ante: 1, bringIn: 2, smallBet: 7, bigBet: 14 };
/** The bring-in of half a bet. */
const HALF_STAKES = { ante: 1, bringIn: 5, smallBet: 10, bigBet: 20 };

/** The houses of the Rulebook whose betting differs: one for each way. */
export function bettingHouses(): House[] {
  const byBetting = new Map<string, House>();
  for (const house of HOUSES) {
    const { openPair, raiseCap, headsUpCap, bringInPasses, shortAllIn, freeFold } = house.axes;
    const way = [openPair, raiseCap, headsUpCap, bringInPasses, shortAllIn, freeFold].join();
    if (!byBetting.has(way)) byBetting.set(way, house);
  }
  return [...byBetting.values()];
}

/** Houses that combine axes no named house combines. */
export function otherHouses(): House[] {
  const base = houseById('standard');
  if (!base.ok) throw new Error(base.fault.message);
  const refinements = [
    { openPair: 'pair-holder', shortAllIn: 'full-bet', raiseCap: 1, bringInPasses: 'may-fold' },
    { openPair: 'anyone', shortAllIn: 'full-bet', raiseCap: 2, headsUpCap: 'uncapped', freeFold: false },
  ] as const;
  return refinements.map((axes, index) => {
    const custom = customHouse(base.value, { id: `refined-${index + 1}`, title: 'Refined', axes });
    if (!custom.ok) throw new Error(custom.fault.message);
    return custom.value;
  });
}

/** Every way of choosing `count` stacks from a list, in order. */
export function combinations(stacks: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return combinations(stacks, count - 1).flatMap(rest => stacks.map(stack => [...rest, stack]));
}

/** A street's cases with given stacks: as it is and, on 4th, with one pair showing and with two. */
function onStreet(
  house: House,
  game: Case['game'],
  street: Street,
  chips: number[],
  stakes = STAKES,
): Case[] {
  const shown = street === 4 ? [[], [1], [0, 1]] : [[]];
  return shown.map(pairs => ({ game, house, stakes, street, chips, pairs }));
}

/** Two players: every house, game and street, nine stacks each. */
export function* headsUp(): Generator<Case> {
  for (const chips of combinations([0, 1, 3, 5, 7, 12, 18, 26, 1000], 2)) {
    for (const house of [...HOUSES, ...otherHouses()]) {
      const stakes = house.axes.bringInSize === 'half' ? HALF_STAKES : STAKES;
      for (const street of [3, 4, 5, 7] as const) yield* onStreet(house, 'stud-high', street, chips, stakes);
      for (const street of [3, 4] as const) {
        yield* onStreet(house, 'stud-hi-lo', street, chips, stakes);
        yield* onStreet(house, 'razz', street, chips, stakes);
      }
    }
  }
}

/** Three players: every way of betting, on 3rd, 4th and 5th. */
export function* threeHanded(): Generator<Case> {
  for (const house of [...bettingHouses(), ...otherHouses()]) {
    // Stacks of half a bet, of a bet and a half, and just below and above: 17 raises a completion from 3 by as much.
    for (const [street, stacks] of [
      [3, [0, 2, 3, 5, 12, 17, 26]],
      [4, [0, 1, 5, 9, 12, 15, 26]],
      [5, [0, 4, 9, 10, 21, 30, 45]],
    ] as const) {
      for (const chips of combinations(stacks, 3)) yield* onStreet(house, 'stud-high', street, chips);
    }
    for (const chips of combinations([2, 3, 6, 9, 24], 3)) {
      for (const street of [3, 4] as const) yield* onStreet(house, 'stud-high', street, chips, ODD_STAKES);
    }
    for (const chips of combinations([4, 6, 16, 90], 3)) {
      yield* onStreet(house, 'stud-high', 3, chips, HALF_STAKES);
    }
  }
}

/** Four players: where several short all-ins add up, and the cap with players behind. */
export function* fourHanded(): Generator<Case> {
  for (const house of [...bettingHouses(), ...otherHouses()]) {
    for (const chips of combinations([4, 15, 33], 4)) yield* onStreet(house, 'stud-high', 3, chips);
    for (const chips of combinations([4, 13, 15, 33], 4)) {
      yield { game: 'stud-high', house, stakes: STAKES, street: 4, chips, pairs: [] };
    }
    // All-in from the ante, with less than the bring-in, and with more: who is left to bring in?
    for (const chips of combinations([0, 2, 11], 4)) yield* onStreet(house, 'stud-high', 3, chips);
    yield { game: 'stud-high', house, stakes: STAKES, street: 4, chips: [33, 41, 13, 15], pairs: [1] };
  }
}

/** Everybody deep, every house, street and number of players up to `players`. */
export function* deep(players: number): Generator<Case> {
  for (const house of HOUSES) {
    for (const street of STREETS) {
      for (let count = 2; count <= players; count++) {
        // Enough for the cap of every house; where there is none the stacks end the raising.
        const chips = new Array<number>(count).fill(street <= 4 ? 100 : 130);
        yield* onStreet(house, 'stud-high', street, chips);
      }
    }
  }
}
