/** How a player leans. Numbers only: every temperament thinks with the same head. */
export interface Temperament {
  readonly id: 'rock' | 'calling-station' | 'maniac';
  /** The worst starting hand he plays for a completed bet at a full table, from 0 (any) to 1 (only the best). */
  readonly playsFrom: number;
  /** The worst starting hand with which he completes or raises. */
  readonly raisesFrom: number;
  /** What he wants above the price the pot lays him, as a share of the pot; below 0 he pays too much. */
  readonly margin: number;
  /** How many times an equal share of the pot he wants before he bets or raises for value. */
  readonly betsAt: number;
  /** How often he bets or completes without the cards for it where nobody has, from 0 to 1. */
  readonly bluffs: number;
  /** How much he believes the bets of others, from 0 (not at all) to 1. */
  readonly respect: number;
  /** How often he shows a hand that nobody paid to see, from 0 to 1. */
  readonly shows: number;
  /** How slowly he thinks; 1 is the pace of most people. */
  readonly pace: number;
}

/** The rock waits for good cards and bets them. */
const ROCK: Temperament = {
  id: 'rock',
  playsFrom: 0.47,
  raisesFrom: 0.66,
  margin: 0.04,
  betsAt: 1.3,
  bluffs: 0.03,
  respect: 1,
  shows: 0.02,
  pace: 1.2,
};

/** The calling station pays to see, and seldom raises. */
const CALLING_STATION: Temperament = {
  id: 'calling-station',
  playsFrom: 0.3,
  raisesFrom: 0.8,
  margin: -0.06,
  betsAt: 1.55,
  bluffs: 0.01,
  respect: 0.5,
  shows: 0.1,
  pace: 1,
};

/** The maniac bets whenever he may be ahead, and often when he is not. */
const MANIAC: Temperament = {
  id: 'maniac',
  playsFrom: 0.27,
  raisesFrom: 0.44,
  margin: -0.03,
  betsAt: 1.08,
  bluffs: 0.2,
  respect: 0.6,
  shows: 0.2,
  pace: 0.7,
};

/** The three bots there are: people one meets at any table. */
export const BOTS: readonly [Temperament, Temperament, Temperament] = [ROCK, CALLING_STATION, MANIAC];
