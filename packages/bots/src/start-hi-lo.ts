import { ACE, type Card, lowRankOf, rankOf, suitOf } from '@doorcard/cards';
import type { Seen } from './seen.ts';
import { startHigh } from './start-high.ts';
import { lowCards } from './start-razz.ts';

/**
 * How good three cards are to begin hi/lo with, from 0 to 1: three low cards that can also make a straight or
 * a flush win both ways; high hands win only half where others go low, so they are worth less but for the best.
 */
export function startHiLo(seen: Seen): number {
  const { mine, others } = seen;
  const high = startHigh(seen);
  if (new Set(mine.map(rankOf)).size === 1) return 1;
  const lowDoors = lowCards(others);
  const low = lowCards(mine);
  if (low === 3) return Math.min(1, threeLow(mine) - 0.015 * lowDoors);
  // Two low cards and an ace, or a low pair with one, can go on at a low price.
  const withAce = mine.some(card => rankOf(card) === ACE) && low === 2;
  const highOnly = high - 0.24 - 0.02 * lowDoors;
  const aces = mine.filter(card => rankOf(card) === ACE).length;
  if (aces === 2) return Math.min(1, high + 0.02);
  return Math.max(0, highOnly, withAce ? 0.34 : 0);
}

function threeLow(mine: readonly Card[]): number {
  const ranks = mine.map(lowRankOf).toSorted((a, b) => a - b) as [number, number, number];
  const suited = new Set(mine.map(suitOf)).size === 1;
  const close = ranks[2] - ranks[0] <= 4;
  const ace = ranks[0] === 0;
  return 0.56 - 0.022 * (ranks[2] - 2) + (suited ? 0.16 : 0) + (close ? 0.12 : 0) + (ace ? 0.08 : 0);
}
