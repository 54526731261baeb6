/** Ranking seven cards, against the evaluators that npm has: `node bench/evaluator.ts`. */
import { type Card, fullDeck, printCard, rankHigh, rankLow8, rankRazz } from '@doorcard/cards';
import { seededPick, shuffle } from '@doorcard/stud';
import { evaluate } from '@poker-apprentice/hand-evaluator';
import phe from 'phe';
import pokerEvaluator from 'poker-evaluator';
import pokersolver from 'pokersolver';
import { countSevens } from './count-sevens.ts';
import { duration, heading, ratio, row, secondsOf } from './report.ts';

/** Few enough to stay in the cache, so that ranking is measured and not memory. */
const HANDS = 4_096;
const SLOW = 512;
const pick = seededPick(1);
const deck = fullDeck();
const hands: Card[][] = Array.from({ length: HANDS }, () => shuffle(deck, pick).slice(0, 7));
const codes = hands.map(hand => hand.map(pheCode));
const words = hands.slice(0, SLOW).map(hand => hand.map(printCard));

/** `phe` has the aces first, and spades, hearts, diamonds, clubs within a rank. */
function pheCode(card: Card): number {
  return (12 - (card >> 2)) * 4 + (3 - (card & 3));
}

/** Seconds a hand: all of them again and again, as often as makes the work long enough to measure. */
function each(count: number, rounds: number, rank: (index: number) => unknown): number {
  let sink: unknown;
  const seconds = secondsOf(() => {
    for (let round = 0; round < rounds; round++)
      for (let index = 0; index < count; index++) sink = rank(index);
    return sink;
  });
  return seconds / count / rounds;
}

heading('A random seven-card hand');
const ours = each(HANDS, 100, index => rankHigh(hands[index]!));
row('@doorcard/cards, high', duration(ours), '1×');
row('@doorcard/cards, ace-to-five', duration(each(HANDS, 100, index => rankRazz(hands[index]!))));
row('@doorcard/cards, eight-or-better', duration(each(HANDS, 100, index => rankLow8(hands[index]!))));
const peers = [
  ['phe, card codes', each(HANDS, 20, index => phe.evaluateCardCodes(codes[index]!))],
  ['poker-evaluator', each(SLOW, 10, index => pokerEvaluator.evalHand(words[index]!))],
  [
    '@poker-apprentice/hand-evaluator',
    each(SLOW, 1, index => evaluate({ holeCards: words[index] as never })),
  ],
  ['pokersolver', each(SLOW, 1, index => pokersolver.Hand.solve(words[index]!))],
] as const;
for (const [name, seconds] of peers) row(name, duration(seconds), ratio(seconds, ours));

heading('All 133,784,560 seven-card hands, enumerated');
const started = performance.now();
const { total } = countSevens();
const seconds = (performance.now() - started) / 1000;
row('@doorcard/cards, high', duration(seconds), `${duration(seconds / total)} each`);
