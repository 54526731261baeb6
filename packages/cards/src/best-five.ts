import type { Card } from './card.ts';
import { lowRankOf } from './card.ts';
import { rankHigh, rankLow8, rankRazz } from './rank.ts';

/**
 * The five cards of the best high hand in 5 to 7 cards, by rank and suit, highest first. Where several fives
 * are equally good, the one with the highest suits.
 */
export function bestHigh(cards: readonly Card[]): Card[] {
  return bestFive(cards, rankHigh, card => card);
}

/** The five cards of the best eight-or-better low, highest first, the ace low; null where there is none. */
export function bestLow8(cards: readonly Card[]): Card[] | null {
  return rankLow8(cards) === 0 ? null : bestFive(cards, rankLow8, lowOrder);
}

/** The five cards of the best ace-to-five low, highest first, the ace low. */
export function bestRazz(cards: readonly Card[]): Card[] {
  return bestFive(cards, rankRazz, lowOrder);
}

const lowOrder = (card: Card): number => lowRankOf(card) * 4 + (card & 3);

function bestFive(
  cards: readonly Card[],
  rank: (five: readonly Card[]) => number,
  order: (card: Card) => number,
): Card[] {
  const sorted = [...cards].sort((a, b) => order(b) - order(a));
  let best: Card[] = [];
  let bestRank = -1;
  // Fives come in the order of their highest cards, so that the first of equals has the highest suits.
  const choose = (from: number, chosen: Card[]): void => {
    if (chosen.length === 5) {
      const value = rank(chosen);
      if (value > bestRank) {
        bestRank = value;
        best = [...chosen];
      }
      return;
    }
    for (let index = from; index <= sorted.length - (5 - chosen.length); index++) {
      choose(index + 1, [...chosen, sorted[index]!]);
    }
  };
  choose(0, []);
  return best;
}
