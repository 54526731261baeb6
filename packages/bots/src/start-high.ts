import { type Card, rankOf, suitOf } from '@doorcard/cards';
import { goneOfRank, goneOfSuit, type Seen } from './seen.ts';

/** Ten and above. */
const BIG = 8;

/**
 * How good three cards are to begin stud-high with, from 0 to 1: trips, pairs by height and by whether the
 * cards that would improve them are live, three to a flush or a straight, big cards above every board.
 */
export function startHigh({ mine, others }: Seen): number {
  const [first, second, door] = mine as [Card, Card, Card];
  const ranks = [first, second, door].map(rankOf);
  if (new Set(ranks).size === 1) return 1;
  const highestShown = Math.max(-1, ...others.map(rankOf));
  if (new Set(ranks).size === 2) return pair(ranks, rankOf(first) === rankOf(second), others, highestShown);
  return Math.max(
    flush([first, second, door], others),
    straight(ranks, others),
    bigCards(ranks, highestShown),
  );
}

/** A pair: higher is better, hidden is better, and each of its other two cards that is gone hurts. */
function pair(
  ranks: readonly number[],
  hidden: boolean,
  others: readonly Card[],
  highestShown: number,
): number {
  const paired = ranks.find((rank, index) => ranks.indexOf(rank) !== index)!;
  const kicker = ranks.find(rank => rank !== paired)!;
  const height = 0.42 + 0.034 * paired + (hidden ? 0.05 : 0) + (paired >= highestShown ? 0.08 : 0);
  const helped = kicker > highestShown ? 0.04 : 0;
  return Math.min(
    0.98,
    height + helped - 0.13 * goneOfRank(others, paired) - 0.03 * goneOfRank(others, kicker),
  );
}

function flush(cards: readonly Card[], others: readonly Card[]): number {
  const suit = suitOf(cards[0]!);
  if (cards.some(card => suitOf(card) !== suit)) return 0;
  const big = cards.filter(card => rankOf(card) >= BIG).length;
  return Math.max(0, 0.58 + 0.04 * big - 0.09 * goneOfSuit(others, suit));
}

function straight(ranks: readonly number[], others: readonly Card[]): number {
  const [low, , high] = ranks.toSorted((a, b) => a - b) as [number, number, number];
  const gaps = high - low - 2;
  if (gaps > 1) return 0;
  const wanted = [low - 1, high + 1].filter(rank => rank >= 0 && rank <= 12);
  const gone = wanted.reduce((sum, rank) => sum + goneOfRank(others, rank), 0);
  return Math.max(0, 0.4 + 0.012 * high - 0.12 * gaps - 0.06 * gone);
}

function bigCards(ranks: readonly number[], highestShown: number): number {
  const over = ranks.filter(rank => rank > highestShown).length;
  return 0.012 * Math.max(...ranks) + 0.04 * ranks.filter(rank => rank >= BIG).length + 0.03 * over;
}
