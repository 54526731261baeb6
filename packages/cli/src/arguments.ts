import { GAMES, type Game, type House, houseById, parseStakes, type Stakes } from '@doorcard/stud';
import { UsageError } from './exit.ts';

/** The house of an id. @throws UsageError that names the houses there are. */
export function theHouse(id: string): House {
  const house = houseById(id);
  if (!house.ok) throw new UsageError(house.fault.message);
  return house.value;
}

/** The game of an id. @throws UsageError that names the games there are. */
export function theGame(id: string): Game {
  const game = GAMES.find(other => other === id);
  if (game === undefined)
    throw new UsageError(`There is no game "${id}"; the games are ${GAMES.join(', ')}.`);
  return game;
}

/** The stakes of a text. @throws UsageError that says how stakes are written. */
export function theStakes(text: string): Stakes {
  const stakes = parseStakes(text);
  if (!stakes.ok) throw new UsageError(stakes.fault.message);
  return stakes.value;
}

/** A whole number within bounds. @throws UsageError that names the option and the bounds. */
export function wholeNumber(
  text: string,
  name: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    throw new UsageError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  }
  return value;
}
