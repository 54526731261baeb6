import { fault, ok, type Result } from '@doorcard/cards';
import {
  type Chips,
  checkStakes,
  customHouse,
  describeHouse,
  type Game,
  type House,
  houseById,
  type Stakes,
} from '@doorcard/stud';
import type { NewTable, TableDetails } from '@doorcard/wire';
import { checkName } from '../people/names.ts';

/** What a table is made of; it never changes. */
export interface TableConfig {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly seats: number;
  readonly buyIn: { readonly least: Chips; readonly most: Chips };
  readonly isPrivate: boolean;
  readonly bots: boolean;
}

/** The usual buy-ins in small bets. */
const LEAST_BUY_IN = 10;
const USUAL_BUY_IN = 20;
const MOST_BUY_IN = 50;

/** The most chips a buy-in may be: sums of eight stacks must stay exact. */
const HIGHEST_BUY_IN = 1_000_000_000;

/** A table as somebody asks for it, made complete and checked; the fault says what would be right. */
export function configure(wanted: NewTable, id: string): Result<TableConfig> {
  const house = theHouse(wanted, id);
  if (!house.ok) return house;
  const { stakes, game, isPrivate, bots } = wanted;
  const sound = checkStakes(stakes, house.value);
  if (!sound.ok) return sound;
  const most = house.value.axes.seats;
  const seats = wanted.seats ?? most;
  if (seats > most)
    return fault('bad-table', `${seats} seats are too many; ${house.value.title} has at most ${most}.`);
  const fixed = house.value.axes.buyIn === 'fixed';
  const usual = fixed
    ? { least: USUAL_BUY_IN * stakes.smallBet, most: USUAL_BUY_IN * stakes.smallBet }
    : { least: LEAST_BUY_IN * stakes.smallBet, most: MOST_BUY_IN * stakes.smallBet };
  const buyIn = wanted.buyIn ?? usual;
  const lowest = stakes.smallBet;
  if (buyIn.least < lowest || buyIn.most < buyIn.least || buyIn.most > HIGHEST_BUY_IN) {
    const message = `A buy-in of ${buyIn.least} to ${buyIn.most} cannot be; it goes from at least ${lowest} up to at most ${HIGHEST_BUY_IN}.`;
    return fault('bad-buy-in', message);
  }
  if (fixed && buyIn.least !== buyIn.most)
    return fault('bad-buy-in', `${house.value.title} has one fixed buy-in; give the same number twice.`);
  const name =
    wanted.name === undefined || wanted.name.trim() === '' ? ok(house.value.title) : checkName(wanted.name);
  if (!name.ok) return name;
  return ok({ id, name: name.value, game, house: house.value, stakes, seats, buyIn, isPrivate, bots });
}

function theHouse(wanted: NewTable, id: string): Result<House> {
  const base = houseById(wanted.house);
  if (!base.ok || wanted.axes === undefined || Object.keys(wanted.axes).length === 0) return base;
  const title = wanted.houseTitle?.trim() ? checkName(wanted.houseTitle) : ok(`${base.value.title} +`);
  if (!title.ok) return title;
  return customHouse(base.value, { id: `custom-${id}`, title: title.value, axes: wanted.axes });
}

/** The table as a client is told of it. */
export function detailsOf(config: TableConfig, invitation: string | null): TableDetails {
  const rules = describeHouse(config.house).map(({ axis, words }) => ({ axis, words }));
  return { ...config, rules, invitation };
}
