import { type Card, rankOf, suitOf } from '@doorcard/cards';
import { countOfRank, countOfSuit, type Seen } from './live-cards.ts';

/** The rank of a ten: from here up a card is big. */
const TEN = 8;

/**
 * How good three cards are to begin stud-high with, from 0 to 1: rolled up, pairs by height and by whether the
 * cards that improve them are live, three to a live flush or straight, big cards above every board.
 */
export function startHigh({ mine, others, boards }: Seen): number {
  const ranks = mine.map(rankOf);
  const different = new Set(ranks).size;
  if (different === 1) return 1;
  const highestBoard = Math.max(-1, ...boards.map(rankOf));
  if (different === 2) return pair(ranks, others, highestBoard);
  return Math.max(flush(mine, others), straight(ranks, others), bigCards(ranks, highestBoard));
}

/** A pair: better high, better hidden, better with a big kicker; each of its two other cards gone hurts. */
function pair(ranks: readonly number[], others: readonly Card[], highestBoard: number): number {
  const paired = ranks.find((rank, place) => ranks.indexOf(rank) !== place)!;
  const kicker = ranks.find(rank => rank !== paired)!;
  const hidden = ranks[0] === ranks[1];
  const height = 0.42 + 0.034 * paired + (hidden ? 0.05 : 0) + (paired >= highestBoard ? 0.08 : 0);
  const helped = kicker > highestBoard ? 0.04 : 0;
  const gone = 0.13 * countOfRank(others, paired) + 0.03 * countOfRank(others, kicker);
  return Math.min(0.98, Math.max(0, height + helped - gone));
}

function flush(cards: readonly Card[], others: readonly Card[]): number {
  const suit = suitOf(cards[0]!);
  if (countOfSuit(cards, suit) < cards.length) return 0;
  const big = cards.filter(card => rankOf(card) >= TEN).length;
  return Math.max(0, 0.58 + 0.04 * big - 0.09 * countOfSuit(others, suit));
}

function straight(ranks: readonly number[], others: readonly Card[]): number {
  const [lowest, , highest] = ranks.toSorted((a, b) => a - b) as [number, number, number];
  const gaps = highest - lowest - 2;
  if (gaps > 1) return 0;
  const wanted = [lowest - 1, highest + 1].filter(rank => rank >= 0 && rank <= 12);
  const gone = wanted.reduce((sum, rank) => sum + countOfRank(others, rank), 0);
  return Math.max(0, 0.4 + 0.012 * highest - 0.12 * gaps - 0.06 * gone);
}

function bigCards(ranks: readonly number[], highestBoard: number): number {
  const over = ranks.filter(rank => rank > highestBoard).length;
  return 0.012 * Math.max(...ranks) + 0.04 * ranks.filter(rank => rank >= TEN).length + 0.03 * over;
}
