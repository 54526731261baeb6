/** Equities, exact and sampled, against the one npm peer that counts stud: `node bench/odds.ts`. */
import { type Card, parseCards } from '@doorcard/cards';
import { type EquityRequest, equityNow, type OddsGame } from '@doorcard/odds';
import { equityStud } from '@poker-apprentice/hand-evaluator';
import { duration, heading, rate, ratio, row, secondsOf } from './report.ts';

const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

const spot = (game: OddsGame, ...hands: readonly string[]): EquityRequest => ({
  game,
  players: hands.map(cards),
});

const exact = (request: EquityRequest, runs = 5): number =>
  secondsOf(() => {
    const result = equityNow(request, { exact: true });
    if (!result.ok || result.value.method !== 'exact') throw new Error('not exact');
  }, runs);

heading('Heads-up, every deal counted, one thread');
for (const [street, hands] of [
  ['3rd street', ['AsAhKd', '9s8s7s']],
  ['4th street', ['AsAhKd4c', '9s8s7sTd']],
  ['5th street', ['AsAhKd4c2h', '9s8s7sTdJc']],
] as const) {
  for (const game of ['stud-high', 'razz', 'stud-hi-lo'] as const)
    row(`${street}, ${game}`, duration(exact(spot(game, ...hands))));
}

heading('5th street high, heads-up, against the npm peer');
const hands = ['AsAhKd4c2h', '9s8s7sTdJc'] as const;
const ours = exact(spot('stud-high', ...hands));
const holes = hands.map(hand => hand.match(/../g)!);
const theirs = secondsOf(() => equityStud(holes as never), 1);
row('@doorcard/odds', duration(ours), '1×');
row('@poker-apprentice/hand-evaluator', duration(theirs), ratio(theirs, ours));

heading('Sampling on 3rd street, deals a second, one thread');
const four = ['AsAhKd', '9s8s7s', '2c3d4h', 'QcQdJh'] as const;
for (const game of ['stud-high', 'razz', 'stud-hi-lo'] as const) {
  for (const players of [2, 4, 6]) {
    const request = spot(game, ...[...four, '5c5dTh', '6h7d8c'].slice(0, players));
    const trials = 1 << 18;
    row(
      `${game}, ${players} players`,
      rate(trials / secondsOf(() => equityNow(request, { trials, seed: 1 }), 3)),
    );
  }
}
