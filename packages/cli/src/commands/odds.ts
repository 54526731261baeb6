import { createInterface } from 'node:readline';
import { type Card, parseCards, printCards } from '@doorcard/cards';
import {
  type EquityOptions,
  type EquityRequest,
  type EquityResult,
  equity,
  equityNow,
  type OddsGame,
  type OddsPlayer,
  parseRange,
} from '@doorcard/odds';
import { Command } from 'commander';
import { theGame, wholeNumber } from '../arguments.ts';
import { EXIT, report, UsageError } from '../exit.ts';
import { grouped, print, printJson, tell } from '../output.ts';

interface Given {
  readonly game: string;
  readonly dead?: string;
  readonly community?: string;
  readonly exact?: true;
  readonly seconds?: string;
  readonly trials?: string;
  readonly seed?: string;
  readonly stdin?: true;
  readonly json?: true;
}

/** `doorcard odds`: how much of the pot each hand has on average. */
export function odds(): Command {
  return new Command('odds')
    .description('equity: exact where every deal can be counted, else sampled with its standard error')
    .argument('[hands...]', 'AsAh/Kd (down/up), AsAhKd, or a range: (AA)x, (xx)K, 3-flush, 3-low, random')
    .option('--game <game>', 'stud-high, stud-hi-lo or razz', 'stud-high')
    .option('--dead <cards>', 'cards that are out of play')
    .option('--community <card>', 'the community card of a short deck')
    .option('--exact', 'count every deal, however long it takes')
    .option('--seconds <s>', 'sample for so long')
    .option('--trials <n>', 'sample so many deals')
    .option('--seed <n>', 'the same seed draws the same deals')
    .option(
      '--stdin',
      'read spots from standard input, {"game","hands":[…],"dead"} a line; answer one line each',
    )
    .option('--json', 'one JSON object a line')
    .action(async (hands: readonly string[], given: Given) => {
      const options = optionsOf(given);
      if (given.stdin) return answerLines(options);
      if (hands.length < 2)
        throw new UsageError('Give two hands or more, as in: doorcard odds AsAh/Kd 9s8s/7s');
      const players = hands.map(text => playerOf(text, 'A hand'));
      const request: EquityRequest = {
        game: theGame(given.game),
        players,
        dead: cardsOf(given.dead ?? '', '--dead'),
        ...(given.community === undefined ? {} : { community: oneCard(given.community) }),
      };
      let result: EquityResult;
      try {
        result = await equity(request, { ...options, ...progress() });
      } catch (error) {
        if (error instanceof RangeError) throw new UsageError(error.message);
        throw error;
      }
      if (given.json) printJson(answer(result, players));
      else draw(result, hands);
    });
}

function optionsOf(given: Given): EquityOptions {
  const seconds = given.seconds === undefined ? undefined : Number(given.seconds);
  if (seconds !== undefined && !(seconds > 0 && seconds <= 86_400)) {
    throw new UsageError(`--seconds is "${given.seconds}"; it must be a number of seconds above 0.`);
  }
  return {
    ...(given.exact ? { exact: true } : {}),
    ...(seconds === undefined ? {} : { seconds }),
    ...(given.trials === undefined ? {} : { trials: wholeNumber(given.trials, '--trials', 1) }),
    ...(given.seed === undefined ? {} : { seed: wholeNumber(given.seed, '--seed', 0, 2 ** 32 - 1) }),
  };
}

/** A hand (`AsAh/Kd` or plain), else a range. */
function playerOf(text: string, what: string): OddsPlayer {
  const hand = parseCards(text.replace('/', ' '));
  if (hand.ok) return hand.value;
  const range = parseRange(text);
  if (range.ok) return range.value;
  // What looks like cards was meant as cards.
  const asCards = /^(10|[2-9tjqka])[cdhs]/i.test(text.trim());
  throw new UsageError(`${what} is "${text}": ${asCards ? hand.fault.message : range.fault.message}`);
}

function cardsOf(text: string, what: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new UsageError(`${what}: ${parsed.fault.message}`);
  return parsed.value;
}

function oneCard(text: string): Card {
  const [card, ...more] = cardsOf(text, '--community');
  if (card === undefined || more.length > 0)
    throw new UsageError(`--community is "${text}"; it must be one card.`);
  return card;
}

/** A result as JSON: the players' cards, or ranges, beside their shares. */
function answer(result: EquityResult, players: readonly OddsPlayer[]): unknown {
  const { game, method, trials, standardError } = result;
  const shown = result.players.map((player, index) => ({ cards: nameOf(players[index]!), ...player }));
  return { game, method, trials, players: shown, stderr: standardError };
}

function nameOf(player: OddsPlayer): string {
  return 'text' in player ? player.text : printCards(player);
}

async function answerLines(options: EquityOptions): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const wrong = answerLine(line, options);
    if (wrong === null) continue;
    // The line's place is kept: whoever pairs lines with answers is not put out of step.
    printJson({ error: wrong });
    tell(`doorcard odds: line ${number}: ${wrong}`);
    report(EXIT.usage);
  }
}

/** Answers one line; what was wrong with it when it could not be. */
function answerLine(line: string, options: EquityOptions): string | null {
  let spot: {
    readonly game?: unknown;
    readonly hands?: unknown;
    readonly dead?: unknown;
    readonly community?: unknown;
  };
  try {
    spot = JSON.parse(line);
  } catch {
    return 'this is no JSON; write {"game":"razz","hands":["AsAhKd","2c3d4h"],"dead":"5c"}.';
  }
  const { game, hands, dead = '', community } = spot ?? {};
  if (!Array.isArray(hands) || !hands.every(hand => typeof hand === 'string'))
    return '"hands" must be a list of hands, as in ["AsAhKd","2c3d4h"].';
  if (typeof dead !== 'string') return '"dead" must be cards, as in "5c6d".';
  try {
    const players = hands.map((hand, index) => playerOf(hand, `Hand ${index + 1}`));
    const request: EquityRequest = {
      game: theGame(String(game)) as OddsGame,
      players,
      dead: cardsOf(dead, '"dead"'),
      ...(typeof community === 'string' && community !== '' ? { community: oneCard(community) } : {}),
    };
    const result = equityNow(request, options);
    if (!result.ok) return result.fault.message;
    printJson(answer(result.value, players));
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

const BAR = 30;

function draw(result: EquityResult, hands: readonly string[]): void {
  const width = Math.max(...hands.map(hand => hand.length), 4) + 2;
  const percent = (share: number): string => `${(share * 100).toFixed(3)}%`.padStart(9);
  const hiLo = result.game === 'stud-hi-lo';
  const extra = hiLo ? ['high', 'low', 'scoop', 'quarter'] : ['win', 'tie'];
  print(`${''.padEnd(width + BAR + 1)}${['equity', ...extra].map(name => name.padStart(9)).join('')}`);
  for (const [index, player] of result.players.entries()) {
    const filled = Math.round(player.equity * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    const shares = hiLo ? [player.high, player.low, player.scoop, player.quarter] : [player.win, player.tie];
    const numbers = [player.equity, ...shares].map(share => percent(share ?? 0)).join('');
    print(`${hands[index]!.padEnd(width)}${bar} ${numbers}`);
  }
  const error = Math.max(...result.standardError);
  print(
    result.method === 'exact'
      ? `exact: all ${grouped(result.trials)} deals counted`
      : `sampled: ${grouped(result.trials)} deals, standard error at most ${(error * 100).toFixed(3)}%`,
  );
}

/** What is known so far, on a terminal. */
function progress(): Pick<EquityOptions, 'onProgress'> {
  if (!process.stderr.isTTY) return {};
  return { onProgress: sofar => void process.stderr.write(`\r${grouped(sofar.trials)} deals…\r`) };
}
