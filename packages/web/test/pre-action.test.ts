import { options } from '@doorcard/stud';
import { describe, expect, test } from 'vitest';
import { answerTo, preActionsFor, priceFor, stillHolds } from '../src/table/pre-action.ts';
import { playedHand } from './hands.ts';

describe('a wish for one’s next turn', () => {
  test('a call holds only at its own price, a check only while it is free', () => {
    expect(stillHolds({ kind: 'call', price: 4 }, 4)).toBe(true);
    expect(stillHolds({ kind: 'call', price: 4 }, 8)).toBe(false);
    expect(stillHolds({ kind: 'check' }, 0)).toBe(true);
    expect(stillHolds({ kind: 'check' }, 4)).toBe(false);
    expect(stillHolds({ kind: 'check-fold' }, 4)).toBe(true);
    expect(stillHolds({ kind: 'call-any' }, 40)).toBe(true);
  });

  test('answers with what it says, and with nothing when the options do not have it', () => {
    const facing = [
      { action: 'fold' },
      { action: 'call', amount: 8 },
      { action: 'raise', amount: 16, to: 16 },
    ] as const;
    expect(answerTo({ kind: 'call', price: 8 }, facing)).toEqual({ action: 'call' });
    expect(answerTo({ kind: 'call', price: 4 }, facing)).toBeNull();
    expect(answerTo({ kind: 'check' }, facing)).toBeNull();
    expect(answerTo({ kind: 'check-fold' }, facing)).toEqual({ action: 'fold' });
    expect(answerTo({ kind: 'raise' }, facing)).toEqual({ action: 'raise', to: 16 });
    expect(answerTo({ kind: 'call-any' }, facing)).toEqual({ action: 'call' });
    const free = [{ action: 'fold' }, { action: 'check' }, { action: 'bet', amount: 4, to: 4 }] as const;
    expect(answerTo({ kind: 'check-fold' }, free)).toEqual({ action: 'check' });
    expect(answerTo({ kind: 'fold' }, free)).toBeNull();
  });

  test('is offered only to those who will be asked, and never costs more than the stack', () => {
    let offered = 0;
    for (let seed = 1; seed <= 20; seed++) {
      playedHand('stud-high', seed, 5, hand => {
        for (const player of hand.players) {
          const wishes = preActionsFor(hand, player.seat);
          if (wishes.length === 0) continue;
          offered++;
          expect(player.folded).toBe(false);
          expect(hand.turn).not.toBe(player.seat);
          expect(priceFor(hand, player.seat)).toBeLessThanOrEqual(player.stack);
        }
        if (hand.turn !== null) expect(preActionsFor(hand, hand.turn)).toEqual([]);
        for (const option of options(hand)) expect(option.action).toBeTruthy();
      });
    }
    expect(offered).toBeGreaterThan(100);
  });
});
