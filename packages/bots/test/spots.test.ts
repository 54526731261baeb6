import { GAMES, type Game, type Hand, houseById, options, seededPick, view } from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { BOTS, decideAction, decideShow, type Temperament, thinkingTime } from '../src/index.ts';
import { seenFrom } from '../src/live-cards.ts';
import { priceOf } from '../src/price.ts';
import { begin, must, playOut, spot } from './table.ts';

/** Moods each spot is asked in. */
const MOODS = 40;

const [ROCK, , MANIAC] = BOTS;
const WAGERS = ['complete', 'bet', 'raise'];

/** How often in all moods the player whose turn it is does this; `wager` is a completion, a bet or a raise. */
function timesHe(wanted: 'fold' | 'call' | 'wager', hand: Hand, bot: Temperament): number {
  const seat = hand.turn!;
  let times = 0;
  for (let mood = 1; mood <= MOODS; mood++) {
    const { action } = decideAction(view(hand, seat), seat, bot, seededPick(mood));
    if (wanted === 'wager' ? WAGERS.includes(action) : action === wanted) times++;
  }
  return times;
}

describe('what every bot does, whatever his mood', () => {
  it.each<[string, 'fold' | 'call' | 'wager', Game, string, string]>([
    ['rubbish facing aces', 'fold', 'stud-high', '8c5d2h AsAdKd 9h4s3d', 'bring-in complete'],
    ['rolled up', 'wager', 'stud-high', '8c5d2h KsQd7d 9h9s9d', 'bring-in complete'],
    ['a pair of aces', 'wager', 'stud-high', '8c5d2h KsQd7d AhAsTd', 'bring-in complete'],
    ['quads on 5th', 'wager', 'stud-high', '8c5d2h7sJd 9h9s9d9c3h', 'bring-in complete call check check'],
    [
      'no pair facing two pair shown on 6th',
      'fold',
      'stud-high',
      '8c5d2h7sJdQd AhTsKdKcJhJs',
      'bring-in complete call bet call bet call bet',
    ],
    ['three low cards', 'wager', 'razz', '8c5dKh Ah2s3d', 'bring-in'],
    ['three kings and queens', 'fold', 'razz', '8c5dKh Ah2s3d KdQcJs', 'bring-in complete'],
    [
      'a six made on 5th against paint',
      'wager',
      'razz',
      '8c5dKhJdQc Ah2s3d4c6h',
      'bring-in complete call bet call',
    ],
    [
      'two pair facing a low board on 6th',
      'fold',
      'razz',
      '8c8dKhKdQcJs Ah2s3d4c6h7d',
      'bring-in complete call bet call bet call bet',
    ],
    ['three low ones of a suit', 'wager', 'stud-hi-lo', 'Kc9d2s Ah3h4h', 'bring-in'],
    ['a queen, a nine and a six', 'fold', 'stud-hi-lo', '8c5d2s Ah2h3d Qh9s6d', 'bring-in complete'],
    [
      'a wheel on 5th',
      'wager',
      'stud-hi-lo',
      'Kc9d2sQdJc Ah3h4h2d5s',
      'bring-in complete call check check check',
    ],
  ])('with %s: %s', (_, wanted, game, hands, acts) => {
    for (const bot of BOTS)
      expect(timesHe(wanted, spot(game, hands.split(' '), acts), bot), bot.id).toBe(MOODS);
  });

  it('bets the bigger of two sizes with a pair and more on 4th', () => {
    const hand = spot('stud-high', ['8c5d2h7s', '9h9s9d9c'], 'bring-in complete call');
    const sizes = options(hand).flatMap(option => (option.action === 'bet' ? [option.to] : []));
    expect(sizes).toEqual([10, 20]);
    for (const bot of BOTS)
      expect(decideAction(view(hand, 2), 2, bot, seededPick(3))).toEqual({ action: 'bet', to: 20 });
  });
});

it('the maniac bets with nothing now and then, the rock hardly ever', () => {
  const hand = spot('stud-high', ['8c5d2hAs', '9h4s7dTc'], 'bring-in call');
  expect(hand.turn).toBe(1);
  const bluffs = BOTS.map(bot => timesHe('wager', hand, bot));
  expect(bluffs[2]).toBeGreaterThan(3);
  expect(bluffs[0]).toBeLessThan(bluffs[2]!);
});

it('a good door card steals the antes from the bring-in, a bad one less', () => {
  const times = (door: string): number =>
    timesHe('wager', spot('stud-high', ['8c5d2h', `7h4s${door}`], 'bring-in'), MANIAC);
  expect(times('Ad')).toBeGreaterThan(times('3d') + 5);
});

it('the maniac plays more starting hands than the rock', () => {
  const hand = spot(
    'stud-high',
    ['8c5d2h', 'AsTd9d', '7h6s4d', 'Kc8s5s', 'Tc7s6d'],
    'bring-in complete fold fold',
  );
  expect(timesHe('fold', hand, ROCK)).toBe(MOODS);
  expect(timesHe('fold', hand, MANIAC)).toBe(0);
});

it('nobody folds where he may check', () => {
  const house = must(houseById('standard'));
  const free = { ...house, axes: { ...house.axes, freeFold: true } };
  let checks = 0;
  for (const game of GAMES) {
    for (let seed = 1; seed <= 20; seed++) {
      playOut(begin(game, [600, 600, 600], free), BOTS, seed, (hand, seat) => {
        const legal = options(hand).map(({ action }) => action);
        if (!legal.includes('check')) return;
        expect(legal).toContain('fold');
        checks++;
        const { action } = decideAction(view(hand, seat), seat, BOTS[seed % 3]!, seededPick(seed));
        expect(action).not.toBe('fold');
      });
    }
  }
  expect(checks).toBeGreaterThan(60);
});

it('the price of a short all-in is told by what it can win', () => {
  const hand = spot('stud-high', ['8c5d2h', 'KsQd7d', '9h9s9d'], 'bring-in complete', [600, 600, 7]);
  expect(options(hand)).toContainEqual({ action: 'call', amount: 5, allIn: true });
  // He can win 7 from each of the two, and has 2 in himself.
  expect(priceOf(hand, seenFrom(hand, 3), options(hand))).toEqual({ now: 5 / 21, toTheEnd: 5 / 21 });
});

it('a pot won without a showdown is seldom shown', () => {
  const hand = spot('stud-high', ['8c5d2h', 'KsQd7d'], 'bring-in fold');
  const shows = BOTS.map(bot => {
    let times = 0;
    for (let mood = 1; mood <= 400; mood++)
      if (decideShow(view(hand, 1), 1, bot, seededPick(mood)) === 'show') times++;
    return times;
  });
  for (const times of shows) expect(times).toBeLessThan(160);
  expect(shows[2]).toBeGreaterThan(40);
});

it('thinks at human pace: longer when it is hard, never above a third of the clock', () => {
  const quick = must(houseById('ten-second'));
  const clock = (seconds: number) => ({ ...quick, axes: { ...quick.axes, burn: false, clock: seconds } });
  const acts = 'bring-in complete call bet call bet call bet';
  const hard = (seconds: number) =>
    spot('stud-high', ['8c5d2h7sJdQd', 'AhTsKdKcJhJs'], acts, [600, 600], clock(seconds));
  const plain = spot('stud-high', ['8c5d2h', 'KsQd7d'], '', [600, 600], clock(10));
  for (const bot of BOTS) {
    for (let mood = 1; mood <= 50; mood++) {
      const time = (hand: Hand): number =>
        thinkingTime(view(hand, hand.turn!), hand.turn!, bot, seededPick(mood));
      expect(time(plain)).toBeGreaterThanOrEqual(300);
      expect(time(plain)).toBeLessThan(time(hard(10)));
      expect(time(hard(10))).toBeLessThanOrEqual(10_000 / 3);
      expect(time(hard(2))).toBeLessThanOrEqual(2_000 / 3);
    }
  }
});
