import { z } from 'zod';
import { changedAxes, chips, game, house, stakes } from './game.ts';
import { LIMITS } from './limits.ts';

/** A table as the lobby lists it. */
export const lobbyTable = z
  .object({
    id: z.string(),
    name: z.string(),
    game,
    house,
    stakes,
    seats: z.int().min(2).max(8),
    taken: z.int().min(0).max(8),
    people: z.int().min(0).max(8).describe('Seats taken by people; the others taken are bots.'),
    averagePot: chips.nullable().describe('Over the last 20 hands; null before the first one.'),
    waiting: z.int().min(0).describe('Length of the waiting list.'),
    isPrivate: z.boolean(),
    bots: z.boolean().describe('Bots fill empty seats.'),
    mine: z.boolean().describe('You sit there.'),
  })
  .meta({ id: 'LobbyTable' });

export type LobbyTable = z.infer<typeof lobbyTable>;

/** A table somebody wants to have. */
export const newTable = z
  .strictObject({
    name: z.string().max(200).exactOptional().describe(`At most ${LIMITS.nameLength} characters.`),
    game,
    house: z.string().max(40).describe('The id of the house it starts from.'),
    axes: changedAxes.exactOptional(),
    houseTitle: z.string().max(200).exactOptional().describe('What a house with changed axes is called.'),
    stakes,
    seats: z.int().min(2).max(8).exactOptional().describe("At most the house's; its number when left out."),
    buyIn: z
      .strictObject({ least: chips, most: chips })
      .exactOptional()
      .describe('The same number twice where the house has fixed buy-ins. Left out: 10 to 50 small bets.'),
    isPrivate: z.boolean().describe('Only those with the invitation come in; the lobby does not list it.'),
    bots: z.boolean().describe('Bots fill empty seats.'),
  })
  .describe('Clock, time bank and disclosure are axes of the house.')
  .meta({ id: 'NewTable' });

export type NewTable = z.infer<typeof newTable>;
