import { fullDeck } from '@doorcard/cards';
import {
  checkStakes,
  type Game,
  type House,
  playAtRandom,
  type Stakes,
  seededPick,
  shuffle,
} from '@doorcard/stud';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { theGame, theHouse, theStakes, wholeNumber } from '../arguments.ts';
import { EXIT, report, UsageError } from '../exit.ts';
import { grouped, print, printJson } from '../output.ts';

interface Given {
  readonly game: string;
  readonly house: string;
  readonly players: string;
  readonly hands: string;
  readonly seed: string;
  readonly stakes: string;
  readonly json?: true;
}

/** `doorcard simulate`: seeded random legal play of whole hands through the full engine. */
export function simulate(): Command {
  return new Command('simulate')
    .description('random legal play of whole hands, every event made and folded; counts chips and speed')
    .option('--game <game>', 'stud-high, stud-hi-lo or razz', 'stud-high')
    .option('--house <house>', 'whose rules (doorcard houses lists them)', 'standard')
    .option('--players <n>', 'players at the table', '8')
    .option('--hands <n>', 'hands to play', '100000')
    .option('--seed <n>', 'the same seed plays the same hands', '1')
    .option('--stakes <stakes>', 'ante/bring-in/small bet/big bet', '2/4/10/20')
    .option('--json', 'one JSON object instead of words')
    .action((given: Given) => run(given));
}

function run(given: Given): void {
  const game = theGame(given.game);
  const house = theHouse(given.house);
  const players = wholeNumber(given.players, '--players', 2, house.axes.seats);
  const hands = wholeNumber(given.hands, '--hands', 1);
  const seed = wholeNumber(given.seed, '--seed', 0, 2 ** 32 - 1);
  const stakes = theStakes(given.stakes);
  const fair = checkStakes(stakes, house);
  if (!fair.ok) throw new UsageError(fair.fault.message);
  const tally = simulateHands({ game, house, stakes, players, hands, seed }, progress(hands));
  if (given.json) printJson({ game, house: house.id, players, seed, ...tally });
  else {
    print(`${grouped(tally.hands)} hands of ${game}, ${players} players, ${house.title}, seed ${seed}`);
    print(`${grouped(tally.handsPerSecond)} hands/s, ${grouped(tally.eventsPerSecond)} events/s`);
    print(`${grouped(tally.events)} events, ${grouped(tally.showdowns)} showdowns`);
    print(
      tally.conserved ? 'chips conserved in every hand' : `chips NOT conserved in hand ${tally.brokenHand}`,
    );
  }
  if (!tally.conserved) report(EXIT.failed);
}

/** What is simulated. */
interface Simulation {
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly players: number;
  readonly hands: number;
  readonly seed: number;
}

/** What came of it; `brokenHand` is the number of the first hand in which chips appeared or were lost. */
interface Tally {
  readonly hands: number;
  readonly events: number;
  readonly showdowns: number;
  readonly handsPerSecond: number;
  readonly eventsPerSecond: number;
  readonly conserved: boolean;
  readonly brokenHand?: number;
}

/** Plays the hands; stacks are a hundred big bets and start anew each hand. */
export function simulateHands(simulation: Simulation, onHand: (hand: number) => void): Tally {
  const { game, house, stakes, players, hands, seed } = simulation;
  const pick = seededPick(seed);
  const deck = fullDeck();
  const stack = 100 * stakes.bigBet;
  const seats = Array.from({ length: players }, (_, index) => ({ seat: index + 1, stack }));
  const chips = stack * players;
  let events = 0;
  let showdowns = 0;
  let brokenHand: number | undefined;
  const started = performance.now();
  for (let number = 1; number <= hands; number++) {
    const dealer = house.axes.dealer === 'fixed' ? 0 : 1 + (number % players);
    const played = playAtRandom(
      { game, house, stakes, kind: 'cash', dealer, seats },
      shuffle(deck, pick),
      pick,
    );
    events += played.events.length;
    if (played.hand.players.filter(player => !player.folded).length > 1) showdowns++;
    let sum = 0;
    for (const player of played.hand.players) sum += player.stack;
    if (sum !== chips) brokenHand ??= number;
    if (number % 1000 === 0 || number === hands) onHand(number);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    hands,
    events,
    showdowns,
    handsPerSecond: Math.round(hands / seconds),
    eventsPerSecond: Math.round(events / seconds),
    conserved: brokenHand === undefined,
    ...(brokenHand === undefined ? {} : { brokenHand }),
  };
}

/** A progress bar on a terminal; nothing elsewhere. */
function progress(hands: number): (hand: number) => void {
  if (!process.stderr.isTTY || hands < 10_000) return () => {};
  const bar = new SingleBar({
    format: '{bar} {percentage}% {value}/{total} hands, {eta}s left',
    clearOnComplete: true,
  });
  bar.start(hands, 0);
  return hand => {
    bar.update(hand);
    if (hand === hands) bar.stop();
  };
}
