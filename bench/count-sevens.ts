/**
 * Ranks every hand of seven cards and counts the classes: `node bench/count-sevens.ts` prints them beside the
 * known numbers and fails where they differ.
 */
import {
  categoryOf,
  codeOf,
  flushRank,
  flushSuit,
  HIGH_CATEGORIES,
  type HighCategory,
  plainRank,
} from '@doorcard/cards';

/** How many of the 133,784,560 hands of seven cards fall into each class. */
const KNOWN: Readonly<Record<HighCategory, number>> = {
  'straight-flush': 41_584,
  'four-of-a-kind': 224_848,
  'full-house': 3_473_184,
  flush: 4_047_644,
  straight: 6_180_020,
  'three-of-a-kind': 6_461_620,
  'two-pair': 31_433_400,
  pair: 58_627_800,
  'high-card': 23_294_460,
};

/** The number of hands of each class, and of all. */
export function countSevens(): { counts: Readonly<Record<HighCategory, number>>; total: number } {
  const byRank = new Int32Array(7463);
  const suited = new Int32Array(4);
  const masks = new Int32Array(4);
  const count = (from: number, left: number, sum: number): void => {
    if (left === 2) return countTwo(from, sum);
    for (let card = from; card >= left - 1; card--) {
      suited[card & 3]!++;
      masks[card & 3]! |= 1 << (card >> 2);
      count(card - 1, left - 1, (sum + codeOf(card)) | 0);
      masks[card & 3]! &= ~(1 << (card >> 2));
      suited[card & 3]!--;
    }
  };
  /** The last two cards. Where five have no three of a suit, no flush can come. */
  const countTwo = (from: number, sum: number): void => {
    const flushes = suited[0]! > 2 || suited[1]! > 2 || suited[2]! > 2 || suited[3]! > 2;
    for (let card = from; card > 0; card--) {
      const six = (sum + codeOf(card)) | 0;
      if (flushes) countLast(card, six);
      else {
        for (let last = card - 1; last >= 0; last--) byRank[plainRank((six + codeOf(last)) | 0, 7)]!++;
      }
    }
  };
  const countLast = (sixth: number, six: number): void => {
    for (let last = sixth - 1; last >= 0; last--) {
      const all = (six + codeOf(last)) | 0;
      const suit = flushSuit(all, 7);
      if (suit < 0) byRank[plainRank(all, 7)]!++;
      else {
        let mask = masks[suit]!;
        if ((sixth & 3) === suit) mask |= 1 << (sixth >> 2);
        if ((last & 3) === suit) mask |= 1 << (last >> 2);
        byRank[flushRank(mask)]!++;
      }
    }
  };
  count(51, 7, 0);
  const counts = Object.fromEntries(HIGH_CATEGORIES.map(category => [category, 0])) as Record<
    HighCategory,
    number
  >;
  let total = 0;
  for (let rank = 1; rank < byRank.length; rank++) {
    counts[categoryOf(rank)] += byRank[rank]!;
    total += byRank[rank]!;
  }
  return { counts, total };
}

if (import.meta.main) {
  const started = performance.now();
  const { counts, total } = countSevens();
  for (const [category, known] of Object.entries(KNOWN) as [HighCategory, number][]) {
    const right = counts[category] === known;
    process.stdout.write(
      `${category.padEnd(18)}${String(counts[category]).padStart(12)} ${right ? 'as known' : `should be ${known}`}\n`,
    );
    if (!right) process.exitCode = 1;
  }
  process.stdout.write(`${total} hands in ${((performance.now() - started) / 1000).toFixed(2)} s\n`);
}
