import { ACE, type Card, lowRankOf, rankOf, suitOf } from '@doorcard/cards';
import { countOfRank, type Seen } from './live-cards.ts';
import { startHigh } from './start-high.ts';
import { lowCards } from './start-razz.ts';

/**
 * How good three cards are to begin hi/lo with, from 0 to 1: three low cards that can also make a straight or
 * a flush win both ways; high hands win only half where others go low, so they are worth less but for the best.
 */
export function startHiLo(seen: Seen): number {
  const { mine, boards } = seen;
  const high = startHigh(seen);
  const different = new Set(mine.map(rankOf)).size;
  if (different === 1) return 1;
  const lowBoards = lowCards(boards);
  const low = lowCards(mine);
  if (low === 3) return Math.min(1, threeLow(mine) - 0.015 * lowBoards);
  const aces = countOfRank(mine, ACE);
  if (aces === 2) return Math.min(1, high + 0.02);
  if (different === 2 && low === 2) return lowPair(seen, aces > 0);
  const highOnly = high - 0.24 - 0.02 * lowBoards;
  // An ace and another low card can go on at a low price.
  return Math.max(0, highOnly, aces > 0 && low === 2 ? 0.34 : 0);
}

function threeLow(mine: readonly Card[]): number {
  const ranks = mine.map(lowRankOf).toSorted((a, b) => a - b) as [number, number, number];
  const suited = new Set(mine.map(suitOf)).size === 1;
  const close = ranks[2] - ranks[0] <= 4;
  const ace = ranks[0] === 0;
  return 0.56 - 0.022 * (ranks[2] - 2) + (suited ? 0.16 : 0) + (close ? 0.12 : 0) + (ace ? 0.08 : 0);
}

/** A low pair with a low kicker goes both ways, a little; far better with an ace, and with its cards live. */
function lowPair({ mine, others }: Seen, ace: boolean): number {
  const ranks = mine.map(rankOf);
  const paired = ranks.find((rank, place) => ranks.indexOf(rank) !== place)!;
  return Math.max(0, 0.38 + (ace ? 0.1 : 0) - 0.1 * countOfRank(others, paired));
}
