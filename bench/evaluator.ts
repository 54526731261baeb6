/** Ranking seven cards, against the evaluators that npm has: `node bench/evaluator.ts`. */
import {
  type Card,
  fullDeck,
  printCard,
  rankHigh,
  rankHighAt,
  rankLow8At,
  rankRazzAt,
} from '@doorcard/cards';
import { seededPick, shuffle } from '@doorcard/stud';
import { evaluate } from '@poker-apprentice/hand-evaluator';
import phe from 'phe';
import pokerEvaluator from 'poker-evaluator';
import pokersolver from 'pokersolver';
import { countSevens } from './count-sevens.ts';
import { duration, heading, ratio, row, secondsOf } from './report.ts';

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

heading('A random seven-card hand, in a list of bytes');
row(
  '@doorcard/cards, high',
  duration(
    each(HANDS, () => {
      let sum = 0;
      for (let at = 0; at < packed.length; at += 7) sum += rankHighAt(packed, at);
      return sum;
    }),
  ),
);
row(
  '@doorcard/cards, ace-to-five',
  duration(
    each(HANDS, () => {
      let sum = 0;
      for (let at = 0; at < packed.length; at += 7) sum += rankRazzAt(packed, at);
      return sum;
    }),
  ),
);
row(
  '@doorcard/cards, eight-or-better',
  duration(
    each(HANDS, () => {
      let sum = 0;
      for (let at = 0; at < packed.length; at += 7) sum += rankLow8At(packed, at);
      return sum;
    }),
  ),
);

heading('A random seven-card hand, an array each');
const ours = each(HANDS, () => {
  let sum = 0;
  for (const hand of hands) sum += rankHigh(hand);
  return sum;
});
row('@doorcard/cards, high', duration(ours), '1×');
const peers = [
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
for (const [name, seconds] of peers) row(name, duration(seconds), ratio(seconds, ours));

heading('All 133,784,560 seven-card hands, enumerated');
let total = 0;
const seconds = secondsOf(() => {
  total = countSevens().total;
}, 3);
row('@doorcard/cards, high', duration(seconds), `${duration(seconds / total)} each`);
