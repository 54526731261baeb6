import type { NewTable } from '@doorcard/wire';

const ready = { isPrivate: false, bots: true };

/** The tables a new room has: each of the five houses of the rule pages, every game among them. */
export const READY_TABLES: readonly (NewTable & { readonly id: string })[] = [
  {
    id: 'six-max',
    name: 'Salón de seis',
    game: 'stud-high',
    house: 'six-max',
    stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
    ...ready,
  },
  {
    id: 'eight-seat',
    name: 'The long table',
    game: 'stud-hi-lo',
    house: 'eight-seat',
    stakes: { ante: 2, bringIn: 3, smallBet: 10, bigBet: 20 },
    ...ready,
  },
  {
    id: 'four-bet-cap',
    name: 'Four bets',
    game: 'stud-high',
    house: 'four-bet-cap',
    stakes: { ante: 0, bringIn: 2, smallBet: 4, bigBet: 8 },
    ...ready,
  },
  {
    id: 'ten-second',
    name: 'Ten seconds',
    game: 'stud-high',
    house: 'ten-second',
    stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
    ...ready,
  },
  {
    id: 'nearest-dealer',
    name: 'Το ραζ',
    game: 'razz',
    house: 'nearest-dealer',
    stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
    ...ready,
  },
];
