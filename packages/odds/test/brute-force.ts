/** Equity by dealing every way there is and splitting every pot: slow, plain, and nothing like the real one. */
import { type Card, fullDeck, rankHigh, rankLow8, rankRazz } from '@doorcard/cards';
import type { OddsGame } from '../src/index.ts';

interface Slow {
  deals: number;
  readonly equity: number[];
  readonly scoop: number[];
  readonly tie: number[];
  readonly high: number[];
  readonly low: number[];
  readonly quarter: number[];
}

export function bruteForce(
  game: OddsGame,
  players: readonly (readonly Card[])[],
  dead: readonly Card[],
): Slow {
  const out = new Set<Card>([...dead, ...players.flat()]);
  const zero = (): number[] => players.map(() => 0);
  const sums: Slow = {
    deals: 0,
    equity: zero(),
    scoop: zero(),
    tie: zero(),
    high: zero(),
    low: zero(),
    quarter: zero(),
  };
  const deal = (player: number, hands: readonly (readonly Card[])[], left: readonly Card[]): void => {
    if (player === players.length) return split(game, hands, sums);
    for (const [drawn, rest] of draws(left, 7 - players[player]!.length)) {
      deal(player + 1, [...hands, [...players[player]!, ...drawn]], rest);
    }
  };
  deal(
    0,
    [],
    fullDeck().filter(card => !out.has(card)),
  );
  for (const list of [sums.equity, sums.scoop, sums.tie, sums.high, sums.low, sums.quarter]) {
    for (let player = 0; player < list.length; player++) list[player]! /= sums.deals;
  }
  return sums;
}

function* draws(left: readonly Card[], count: number): Generator<[Card[], Card[]]> {
  if (count === 0) return yield [[], [...left]];
  for (let index = 0; index <= left.length - count; index++) {
    for (const [drawn, rest] of draws(left.slice(index + 1), count - 1)) {
      yield [
        [left[index]!, ...drawn],
        [...left.slice(0, index), ...rest],
      ];
    }
  }
}

function split(game: OddsGame, hands: readonly (readonly Card[])[], sums: Slow): void {
  sums.deals++;
  const main = hands.map(game === 'razz' ? rankRazz : rankHigh);
  const low = hands.map(hand => (game === 'stud-hi-lo' ? rankLow8(hand) : 0));
  const shareOf = (ranks: readonly number[]): number[] => {
    const best = Math.max(...ranks);
    const winners = ranks.filter(rank => rank === best).length;
    return ranks.map(rank => (rank === best ? 1 / winners : 0));
  };
  const highShares = shareOf(main);
  const lowShares = Math.max(...low) > 0 ? shareOf(low) : null;
  for (let player = 0; player < hands.length; player++) {
    const share = lowShares === null ? highShares[player]! : (highShares[player]! + lowShares[player]!) / 2;
    sums.equity[player]! += share;
    sums.high[player]! += highShares[player]!;
    sums.low[player]! += lowShares?.[player] ?? 0;
    if (share === 1) sums.scoop[player]!++;
    else if (share > 0) sums.tie[player]!++;
    if (share > 0 && share <= 0.25) sums.quarter[player]!++;
  }
}
