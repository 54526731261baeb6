/** How a bot leans: three people one meets at any table. */
export interface Temperament {
  readonly id: 'careful' | 'steady' | 'lively';
  /** The worst starting hand he plays for the price of a small bet, from 0 (any) to 1 (only the best). */
  readonly playsFrom: number;
  /** The worst starting hand with which he completes or raises. */
  readonly raisesFrom: number;
  /** What he wants above the price the pot lays him, as a share of the pot. */
  readonly margin: number;
  /** How many times his fair share of the pot he wants before he bets or raises for value. */
  readonly betsAt: number;
  /** How often he bets or completes without the cards for it, where nobody has shown strength. */
  readonly bluffs: number;
}

/** The three temperaments. */
export const TEMPERAMENTS: readonly Temperament[] = [
  { id: 'careful', playsFrom: 0.45, raisesFrom: 0.7, margin: 0.05, betsAt: 1.5, bluffs: 0.03 },
  { id: 'steady', playsFrom: 0.36, raisesFrom: 0.6, margin: 0.02, betsAt: 1.3, bluffs: 0.08 },
  { id: 'lively', playsFrom: 0.26, raisesFrom: 0.48, margin: -0.02, betsAt: 1.1, bluffs: 0.16 },
];
