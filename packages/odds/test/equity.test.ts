import { existsSync, readFileSync } from 'node:fs';
import { type Card, fullDeck, parseCards } from '@doorcard/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EquityOptions,
  type EquityRequest,
  equity,
  equityNow,
  ODDS_GAMES,
  type OddsGame,
  parseRange,
} from '../src/index.ts';
import { bruteForce } from './brute-force.ts';

const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

const now = (request: EquityRequest, options: EquityOptions = {}) => {
  const result = equityNow(request, options);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
};

interface Truth {
  readonly game: OddsGame;
  readonly hands: readonly string[];
  readonly dead: string;
  readonly method: 'exact' | 'sampled';
  readonly trials: number;
  readonly equity: readonly number[];
  readonly stderr: readonly number[];
}

describe('against a plain brute-force program', () => {
  const file = '../shared/corpus/equity/truth.jsonl';
  if (!existsSync(file))
    throw new Error(`${file} is missing: the corpus must lie beside the checkout, in ../shared`);
  const spots = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Truth);

  test.each(
    spots.map(spot => [`${spot.game} ${spot.hands.join(' ')} dead ${spot.dead || 'none'}`, spot] as const),
  )('%s', (_, truth) => {
    const request = { game: truth.game, players: truth.hands.map(cards), dead: cards(truth.dead) };
    const deals = truth.hands.length > 2 && truth.method === 'sampled' ? { trials: 200_000, seed: 7 } : {};
    const result = now(request, deals);
    if (truth.method === 'exact') {
      expect(result.method).toBe('exact');
      expect(result.trials).toBe(truth.trials);
    }
    for (const [index, player] of result.players.entries()) {
      const error = Math.hypot(truth.stderr[index]!, result.standardError[index]!);
      const allowed = truth.method === 'exact' ? 1e-9 : 4 * error;
      expect(Math.abs(player.equity - truth.equity[index]!)).toBeLessThanOrEqual(allowed);
    }
  });
});

/** Distinct cards for two or three players on 5th to 7th street, and some dead ones. */
const lateSpot = fc
  .tuple(
    fc.constantFrom(...ODDS_GAMES),
    fc.integer({ min: 2, max: 3 }),
    fc.integer({ min: 5, max: 7 }),
    fc.integer({ min: 0, max: 20 }),
  )
  .chain(([game, players, held, dead]) =>
    fc
      .shuffledSubarray(fullDeck(), { minLength: players * held + dead, maxLength: players * held + dead })
      .map(list => ({
        game,
        // Three players on 5th are too many deals for the slow program.
        players: Array.from({ length: held === 5 ? 2 : players }, (_, index) =>
          list.slice(index * held, (index + 1) * held),
        ),
        dead: list.slice(players * held),
      })),
  );

describe('exact equities', () => {
  test('equal brute force on random late streets', () => {
    fc.assert(
      fc.property(lateSpot, spot => {
        const result = now(spot, { exact: true });
        const slow = bruteForce(spot.game, spot.players, spot.dead);
        expect(result.trials).toBe(slow.deals);
        for (const [index, player] of result.players.entries())
          expect(player.equity).toBeCloseTo(slow.equity[index]!, 9);
      }),
      { numRuns: 25 },
    );
  });

  test('sum to 1 and do not ask the order of players or the suits', () => {
    const earlySpot = fc.tuple(
      fc.constantFrom(...ODDS_GAMES),
      fc.shuffledSubarray(fullDeck(), { minLength: 12, maxLength: 12 }),
    );
    fc.assert(
      fc.property(earlySpot, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), ([game, list], suits) => {
        const players = [list.slice(0, 4), list.slice(4, 8)];
        const dead = list.slice(8);
        const turn = (card: Card): Card => ((card & ~3) | suits[card & 3]!) as Card;
        const straight = now({ game, players, dead });
        const turned = now({
          game,
          players: [players[1]!.map(turn), players[0]!.map(turn)],
          dead: dead.map(turn),
        });
        expect(straight.method).toBe('exact');
        expect(straight.players[0]!.equity + straight.players[1]!.equity).toBeCloseTo(1, 12);
        for (const field of ['equity', 'win', 'tie', 'high', 'low', 'scoop', 'quarter'] as const) {
          for (const player of [0, 1]) {
            const [ours, theirs] = [straight.players[player]![field], turned.players[1 - player]![field]];
            if (ours !== undefined) expect(theirs).toBeCloseTo(ours, 12);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  test('the two exact ways agree in every number, hi/lo halves and quarters included', () => {
    const spot = {
      game: 'stud-hi-lo',
      players: [cards('As2s3d9c4h'), cards('Kd3s4c5h8h')],
      dead: cards('Qh'),
    } as const;
    const pairs = now(spot);
    // A third player who is beaten both ways and whose cards are all out makes it an enumeration.
    const slow = bruteForce(spot.game, spot.players, spot.dead);
    for (const player of [0, 1]) {
      expect(pairs.players[player]).toMatchObject({ equity: expect.closeTo(slow.equity[player]!, 12) });
      expect(pairs.players[player]!.scoop).toBeCloseTo(slow.scoop[player]!, 12);
      expect(pairs.players[player]!.high).toBeCloseTo(slow.high[player]!, 12);
      expect(pairs.players[player]!.low).toBeCloseTo(slow.low[player]!, 12);
      expect(pairs.players[player]!.quarter).toBeCloseTo(slow.quarter[player]!, 12);
      expect(pairs.players[player]!.tie).toBeCloseTo(slow.tie[player]!, 12);
    }
  });

  test('a short deck is played with one community card', () => {
    const deck = fullDeck();
    const players = Array.from({ length: 8 }, (_, index) => deck.slice(index * 6, index * 6 + 6));
    const result = now({ game: 'stud-high', players });
    expect(result.method).toBe('exact');
    expect(result.trials).toBe(4);
    const given = now({ game: 'stud-high', players, community: deck[50]! });
    expect(given.trials).toBe(1);
  });
});

describe('sampled equities', () => {
  const spot = { game: 'stud-hi-lo', players: [cards('As2s3d'), cards('Kd3s4c'), cards('QhQc7d')] } as const;

  test('the same seed draws the same deals, alone or shared among workers', async () => {
    const alone = now(spot, { trials: 100_000, seed: 5 });
    expect(now(spot, { trials: 100_000, seed: 5 })).toEqual(alone);
    expect(now(spot, { trials: 100_000, seed: 6 })).not.toEqual(alone);
    expect(await equity(spot, { trials: 100_000, seed: 5 })).toEqual(alone);
    expect(alone.trials).toBe(100_000);
  });

  test('stop at a wanted error, and say what it is', async () => {
    const result = await equity(spot, { error: 0.002, seed: 1 });
    expect(result.method).toBe('sampled');
    expect(Math.max(...result.standardError)).toBeLessThanOrEqual(0.002);
    expect(result.players.reduce((sum, player) => sum + player.equity, 0)).toBeCloseTo(1, 9);
  });

  test('lie within their error of the exact ones', () => {
    const two = { game: 'razz', players: [cards('As2s3d'), cards('Kd3s4c')] } as const;
    const exact = now(two);
    const sampled = now(two, { trials: 300_000, seed: 3 });
    expect(exact.method).toBe('exact');
    expect(Math.abs(exact.players[0]!.equity - sampled.players[0]!.equity)).toBeLessThan(
      4 * sampled.standardError[0]!,
    );
  });

  test('can be cancelled, and tell what they know on the way', async () => {
    const seen: number[] = [];
    const abort = new AbortController();
    const work = equity(spot, {
      seconds: 60,
      signal: abort.signal,
      onProgress: sofar => {
        seen.push(sofar.trials);
        abort.abort(new Error('enough'));
      },
    });
    await expect(work).rejects.toThrow('enough');
    expect(seen[0]).toBeGreaterThan(0);
  });
});

describe('ranges', () => {
  const count = (text: string): number => {
    const range = parseRange(text);
    if (!range.ok) throw new Error(range.fault.message);
    return range.value.hands.length / 3;
  };

  test.each([
    ['random', (52 * 51 * 50) / 2],
    ['(AA)x', 6 * 50],
    ['(xx)K', (4 * 51 * 50) / 2],
    ['(xx)As', (51 * 50) / 2],
    ['(QQ+)x', 3 * 6 * 50],
    ['trips', 13 * 4 * 3],
    ['3-flush', 4 * 13 * 66],
    ['3-low', 56 * 64 * 3],
    ['(AA)x,(KK)x', 2 * 6 * 50],
    ['3-low&(xx)A', 21 * 64],
  ])('%s are %i hands', (text, hands) => {
    expect(count(text)).toBe(hands);
  });

  test('are sampled against known cards', () => {
    const range = parseRange('(AA)x');
    if (!range.ok) throw new Error(range.fault.message);
    const result = now(
      { game: 'stud-high', players: [range.value, cards('7c2d9h')] },
      { trials: 50_000, seed: 1 },
    );
    expect(result.method).toBe('sampled');
    expect(result.players[0]!.equity).toBeGreaterThan(0.7);
  });

  test.each(['(A)x', 'aces', '(AA)', '(xx)Kz', ''])('%j is refused with a sentence', text => {
    const range = parseRange(text);
    expect(range.ok).toBe(false);
    if (!range.ok) expect(range.fault.message).toContain('write hands as (AA)x');
  });
});

describe('impossible spots are refused with a sentence', () => {
  test.each([
    [{ game: 'stud-high', players: [cards('AsKs'), cards('AsQd')] }, 'As is in two places'],
    [{ game: 'razz', players: [cards('AsKs')] }, '1 players'],
    [{ game: 'razz', players: [cards('AsKsQsJsTs9s8s7s'), cards('2c')] }, 'has 8 cards'],
    [
      { game: 'stud-high', players: [cards('2c'), cards('2d')], dead: fullDeck().slice(2, 46) },
      'are left in the deck',
    ],
  ] as const)('%#', (request, words) => {
    const result = equityNow(request as unknown as EquityRequest);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.fault.message).toContain(words);
  });
});
