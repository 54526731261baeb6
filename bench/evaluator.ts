/** Ranking seven cards, against the evaluators that npm has: `node bench/evaluator.ts`. */
import { execFileSync } from 'node:child_process';
import {
  type Card,
  fullDeck,
  highIn,
  low8In,
  printCard,
  rankHigh,
  rankLow8,
  rankRazz,
  rankSevens,
  razzIn,
} from '@doorcard/cards';
import { seededPick, shuffle } from '@doorcard/stud';
import { evaluate } from '@poker-apprentice/hand-evaluator';
import phe from 'phe';
import pokerEvaluator from 'poker-evaluator';
import pokersolver from 'pokersolver';
import { rankAllSevens } from './count-sevens.ts';
import { duration, heading, median, ratio, row, secondsOf } from './report.ts';

/** Few enough to stay in the cache, so that ranking is measured and not memory. */
const HANDS = 4_096;
/** Fewer for those that take long. */
const SLOW = 512;
const VERY_SLOW = 64;
/** All of them are ranked so often in a run, and the median taken of so many runs. */
const ROUNDS = 20;
const RUNS = 11;
const pick = seededPick(1);
const deck = fullDeck();
const hands: Card[][] = Array.from({ length: HANDS }, () => shuffle(deck, pick).slice(0, 7));
const packed = Uint8Array.from(hands.flat());
const codes = hands.map(hand => hand.map(pheCode));
const words = hands.slice(0, SLOW).map(hand => hand.map(printCard));

/** `phe` has the aces first, and spades, hearts, diamonds, clubs within a rank. */
function pheCode(card: Card): number {
  return (12 - (card >> 2)) * 4 + (3 - (card & 3));
}

/**
 * Seconds a hand, of a function that ranks so many in a loop of its own: a loop that all share would call them
 * through one place, which costs as much as ranking does.
 */
function each(count: number, rankAll: () => number): number {
  const seconds = secondsOf(() => {
    let sum = 0;
    for (let round = 0; round < ROUNDS; round++) sum += rankAll();
    return sum;
  }, RUNS);
  return seconds / count / ROUNDS;
}

const ranks = new Int32Array(HANDS);

heading('A random seven-card hand');
const ours = each(HANDS, () => {
  rankSevens(packed, ranks);
  let sum = 0;
  for (let hand = 0; hand < HANDS; hand++) sum += highIn(ranks[hand]!);
  return sum;
});
row('@doorcard/cards, many at once, high', duration(ours), '1×');
const others = [
  [
    '@doorcard/cards, many at once, ace-to-five',
    each(HANDS, () => {
      rankSevens(packed, ranks);
      let sum = 0;
      for (let hand = 0; hand < HANDS; hand++) sum += razzIn(ranks[hand]!);
      return sum;
    }),
  ],
  [
    '@doorcard/cards, many at once, eight-or-better',
    each(HANDS, () => {
      rankSevens(packed, ranks);
      let sum = 0;
      for (let hand = 0; hand < HANDS; hand++) sum += low8In(ranks[hand]!);
      return sum;
    }),
  ],
  [
    '@doorcard/cards, one by one, high',
    each(HANDS, () => {
      let sum = 0;
      for (const hand of hands) sum += rankHigh(hand);
      return sum;
    }),
  ],
  [
    '@doorcard/cards, one by one, ace-to-five',
    each(HANDS, () => {
      let sum = 0;
      for (const hand of hands) sum += rankRazz(hand);
      return sum;
    }),
  ],
  [
    '@doorcard/cards, one by one, eight-or-better',
    each(HANDS, () => {
      let sum = 0;
      for (const hand of hands) sum += rankLow8(hand);
      return sum;
    }),
  ],
  [
    'phe, card codes',
    each(HANDS, () => {
      let sum = 0;
      for (const hand of codes) sum += phe.evaluateCardCodes(hand);
      return sum;
    }),
  ],
  [
    'poker-evaluator',
    each(SLOW, () => {
      let sum = 0;
      for (const hand of words) sum += pokerEvaluator.evalHand(hand).value;
      return sum;
    }),
  ],
  [
    '@poker-apprentice/hand-evaluator',
    each(VERY_SLOW, () => {
      let sum = 0;
      for (const hand of words.slice(0, VERY_SLOW)) sum += evaluate({ holeCards: hand as never }).strength;
      return sum;
    }),
  ],
  [
    'pokersolver',
    each(VERY_SLOW, () => {
      let sum = 0;
      for (const hand of words.slice(0, VERY_SLOW)) sum += pokersolver.Hand.solve(hand).rank;
      return sum;
    }),
  ],
] as const;
for (const [name, seconds] of others) row(name, duration(seconds), ratio(seconds, ours));

heading('All 133,784,560 seven-card hands, enumerated');
let total = 0;
const seconds = secondsOf(() => {
  total = 0;
  rankAllSevens(all => {
    total += all.length;
  });
}, 3);
row('@doorcard/cards, both ways', duration(seconds), `${duration(seconds / total)} each`);

heading('Loading @doorcard/cards in a new process: its files and its tables');
const load = `const from = performance.now(); await import('@doorcard/cards'); console.log(performance.now() - from);`;
const loads = Array.from({ length: 7 }, () =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', load], { cwd: import.meta.dirname })),
);
row('@doorcard/cards', duration(median(loads) / 1000));
