import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('pots (Rulebook §8)', () => {
  test('C5: who is all-in early has a share of the main pot only', () => {
    const t = table('standard').stakes('5/5/10/20').seats('A 15, B 500, C 500');
    t.holds('A AcAhKsQsJdTh9h, B KcKh8sTs9dJh4h, C 5d6h2s4dTcQd7c');
    t.acts('C brings in, A completes, B calls, C calls').checksAround();
    t.acts('B bets, C calls').runsOut();
    expect(t.awards).toBe('A 45 all, B 40 all');
    expect(t.stacks).toBe('A 45, B 505, C 465');
  });

  test('C24: tied second-best hands share the side pot', () => {
    const t = table('standard').stakes('0/5/20/40').seats('A 20, B 60, C 60');
    t.holds('A AcAh2cKsQd9h8h, B KcTh9cJs2s7h3d, C KdTs9dJd2h7c3h');
    t.acts('A completes, B calls, C calls').acts('B bets, C calls').acts('B bets, C calls').runsOut();
    expect(t.pots).toBe('main 60 ABC, side 80 BC');
    expect(t.awards).toBe('A 60 all, C 40 all, B 40 all');
  });

  test('C23: a player who folded is eligible for nothing, though his chips stay', () => {
    const t = table('standard')
      .stakes('1/2/4/8')
      .seats('A 100, B 100, C 100')
      .holds('A AcAhAsAd2h, B ....7d8s9s, C ....9hTdJs');
    t.checksAround().acts('A bets to 4, B calls, C calls');
    expect(t.turn).toBe('A');
    t.acts('A folds');
    expect(t.pots).toBe('main 21 BC');
    t.runsOut();
    expect(t.of('awarded').every(award => award.seat !== 1)).toBe(true);
  });

  test('C28: what nobody matched is returned, not won', () => {
    const t = table('standard').stakes('1/2/4/8').seats('A 100, B 100').shows('A 2cKs3h4d, B 7dQh9s8s');
    t.checksAround().checksAround().checksAround().checksAround();
    t.acts('A bets, B folds');
    expect(t.of('returned')).toEqual([{ type: 'returned', seat: 1, amount: 8 }]);
    expect(t.awards).toBe('A 6 all');
  });

  test('the bring-in that everybody folds to is returned', () => {
    const t = table('standard')
      .stakes('1/2/4/8')
      .seats('A 100, B 100')
      .shows('A 2c, B 7d')
      .acts('A brings in, B folds');
    expect(t.of('returned')).toEqual([{ type: 'returned', seat: 1, amount: 2 }]);
    expect(t.awards).toBe('A 2 all');
  });

  test('C30: a rake needs no board, is taken before the split and never without 4th street', () => {
    const played = (text: string) =>
      table('standard').stakes('2/4/10/20').rake(50, 3).seats('A 500, B 500').shows('A 2c, B 7d').acts(text);
    expect(played('A brings in, B folds').of('rake-taken')).toEqual([]);
    const t = played('A completes, B calls');
    t.checksAround().checksAround().checksAround().checksAround();
    expect(t.of('rake-taken')).toEqual([{ type: 'rake-taken', pot: 0, amount: 1 }]);
    expect(t.hand.awards.reduce((sum, award) => sum + award.amount, 0)).toBe(23);
  });
});

describe('odd chips (Rulebook §8)', () => {
  /** C8: A and B tie exactly; C, who folded, makes the pot odd. */
  const tie = (house: string) =>
    table(house)
      .stakes('5/10/20/40')
      .seats('A 500, B 500, C 500')
      .holds('A AcKc2dJd9cQc3d, B AsKs2hJh9sQs3h, C ....Th');

  test.each([
    ['standard', 'B 18 all, A 17 all'],
    ['live-cash', 'B 18 all, A 17 all'],
    ['four-bet-cap', 'A 18 all, B 17 all'],
  ])('C8: an exact tie for 35 in %s: %s', (house, awards) => {
    const t = tie(house).acts('A brings in, B calls, C folds');
    t.checksAround().checksAround().checksAround().checksAround();
    if (t.hand.phase === 'showdown') t.acts(`${t.turn} shows`);
    expect(t.awards).toBe(awards);
  });

  test('C21: three tied for 101 get 34, 34 and 33, the odd chips by the highest suits', () => {
    const t = table('standard').stakes('0/2/11/22').seats('A 500, B 500, C 500, D 500');
    t.holds('A AcKdJd4d9c5h3d, B AsKhJh4h9s5d3h, C AhKsJs4s9h5c3c, D ....2d');
    t.acts('D brings in, A completes, B calls, C calls, D folds');
    t.acts(`${t.turn} bets`).acts(`${t.turn} raises`).runsOut();
    expect(t.pots).toBe('main 101 ABC');
    expect(t.awards).toBe('B 34 all, C 34 all, A 33 all');
  });

  const hiLo = (holds: string, seats = 'A 100, B 100, C 100') =>
    table('standard').game('stud-hi-lo').stakes('1/1/4/8').seats(seats).holds(holds);

  test('C7: a pot of 5, one hand high, another low: 3 and 2', () => {
    const t = hiLo('A KcKd2dKh9c9d3d, B 7s5d4hAd3h9sQs, C ....Th')
      .acts('A brings in, B calls, C folds')
      .runsOut();
    expect(t.awards).toBe('A 3 high, B 2 low');
  });

  test('no qualifying low: all to the high', () => {
    const t = hiLo('A KcKd2dKh9c9d3d, B 7s5d4hKs3h9sQs, C ....Th')
      .acts('A brings in, B calls, C folds')
      .runsOut();
    expect(t.awards).toBe('A 5 all');
  });

  test('one high, two tied lows of 103: 52, and 26 and 25', () => {
    const t = table('standard').game('stud-hi-lo').stakes('0/1/34/68').seats('A 34, B 34, C 34, D 500');
    t.holds('A KcKd3dKh9c9dJd, B 7s5d4hAd2hQdTs, C 7h5c4sAs2sQhTd, D ....2c');
    t.acts('D brings in, A completes, B calls, C calls, D folds').runsOut();
    expect(t.pots).toBe('main 103 ABC');
    expect(t.awards).toBe('A 52 high, C 26 low, B 25 low');
  });

  test('tied for both halves of 102: 51 and 51, not 52 and 50', () => {
    const t = table('standard').game('stud-hi-lo').stakes('0/2/50/100').seats('A 50, B 50, C 500');
    t.holds('A Ac3c4d5d8h9hKh, B As3s4c5c8s9dKs, C ....2d');
    t.acts('C brings in, A completes, B calls, C folds').runsOut();
    expect(t.pots).toBe('main 102 AB');
    expect(t.stacks).toBe('A 51, B 51, C 498');
  });

  test('each pot is split on its own: a side pot without a low goes whole to its high', () => {
    const t = table('standard').game('stud-hi-lo').stakes('0/2/10/20').seats('A 10, B 30, C 30');
    t.holds('A Ac3c4d5d8h9hKh, B QsQd4cTcTsJsKs, C KdKc2d9dTdJhJd');
    t.acts('C completes, A calls, B calls').runsOut();
    expect(t.stacks).toBe('A 15, B 20, C 35');
  });
});
