import { type Card, lowRankOf } from '@doorcard/cards';
import type { Seen } from './seen.ts';

/** An eight, counted from the ace at 0. */
const EIGHT = 7;

/**
 * How good three cards are to begin razz with, from 0 to 1: three different low cards are a hand, the lower
 * the better; cards that would pair one are better gone, cards one needs are better live.
 */
export function startRazz({ mine, others }: Seen): number {
  const ranks = mine.map(lowRankOf).toSorted((a, b) => a - b);
  const different = new Set(ranks);
  if (different.size < 3) return different.size === 2 && Math.max(...ranks) <= EIGHT ? 0.2 : 0.02;
  const [, middle, highest] = ranks as [number, number, number];
  const shown = others.map(lowRankOf);
  const pairing = shown.filter(rank => different.has(rank)).length;
  const needed = shown.filter(rank => rank <= EIGHT && !different.has(rank)).length;
  const worse = shown.filter(rank => rank > highest).length;
  const live = 0.04 * pairing - 0.03 * needed + 0.02 * worse;
  if (highest <= EIGHT) return clamp(0.95 - 0.045 * (highest - 2) - 0.02 * (middle - 1) + live);
  // A nine or ten plays only where it is as good as what the others show.
  if (middle <= EIGHT) return clamp(0.36 - 0.06 * (highest - EIGHT - 1) + live);
  return 0.03;
}

/** How many of some cards count for a low of eight or better. */
export function lowCards(cards: readonly Card[]): number {
  return new Set(cards.map(lowRankOf).filter(rank => rank <= EIGHT)).size;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
