/** Whole hands a second through the full engine, every event made and folded: `npm run bench:simulate`. */
import { fullDeck } from '@doorcard/cards';
import { GAMES, HOUSES, playAtRandom, seededPick, shuffle } from '@doorcard/stud';
import { heading, median, rate, row } from './report.ts';

const HANDS = 20_000;
const RUNS = 5;

heading(
  `Whole hands of random legal play, one core, median of ${RUNS} runs of ${HANDS.toLocaleString('en-US')} hands`,
);
row('game, players', 'hands', 'events');
for (const game of GAMES) {
  for (const players of game === 'stud-high' ? [2, 4, 8] : [8]) {
    const measured = Array.from({ length: RUNS + 1 }, (_, run) => playHands(game, players, run)).slice(1);
    row(
      `${game}, ${players} players`,
      rate(median(measured.map(run => run.hands))),
      rate(median(measured.map(run => run.events))),
    );
  }
}

function playHands(
  game: (typeof GAMES)[number],
  players: number,
  seed: number,
): { hands: number; events: number } {
  const house = HOUSES.find(other => other.id === 'standard')!;
  const stakes = { ante: 2, bringIn: 4, smallBet: 10, bigBet: 20 };
  const seats = Array.from({ length: players }, (_, index) => ({ seat: index + 1, stack: 2000 }));
  const deck = fullDeck();
  const pick = seededPick(seed);
  let events = 0;
  const started = performance.now();
  for (let hand = 0; hand < HANDS; hand++) {
    const dealer = 1 + (hand % players);
    events += playAtRandom({ game, house, stakes, kind: 'cash', dealer, seats }, shuffle(deck, pick), pick)
      .events.length;
  }
  const seconds = (performance.now() - started) / 1000;
  return { hands: HANDS / seconds, events: events / seconds };
}
