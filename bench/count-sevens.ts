/**
 * Ranks every hand of seven cards and counts the classes: `node bench/count-sevens.ts` prints them beside the
 * known numbers and fails where they differ.
 */
import {
  categoryOf,
  fullDeck,
  HIGH_CATEGORIES,
  type HighCategory,
  highIn,
  rankCompletions,
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

/** Ranks all hands of seven cards, the highest cards first, and hands out their ranks in bulk. */
export function rankAllSevens(visit: (ranks: Int32Array) => void): void {
  rankCompletions([], Uint8Array.from(fullDeck().reverse()), visit);
}

/** The number of hands of each class. */
function countSevens(): Readonly<Record<HighCategory, number>> {
  const byRank = new Int32Array(7463);
  rankAllSevens(ranks => {
    for (let at = 0; at < ranks.length; at++) byRank[highIn(ranks[at]!)]!++;
  });
  const counts = Object.fromEntries(HIGH_CATEGORIES.map(category => [category, 0])) as Record<
    HighCategory,
    number
  >;
  for (let rank = 1; rank < byRank.length; rank++) counts[categoryOf(rank)] += byRank[rank]!;
  return counts;
}

if (import.meta.main) {
  const started = performance.now();
  const counts = countSevens();
  for (const [category, known] of Object.entries(KNOWN) as [HighCategory, number][]) {
    const right = counts[category] === known;
    process.stdout.write(
      `${category.padEnd(18)}${String(counts[category]).padStart(12)} ${right ? 'as known' : `should be ${known}`}\n`,
    );
    if (!right) process.exitCode = 1;
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${total} hands in ${((performance.now() - started) / 1000).toFixed(2)} s\n`);
}
