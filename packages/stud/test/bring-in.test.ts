import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('who brings in (Rulebook §3)', () => {
  test('the lowest door card, an ace being high', () => {
    const t = table('standard').seats('A 100, B 100, C 100').shows('A Ac, B 3h, C Kd');
    expect(t.turn).toBe('B');
    expect(t.hand.openerReason).toEqual({ by: 'door-card', tie: null, passedFrom: null });
  });

  test('equal lowest cards: the lowest suit, by suit', () => {
    const t = table('six-max').seats('A 100, B 100, C 100').shows('A 2s, B 2d, C 2h');
    expect(t.turn).toBe('B');
    expect(t.hand.openerReason?.tie).toBe('suit');
  });

  test('equal lowest cards: the first from the dealer’s left, by position', () => {
    const t = table('nearest-dealer').dealer('A').seats('A 100, B 100, C 100').shows('A 2c, B Kd, C 2h');
    expect(t.turn).toBe('C');
    expect(t.hand.openerReason?.tie).toBe('nearest-dealer');
  });

  test('in razz the highest door card brings in, an ace being low', () => {
    expect(table('standard').game('razz').seats('A 100, B 100, C 100').shows('A Ac, B Qh, C 3d').turn).toBe(
      'B',
    );
  });

  test('in razz the highest suit of the highest cards brings in', () => {
    expect(table('standard').game('razz').seats('A 100, B 100, C 100').shows('A Kc, B Ks, C Kh').turn).toBe(
      'B',
    );
  });

  test('he posts or completes, and can neither fold nor check', () => {
    const t = table('standard').seats('A 100, B 100').shows('A 2c, B Kd');
    expect(t.options).toEqual(['bring in 2', 'complete to 4']);
    expect(t.tries('A folds')?.code).toBe('illegal-action');
    expect(t.tries('A checks')?.code).toBe('illegal-action');
  });
});

describe('completing (Rulebook §3)', () => {
  test('C1: is open to every player until somebody has, and is never a raise by the bring-in', () => {
    const t = table('standard')
      .stakes('1/3/10/20')
      .seats('A 100, B 100, C 100, D 100')
      .shows('A 2c, B 7d, C 9h, D Jh');
    t.acts('A brings in, B calls');
    expect(t.options).toEqual(['fold', 'call 3', 'complete to 10']);
    t.acts('C calls');
    expect(t.options).toEqual(['fold', 'call 3', 'complete to 10']);
    expect(t.tries('D raises to 13')?.code).toBe('illegal-action');
    expect(t.tries('D completes to 13')?.code).toBe('illegal-amount');
  });

  test('C2: uses no raise: three raises are still to come, and then it is capped', () => {
    const t = table('standard')
      .stakes('1/3/10/20')
      .seats('A 200, B 200, C 200, D 200, E 200')
      .shows('A 2c, B 7d, C 9h, D Jh, E Qh');
    t.acts('A brings in, B completes to 10, C raises to 20, D raises to 30');
    expect(t.options).toContain('raise to 40');
    t.acts('E raises to 40');
    expect(t.options).toEqual(['fold', 'call 37']);
  });

  test('the bring-in player who completes has made the first full bet', () => {
    const t = table('standard').stakes('1/3/10/20').seats('A 100, B 100').shows('A 2c, B 7d');
    t.acts('A completes');
    expect(t.options).toEqual(['fold', 'call 10', 'raise to 20']);
  });

  test('when everybody just calls, the bring-in is not asked again', () => {
    const t = table('standard').seats('A 100, B 100, C 100').shows('A 2c, B 7d, C 9h');
    t.acts('A brings in, B calls, C calls');
    expect(t.hand.street).toBe(4);
  });

  test('C55: who brought in and then completes adds the difference; a raise adds one small bet', () => {
    const t = table('standard')
      .stakes('10/25/100/200')
      .seats('A 1000, B 1000, C 1000')
      .shows('A 2c, B 7d, C 9h');
    t.acts('A brings in, B calls, C completes, A raises to 200, B folds, C calls');
    expect(t.of('completed')[0]).toMatchObject({ seat: 3, amount: 100, to: 100 });
    expect(t.of('raised')[0]).toMatchObject({ seat: 1, amount: 175, to: 200 });
    expect(t.pots).toBe('main 455 AC');
  });
});

describe('short antes and bring-ins (Rulebook §3)', () => {
  test('C27: a stack shorter than the ante posts what it has and is all-in', () => {
    const t = table('standard').stakes('5/10/20/40').seats('A 3, B 500, C 500').shows('A Kc, B 2d, C 9h');
    expect(t.stacks).toBe('A 0, B 495, C 495');
    expect(t.turn).toBe('B');
  });

  test('C3: a short bring-in does not lower what the others owe', () => {
    const t = table('standard').stakes('5/10/20/40').seats('A 9, B 500, C 500').shows('A 2c, B 7d, C 9h');
    expect(t.options).toEqual(['bring in 4 all-in']);
    t.acts('A brings in');
    expect(t.options).toEqual(['fold', 'call 10', 'complete to 20']);
    t.acts('B calls, C calls');
    expect(t.pots).toBe('main 27 ABC, side 12 BC');
  });

  test('the excess over a short bring-in comes back when nobody else can match it', () => {
    const t = table('standard').stakes('5/10/20/40').seats('A 9, B 500').shows('A 2c, B 7d');
    t.acts('A brings in, B calls');
    expect(t.of('returned')).toEqual([{ type: 'returned', seat: 2, amount: 6 }]);
    expect(t.hand.street).toBe(7);
  });

  test('all-in from the ante, the low card passes the bring-in to the next with chips, not the next lowest', () => {
    const t = table('standard').stakes('5/10/20/40').seats('A 5, B 500, C 500').shows('A 2c, B Kd, C 3h');
    expect(t.turn).toBe('B');
    expect(t.hand.openerReason).toEqual({ by: 'door-card', tie: null, passedFrom: 1 });
    expect(t.options).toEqual(['bring in 10', 'complete to 20']);
  });

  test('where the duty may be folded it passes on, and when one player with chips is left nobody bets', () => {
    const t = table('tournament')
      .stakes('5/10/20/40')
      .seats('A 5, B 500, C 500, D 500')
      .shows('A 2c, B Kd, C 3h, D 9h');
    expect(t.options).toEqual(['fold', 'bring in 10', 'complete to 20']);
    t.acts('B folds');
    expect(t.turn).toBe('C');
    expect(t.options).toContain('fold');
    t.acts('C folds');
    expect(t.hand.street).toBe(7);
    expect(t.of('bring-in-posted')).toEqual([]);
  });

  test('all but one all-in from the ante: no bring-in, the unmatched part of the ante comes back', () => {
    const t = table('standard').stakes('5/10/20/40').seats('A 3, B 4').shows('A 2c, B Kd');
    expect(t.of('returned')).toEqual([{ type: 'returned', seat: 2, amount: 1 }]);
    expect(t.of('street-started').map(event => event.opener)).toEqual([null, null, null, null, null]);
    expect(t.hand.phase).toBe('ended');
  });

  test('C26: the ante is in the pot and no part of the street’s bets', () => {
    const t = table('standard').stakes('5/5/10/20').seats('A 100, B 100').shows('A 2c, B 7d');
    t.acts('A completes, B calls');
    expect(t.pots).toBe('main 30 AB');
    expect(t.stacks).toBe('A 85, B 85');
  });
});
