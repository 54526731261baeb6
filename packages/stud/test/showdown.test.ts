import { describe, expect, test } from 'vitest';
import { options, pots, view, viewEvent } from '../src/index.ts';
import { type Table, table } from './table.ts';

/** Three at a showdown of checks: C has the best hand, B the second, A the worst; B opens every street. */
const checked = (house: string): Table => {
  const t = table(house).stakes('1/2/4/8').seats('A 100, B 100, C 100');
  t.holds('A 3c5d2cTs8h7d4s, B KhQdAhJc9s2d3d, C 9c9d6h7hTdJs2h');
  return t.checksAround().checksAround().checksAround().checksAround();
};

const shown = (t: Table) =>
  t
    .of('shown')
    .map(event => String.fromCharCode(64 + event.seat))
    .join('');

describe('who shows first (Rulebook §7)', () => {
  test('the last to bet or raise on 7th, then clockwise', () => {
    const t = checked('standard').acts('B checks, C bets, A raises, B calls, C calls');
    expect(shown(t)[0]).toBe('A');
  });

  test('7th checked through: the first to act', () => {
    const t = checked('standard').checksAround();
    expect(shown(t)).toBe('BC');
    expect(t.turn).toBe('A');
  });

  test('7th checked through, seat order: the lowest seat', () => {
    expect(shown(checked('eight-seat').checksAround())).toBe('ABC');
  });
});

describe('showing and mucking (Rulebook §7)', () => {
  test('who cannot win any part may muck, the winner shows', () => {
    const t = checked('standard').checksAround().acts('A mucks');
    expect(t.hand.phase).toBe('ended');
    expect(t.awards).toBe('C 9 all');
  });

  test('the first to show cannot muck, nor can a winner', () => {
    const t = checked('standard').checksAround();
    expect(t.of('mucked')).toEqual([]);
    expect(t.tries('C mucks')?.code).toBe('not-showing');
  });

  test('all hands are turned up when an all-in ended the betting', () => {
    const t = table('standard')
      .stakes('1/2/4/8')
      .seats('A 5, B 5, C 5')
      .holds('A 3c5d2cTs8h7d4s, B KhQdAhJc9s2d3d, C 9c9d6h7hTdJs2h');
    t.acts('A completes, B calls, C calls');
    expect(shown(t)).toHaveLength(3);
    expect(t.hand.phase).toBe('ended');
  });

  test('the last player takes the pot at once and chooses whether to show', () => {
    const t = table('standard').seats('A 100, B 100').shows('A 2c, B 7d').acts('A completes, B folds');
    expect(t.awards).toBe('A 2 all');
    expect(t.hand.phase).toBe('won');
    t.acts('A mucks');
    expect(t.hand.phase).toBe('ended');
    expect(t.of('shown')).toEqual([]);
  });
});

describe('the community card (Rulebook §5, C13)', () => {
  const eight = 'ABCDEFGH'.split('');
  const full = () => {
    const t = table('standard')
      .stakes('1/2/4/8')
      .seats(eight.map(letter => `${letter} 100`).join(','));
    return t.shows('A 2cKsKd, B 3d, C 4d, D 5d, E 6d, F 7s, G 8s, H 9s');
  };

  test('eight live players on 7th get one card for all, and the opener of 6th opens', () => {
    const t = full();
    for (let street = 3; street < 7; street++) t.checksAround();
    expect(t.hand.communityDealt).toBe(true);
    expect(t.hand.players.every(player => player.cards.length === 6)).toBe(true);
    expect(t.turn).toBe('A');
    t.runsOut();
    expect(t.hand.players.reduce((sum, player) => sum + player.stack, 0)).toBe(800);
  });

  test('it serves everybody: two who play the same five cards with it split', () => {
    const t = table('standard', { shortDeckNeeds: 'live' }).stakes('1/2/4/8');
    t.seats(eight.map(letter => `${letter} 100`).join(',')).community('As');
    t.holds(
      'A Ac2cKsQd7h8h, B AdTd2dKh6sQc, C 3c4h5c7c9cJc, D 3s4s5s7s9sJd, E 3h4c5d7d9dJh, F 3d4d6c6d8dTh, G 5h6h8cTc9hJs, H Ts2h2s8sKcKd',
    );
    for (let street = 3; street < 7; street++) t.checksAround();
    expect(t.hand.community).not.toBeNull();
    t.runsOut();
    expect(pots(t.hand)[0]?.amount).toBe(24);
    expect(t.hand.awards.reduce((sum, award) => sum + award.amount, 0)).toBe(24);
  });
});

describe('time (Rulebook §9)', () => {
  const facing = (house: string) =>
    table(house)
      .stakes('1/2/4/8')
      .seats('A 100, B 100, C 100')
      .shows('A 2cAs, B 7dKh, C 9hQd')
      .checksAround()
      .acts('A bets, B calls');

  test('check-fold: check where it is free, else fold (C49)', () => {
    expect(facing('standard').acts('C times out').of('folded')).toEqual([{ type: 'folded', seat: 3 }]);
    const free = table('standard').seats('A 100, B 100').shows('A 2cAs, B 7dKh').checksAround();
    free.acts('A times out');
    expect(free.of('checked')).toEqual([{ type: 'checked', seat: 1 }]);
  });

  test('all-in: he plays for what he has put in, acts no more, and the rest is a side pot he cannot win', () => {
    const t = facing('ten-second').acts('C times out');
    expect(t.of('folded')).toEqual([]);
    t.acts('A bets, B calls');
    expect(t.pots).toBe('main 9 ABC, side 24 AB');
    expect(t.hand.players[2]).toMatchObject({ protected: true, folded: false, stack: 97 });
    t.runsOut();
    expect(t.of('card-dealt').filter(event => event.seat === 3)).toHaveLength(7);
  });

  test('all-in without a bet to face: he checks, and is not asked again', () => {
    const t = table('ten-second').seats('A 100, B 100, C 100').shows('A 2cAs, B 7dKh, C 9hQd').checksAround();
    t.acts('A times out, B bets, C calls');
    expect([t.hand.street, t.pots]).toEqual([5, 'main 9 ABC, side 8 BC']);
  });

  test('a bring-in player posts the bring-in', () => {
    const t = table('ten-second').seats('A 100, B 100').shows('A 2c, B 7d').acts('A times out');
    expect(t.of('bring-in-posted')).toHaveLength(1);
  });

  test('a choice to show is answered with a muck', () => {
    const t = table('standard')
      .seats('A 100, B 100')
      .shows('A 2c, B 7d')
      .acts('A completes, B folds, A times out');
    expect(t.of('mucked')).toHaveLength(1);
    expect(t.hand.phase).toBe('ended');
  });
});

describe('what a person may see', () => {
  test('C15: down cards of others and burned cards are hidden, up cards are not', () => {
    const t = table('ten-second').seats('A 100, B 100').holds('A AcKc2d, B AsKs7d').checksAround();
    const seen = view(t.hand, 1);
    expect(seen.players[0]?.cards).toEqual(t.hand.players[0]?.cards);
    expect(seen.players[1]?.cards.map(card => card !== null)).toEqual([false, false, true, true]);
    expect(seen.burned).toEqual([null]);
    expect(view(t.hand, 'rail').players[0]?.cards.slice(0, 2)).toEqual([null, null]);
    expect(viewEvent(t.of('card-burned')[0]!, 1)).toEqual({ type: 'card-burned', card: null });
    expect(options(seen)).toEqual(options(t.hand));
  });
});
