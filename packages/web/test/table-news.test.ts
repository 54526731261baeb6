import { type HandEvent, view, viewEvent } from '@doorcard/stud';
import type { Happened, Snapshot } from '@doorcard/wire';
import { describe, expect, test } from 'vitest';
import { happened, shown } from '../src/connection/table-news.ts';
import { myTurn, NO_TABLE, type TableState } from '../src/state/table.ts';
import { playedHand } from './hands.ts';

const names = { '1': 'Ana', '2': 'Bruno', '3': 'Eleni', '4': 'Mateo' };

const news = (number: number, events: readonly HandEvent[], more: Partial<Happened> = {}): Happened => ({
  type: 'happened',
  tableId: 't',
  number,
  handId: 'h',
  events: [...events],
  seats: [],
  you: 1,
  lines: [],
  turn: null,
  ...more,
});

describe('what the room tells of a table', () => {
  test('folds, piece by piece, to exactly one’s own view of the hand', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { events, hand } = playedHand('stud-hi-lo', seed);
      const mine = events.map(event => viewEvent(event, 1));
      let state: TableState = NO_TABLE;
      for (let from = 0; from < mine.length; from += 3) {
        const begins = from === 0 ? { begins: { id: 'h', number: 7, names, you: 1 } } : {};
        state = { ...state, ...happened(state, news(from, mine.slice(from, from + 3), begins)) };
      }
      expect(state.now!.hand).toEqual(view(hand, 1));
      expect(state.now!.number).toBe(7);
      expect(state.now!.events).toHaveLength(events.length);
    }
  });

  test('a snapshot makes what was known before it forgotten', () => {
    const { events } = playedHand('razz', 4);
    const sofar = events.slice(0, 20).map(event => viewEvent(event, 1));
    const snapshot = {
      type: 'snapshot',
      number: 40,
      table: {},
      seats: [],
      you: 1,
      hand: { id: 'h', number: 2, names, you: 1, events: sofar },
      turn: null,
      nextHand: null,
      chat: [],
      hands: [],
      waiting: null,
    } as unknown as Snapshot;
    const before: TableState = { ...NO_TABLE, answered: 'h 3', missing: 'gone' };
    const after = { ...before, ...shown(snapshot) };
    expect(after.answered).toBeNull();
    expect(after.missing).toBeNull();
    expect(after.now!.events).toHaveLength(20);
    const rest = {
      ...after,
      ...happened(
        after,
        news(
          41,
          events.slice(20).map(event => viewEvent(event, 1)),
        ),
      ),
    };
    expect(rest.now!.hand.phase).toBe('ended');
  });

  test('a decision is asked once: when it has been answered it is nobody’s', () => {
    const clock = { now: 0, startsAt: 0, endsAt: 1, bankEndsAt: 1 };
    const turn = { seat: 1, handId: 'h', decision: 4, asks: 'act' as const, clock };
    const state: TableState = { ...NO_TABLE, me: 1, turn };
    expect(myTurn(state)).toBe(turn);
    expect(myTurn({ ...state, answered: 'h 4' })).toBeNull();
    expect(myTurn({ ...state, answered: 'h 3' })).toBe(turn);
    expect(myTurn({ ...state, me: 2 })).toBeNull();
  });
});
