import { describe, expect, test } from 'vitest';
import type { Axes } from '../src/index.ts';
import { type Table, table } from './table.ts';

/** Three players on 4th street, A opening; nobody's cards pair. */
const onFourth = (house: string, stacks: string, stakes = '1/10/20/40', axes: Partial<Axes> = {}): Table =>
  table(house, axes).stakes(stakes).seats(stacks).shows('A 2cAs, B 7dKh, C 9hQd').checksAround();

describe('who opens (Rulebook §4)', () => {
  test.each([
    ['six-max', 'B', 'suit'],
    ['nearest-dealer', 'A', 'nearest-dealer'],
  ])('C12: equal best boards in %s: %s, by %s', (house, opener, tie) => {
    const t = table(house).stakes('1/2/4/8').seats('A 100, B 100').shows('A KcQd, B KsQh').checksAround();
    expect(t.turn).toBe(opener);
    expect(t.hand.openerReason?.tie).toBe(tie);
  });

  test('a pair beats higher cards, two pair a pair, trips two pair', () => {
    const t = table('standard')
      .seats('A 100, B 100, C 100')
      .shows('A 2c2d3d3h, B AsKs9d9h, C 7h8h8d8c')
      .checksAround();
    expect(t.turn).toBe('A');
    t.checksAround();
    expect(t.turn).toBe('C');
  });

  test('straights and flushes of four do not count', () => {
    const t = table('standard').seats('A 100, B 100').shows('A 8c9cTcJc, B 2dAd3h4s');
    t.checksAround().checksAround().checksAround();
    expect(t.turn).toBe('B');
  });

  test('in razz the best exposed low opens: pairs count against, the ace is low', () => {
    const t = table('standard')
      .game('razz')
      .seats('A 100, B 100, C 100')
      .shows('A Ac2d, B KdQh, C AdAh')
      .checksAround();
    expect(t.turn).toBe('A');
  });

  test('in razz equal lows by suit go by the suit of the highest card, the ace being low', () => {
    const t = table('standard').game('razz').seats('A 100, B 100').shows('A 5dAs, B 5hAc').checksAround();
    expect(t.turn).toBe('B');
  });

  test('C11: a player without chips holds the opening board: the action passes clockwise, and he is never asked', () => {
    const t = table('standard')
      .stakes('5/10/20/40')
      .seats('A 500, B 15, C 500')
      .shows('A 2c3d, B 7dAh, C 9h4h');
    t.acts('A brings in, B calls, C calls');
    expect(t.turn).toBe('C');
    expect(t.hand.openerReason?.passedFrom).toBe(2);
    t.acts('C bets to 20');
    expect(t.turn).toBe('A');
    expect(t.tries('B folds')?.code).toBe('not-your-turn');
  });

  test('7th street is opened by the boards of 6th', () => {
    const t = table('standard').seats('A 100, B 100').shows('A 2cKs3d4h, B 7dAh8s9s');
    t.checksAround().checksAround().checksAround().checksAround();
    expect([t.hand.street, t.turn]).toEqual([7, 'B']);
  });
});

describe('bets, raises and the cap (Rulebook §4)', () => {
  test('small bets on 3rd and 4th, big bets later; check-raising is allowed', () => {
    const t = onFourth('standard', 'A 500, B 500, C 500');
    t.acts('A checks, B bets to 20, C calls');
    expect(t.options).toEqual(['fold', 'call 20', 'raise to 40']);
    t.acts('A raises to 40, B calls, C calls');
    expect(t.options).toEqual(['fold', 'check', 'bet to 40']);
  });

  test('C35: who has called is not asked again once the round is closed', () => {
    const t = onFourth('standard', 'A 500, B 500, C 500');
    t.acts('A bets, B calls, C calls');
    expect(t.hand.street).toBe(5);
  });

  test('folding without a bet is legal, except where the house forbids it', () => {
    expect(onFourth('standard', 'A 500, B 500, C 500').options).toContain('fold');
    expect(onFourth('pokerkit', 'A 500, B 500, C 500').options).not.toContain('fold');
  });

  test('four bets a round and no more', () => {
    const t = onFourth('standard', 'A 500, B 500, C 500');
    t.acts('A bets, B raises, C raises, A raises');
    expect(t.options).toEqual(['fold', 'call 40']);
  });

  test('C31: a fold that makes it heads-up does not lift a cap that was reached', () => {
    for (const house of ['standard', 'live-cash']) {
      const t = onFourth(house, 'A 500, B 500, C 500');
      t.acts('A bets, B raises, C raises, A raises, B folds');
      expect(t.options).toEqual(['fold', 'call 20']);
    }
  });

  test('uncapped: no cap once only two are left, unless it had been reached', () => {
    const t = onFourth('live-cash', 'A 500, B 500, C 500');
    t.acts('A bets, B raises, C folds, A raises, B raises');
    expect(t.options).toContain('raise to 100');
  });

  test('uncapped-from-start: no cap only in a round that began with two', () => {
    const t = onFourth('big-room-live', 'A 900, B 900, C 900');
    t.acts('A bets, B raises, C folds, A raises, B raises, A raises');
    expect(t.options).toEqual(['fold', 'call 20']);
    t.acts('B calls');
    t.acts('A bets, B raises, A raises, B raises, A raises');
    expect(t.options).toContain('raise to 240');
  });

  test('nobody may raise when no other player has chips left to call any of it', () => {
    const t = onFourth('standard', 'A 500, B 36, C 500');
    t.acts('A bets, B raises to 25, C folds');
    expect(t.options).toEqual(['fold', 'call 5']);
  });

  test('C33: between call and a full raise there is the all-in', () => {
    const t = onFourth('standard', 'A 500, B 51, C 500', '1/10/22/44');
    t.acts('A bets');
    expect(t.options).toEqual(['fold', 'call 22', 'raise to 40 all-in']);
  });
});

describe('the open pair of 4th street (Rulebook §4, page [0])', () => {
  const withPair = (house: string, game: 'stud-high' | 'stud-hi-lo' | 'razz' = 'stud-high') =>
    table(house)
      .game(game)
      .stakes('1/2/4/8')
      .seats('A 200, B 200, C 200')
      .shows('A 2cKs, B 9d9h, C 7hQd')
      .checksAround();

  test('after a check anyone may bet either size', () => {
    const t = withPair('six-max').acts('B checks');
    expect(t.options).toEqual(['fold', 'check', 'bet to 4', 'bet to 8']);
  });

  test('after a small bet a raise is small or big, the big one makes it small plus big', () => {
    const t = withPair('six-max').acts('B bets to 4');
    expect(t.options).toEqual(['fold', 'call 4', 'raise to 8', 'raise to 12']);
  });

  test('after a big bet or raise all further raises are big', () => {
    expect(withPair('six-max').acts('B bets to 8').options).toEqual(['fold', 'call 8', 'raise to 16']);
    expect(withPair('six-max').acts('B bets to 4, C raises to 12').options).toEqual([
      'fold',
      'call 12',
      'raise to 20',
    ]);
  });

  test('a bet without its size is refused when there are two', () => {
    const refusal = withPair('six-max').tries('B bets');
    expect(refusal?.code).toBe('illegal-amount');
    expect(refusal?.message).toContain('bet to 4, bet to 8');
  });

  test('pair-holder: only the holder may open big; afterwards anyone may raise either way', () => {
    const t = withPair('ten-second');
    expect(t.options).toEqual(['fold', 'check', 'bet to 4', 'bet to 8']);
    t.acts('B checks');
    expect(t.options).toEqual(['fold', 'check', 'bet to 4']);
    t.acts('C bets to 4');
    expect(t.options).toEqual(['fold', 'call 4', 'raise to 8', 'raise to 12']);
  });

  test.each(['stud-hi-lo', 'razz'] as const)('there is none in %s', game => {
    const t = withPair('six-max', game);
    expect(t.options.filter(option => option.startsWith('bet'))).toEqual(['bet to 4']);
  });

  test('there is none where the house plays none, nor on 5th', () => {
    expect(withPair('tournament').options).toEqual(['fold', 'check', 'bet to 4']);
    expect(withPair('six-max').checksAround().options).toEqual(['fold', 'check', 'bet to 8']);
  });

  test('four bets is the cap, open pair or not', () => {
    const t = withPair('six-max').acts('B bets to 4, C raises to 12, A raises to 20, B raises to 28');
    expect(t.options).toEqual(['fold', 'call 16']);
  });
});

describe('all-in for less (Rulebook §4, C9)', () => {
  /** A bets 20, B calls, C is all-in for the amount. */
  const allInFor = (amount: number, house = 'standard', axes: Partial<Axes> = {}) =>
    onFourth(house, `A 500, B 500, C ${amount + 11}`, '1/10/20/40', axes).acts(
      `A bets, B calls, C raises to ${amount}`,
    );

  test.each([
    [28, ['fold', 'call 8']],
    [30, ['fold', 'call 10', 'raise to 50']],
    [35, ['fold', 'call 15', 'raise to 55']],
  ])('C all-in for %i after a bet of 20', (amount, options) => {
    expect(allInFor(amount).options).toEqual(options);
  });

  test('full-bet: only a full amount reopens', () => {
    expect(allInFor(35, 'standard', { shortAllIn: 'full-bet' }).options).toEqual(['fold', 'call 15']);
  });

  test('half-over-bring-in: on 3rd what is added to the bring-in is compared, a completion too', () => {
    const third = (stakes: string) =>
      table('standard', { shortAllIn: 'half-over-bring-in' })
        .stakes(stakes)
        .seats('A 9000, B 9000, C 9000')
        .shows('A 2c, B 7d, C 9h');
    const nearly = third('30/33/44/88').acts('A brings in, B completes to 44');
    expect(nearly.options).toEqual(['fold', 'call 44', 'complete to 77']);
    nearly.acts('C completes to 77');
    expect(nearly.options).toEqual(['fold', 'call 44', 'raise to 121']);
    expect(third('100/125/500/1000').acts('A brings in, B completes to 500').options).toContain(
      'raise to 1000',
    );
    const short = table('standard', { shortAllIn: 'half-over-bring-in' }).stakes('100/125/500/1000');
    short.seats('A 9000, B 325, C 9000').shows('A 2c, B 7d, C 9h').acts('A brings in, B completes to 225');
    expect(short.options).toEqual(['fold', 'call 225', 'complete to 625']);
  });

  test('largest-raise: it counts, but only one not below the largest raise reopens', () => {
    expect(allInFor(35, 'pokerkit').options).toEqual(['fold', 'call 15']);
  });

  test('who has not acted may complete a short all-in', () => {
    const t = onFourth('standard', 'A 500, B 39, C 500').acts('A bets, B raises to 28');
    expect(t.options).toEqual(['fold', 'call 28', 'complete to 40']);
    t.acts('C completes to 40');
    expect(t.options).toEqual(['fold', 'call 20', 'raise to 60']);
  });

  test.each([
    [100, ['fold', 'call 100', 'complete to 400']],
    [300, ['fold', 'call 300', 'raise to 700']],
  ])('a bet of %i all-in where the limit is 400', (amount, options) => {
    const t = table('standard')
      .stakes('1/10/200/400')
      .seats(`A ${amount + 11}, B 5000, C 5000`);
    t.shows('A 2cAs3h, B 7dKh4d, C 9hQd6s').checksAround().checksAround().acts('A bets');
    expect(t.options).toEqual(options);
  });

  test('several short all-ins add up: who faces half a raise may raise', () => {
    const t = table('standard')
      .stakes('1/10/20/40')
      .seats('A 500, B 37, C 41, D 500')
      .shows('A 2cAs, B 7dKh, C 9hQd, D 8hJc');
    t.checksAround().acts('A bets, B raises to 26, C completes to 30, D calls');
    expect(t.options).toEqual(['fold', 'call 10', 'raise to 50']);
  });

  test('on 3rd the all-in total is compared with the small bet', () => {
    const third = (stack: number) =>
      table('standard')
        .stakes('1/3/10/20')
        .seats(`A 500, B ${stack + 1}, C 500`)
        .shows('A 2c, B 7d, C 9h')
        .acts('A brings in, B completes');
    expect(third(5).options).toEqual(['fold', 'call 5', 'raise to 15']);
    expect(third(4).options).toEqual(['fold', 'call 4', 'complete to 10']);
    // He who brought in has acted; only a completion asks him again with a raise.
    expect(third(4).acts('C calls').options).toEqual(['fold', 'call 1']);
    expect(third(5).acts('C calls').options).toEqual(['fold', 'call 2', 'raise to 15']);
  });
});
