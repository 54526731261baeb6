import type { EquityResult, OddsGame, PlayerEquity } from './types.ts';

const FIELDS = 7;
const EQUITY = 0;
const SQUARE = 1;
const WIN = 2;
const TIE = 3;
const HIGH = 4;
const LOW = 5;
const QUARTER = 6;

/** Sums over deals, for each player. Tallies of parts add up to the tally of the whole. */
export class Tally {
  trials = 0;
  readonly players: number;
  readonly sums: Float64Array;

  constructor(players: number, sums: Float64Array = new Float64Array(players * FIELDS), trials = 0) {
    this.players = players;
    this.sums = sums;
    this.trials = trials;
  }

  add(other: Tally): void {
    this.trials += other.trials;
    for (let index = 0; index < this.sums.length; index++) this.sums[index]! += other.sums[index]!;
  }

  /** One deal without halves: the best of these ranks share the pot. */
  onePot(ranks: ArrayLike<number>): void {
    this.trials++;
    const sums = this.sums;
    let best = -1;
    let count = 0;
    for (let player = 0; player < this.players; player++) {
      const rank = ranks[player]!;
      if (rank > best) {
        best = rank;
        count = 1;
      } else if (rank === best) count++;
    }
    const share = 1 / count;
    for (let player = 0; player < this.players; player++) {
      if (ranks[player] !== best) continue;
      const at = player * FIELDS;
      sums[at + EQUITY]! += share;
      sums[at + SQUARE]! += share * share;
      sums[at + (count === 1 ? WIN : TIE)]! += 1;
    }
  }

  /** One deal of a hi/lo pot. Low ranks are 0 where there is no low. */
  hiLo(highs: ArrayLike<number>, lows: ArrayLike<number>): void {
    this.trials++;
    const sums = this.sums;
    let best = -1;
    let bestCount = 0;
    let bestLow = 0;
    let lowCount = 0;
    for (let player = 0; player < this.players; player++) {
      const high = highs[player]!;
      if (high > best) {
        best = high;
        bestCount = 1;
      } else if (high === best) bestCount++;
      const low = lows[player]!;
      if (low > bestLow) {
        bestLow = low;
        lowCount = 1;
      } else if (low === bestLow) lowCount++;
    }
    const half = bestLow > 0 ? 0.5 : 1;
    for (let player = 0; player < this.players; player++) {
      const high = highs[player] === best ? 1 / bestCount : 0;
      const low = bestLow > 0 && lows[player] === bestLow ? 1 / lowCount : 0;
      const share = half * high + 0.5 * low;
      if (share === 0) continue;
      const at = player * FIELDS;
      sums[at + EQUITY]! += share;
      sums[at + SQUARE]! += share * share;
      sums[at + HIGH]! += high;
      sums[at + LOW]! += low;
      sums[at + (share === 1 ? WIN : TIE)]! += 1;
      if (share <= 0.25) sums[at + QUARTER]! += 1;
    }
  }

  result(game: OddsGame, method: 'exact' | 'sampled'): EquityResult {
    const players: PlayerEquity[] = [];
    const standardError: number[] = [];
    for (let player = 0; player < this.players; player++) {
      const mean = (field: number): number => this.sums[player * FIELDS + field]! / Math.max(1, this.trials);
      const equity = mean(EQUITY);
      const shares = { equity, win: mean(WIN), tie: mean(TIE) };
      const halves = { high: mean(HIGH), low: mean(LOW), scoop: mean(WIN), quarter: mean(QUARTER) };
      players.push(game === 'stud-hi-lo' ? { ...shares, ...halves } : shares);
      const variance = Math.max(0, mean(SQUARE) - equity * equity);
      standardError.push(method === 'exact' ? 0 : Math.sqrt(variance / Math.max(1, this.trials - 1)));
    }
    return { game, method, trials: this.trials, players, standardError };
  }
}
