import { type Card, lowRankOf } from '@doorcard/cards';
import type { Seen } from './live-cards.ts';

/** The low rank of an eight, the ace being 0. */
const EIGHT = 7;

/**
 * How good three cards are to begin razz with, from 0 to 1: three different cards of eight or below are a hand,
 * the lower the better. Cards that would pair one are better gone, those one needs are better live, and worse
 * door cards of those still in make a fair hand a good one.
 */
export function startRazz({ mine, others, boards }: Seen): number {
  const ranks = mine.map(lowRankOf).toSorted((a, b) => a - b);
  const [, middle, highest] = ranks as [number, number, number];
  const own = new Set(ranks);
  if (own.size < 3) return own.size === 2 && highest <= EIGHT ? 0.2 : 0.02;
  const seen = others.map(lowRankOf);
  const pairing = seen.filter(rank => own.has(rank)).length;
  const needed = seen.filter(rank => rank <= EIGHT && !own.has(rank)).length;
  const worse = boards.filter(card => lowRankOf(card) > highest).length;
  const live = 0.04 * pairing - 0.03 * needed + 0.02 * worse;
  if (highest <= EIGHT) return clamp(0.95 - 0.045 * (highest - 2) - 0.02 * (middle - 1) + live);
  // A nine or a ten plays only where it is as good as what the others show.
  if (middle <= EIGHT) return clamp(0.36 - 0.06 * (highest - EIGHT - 1) + live);
  return 0.03;
}

/** How many different ranks of eight or below some cards have. */
export function lowCards(cards: readonly Card[]): number {
  return new Set(cards.map(lowRankOf).filter(rank => rank <= EIGHT)).size;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
