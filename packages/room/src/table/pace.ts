/** How fast a table goes, in milliseconds: what the rules leave open. The clock to act is the house's. */
export interface Pace {
  /** From having two players to the first hand. */
  readonly firstHand: number;
  /** After a hand that reached showdown, before the next: nothing covers it meanwhile. */
  readonly afterShowdown: number;
  /** After a hand won without a showdown. */
  readonly afterFolds: number;
  /** The least time to say "I'm in". */
  readonly askIn: number;
  /** For each card dealt, before the clock of the next decision starts. */
  readonly perCard: number;
  /** How long a bot seems to think, on the average. */
  readonly botThinks: number;
}

export const HUMAN_PACE: Pace = {
  firstHand: 3_000,
  afterShowdown: 5_000,
  afterFolds: 2_500,
  askIn: 8_000,
  perCard: 100,
  botThinks: 1_500,
};

/** The human pace made quicker (below 1) or slower. */
export function paced(factor: number): Pace {
  const scale = ([name, time]: [string, number]) => [name, Math.round(time * factor)];
  return Object.fromEntries(Object.entries(HUMAN_PACE).map(scale)) as unknown as Pace;
}
