/** Running out of cards on 7th (Rulebook §5), by exhaustion: every way in which players can fold before it. */
import { fullDeck } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import {
  type Axes,
  createShoe,
  type HandEvent,
  next,
  options,
  play,
  replay,
  seededPick,
  shuffle,
  startHand,
} from '../../src/index.ts';
import { house } from '../table.ts';

/** How many fold on 3rd, 4th, 5th and 6th, in every way that leaves two for 7th. */
function foldPatterns(players: number): number[][] {
  const patterns: number[][] = [];
  const extend = (folds: number[], live: number): void => {
    if (folds.length === 4) patterns.push(folds);
    else for (let fold = 0; fold <= live - 2; fold++) extend([...folds, fold], live - fold);
  };
  extend([], players);
  return patterns;
}

/** What comes on 7th: cards burned before it on 7th, a reshuffle, a card each or one for all. */
interface Seventh {
  readonly burns: number;
  readonly reshuffled: boolean;
  readonly each: boolean;
}

/** Plays a pattern: the first who can fold do, all others check and call. */
function seventhOf(axes: Partial<Axes>, players: number, folds: readonly number[]): Seventh {
  const started = startHand({
    game: 'stud-high',
    house: house('standard', axes),
    stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
    kind: 'cash',
    dealer: 0,
    seats: Array.from({ length: players }, (_, index) => ({ seat: index + 1, stack: 1000 })),
  });
  if (!started.ok) throw new Error(started.fault.message);
  const pick = seededPick(folds.reduce((sum, fold) => 9 * sum + fold, players));
  const shoe = createShoe(shuffle(fullDeck().slice(), pick), cards => shuffle(cards, pick));
  let hand = replay(started.value);
  const toFold = [...folds];
  for (;;) {
    const due = next(hand);
    if (due.type !== 'deal' && due.type !== 'act') throw new Error(`${due.type} before 7th`);
    const events: HandEvent[] = [];
    if (due.type === 'deal') {
      const played = play(hand, { type: 'deal', cards: shoe.deal(due) });
      if (!played.ok) throw new Error(played.fault.message);
      hand = played.value.hand;
      events.push(...played.value.events);
    } else {
      const street = hand.street! - 3;
      const can = options(hand).map(({ action }) => action);
      const fold = toFold[street]! > 0 && can.includes('fold');
      if (fold) toFold[street]!--;
      const calm = (['bring-in', 'check', 'call'] as const).find(action => can.includes(action))!;
      const played = play(hand, { type: 'act', seat: due.seat, action: { action: fold ? 'fold' : calm } });
      if (!played.ok) throw new Error(played.fault.message);
      hand = played.value.hand;
    }
    if (hand.street !== 7) continue;
    expect(toFold).toEqual([0, 0, 0, 0]);
    const count = (type: HandEvent['type']): number => events.filter(event => event.type === type).length;
    const live = players - folds.reduce((sum, fold) => sum + fold, 0);
    const each = count('card-dealt') === live;
    expect([count('card-dealt'), count('community-dealt')]).toEqual(each ? [live, 0] : [0, 1]);
    return { burns: count('card-burned'), reshuffled: count('reshuffled') === 1, each };
  }
}

/** The same by arithmetic. */
function counted(axes: Partial<Axes>, players: number, folds: readonly number[]): Seventh {
  const [third, fourth, fifth, sixth] = folds as [number, number, number, number];
  const onFourth = players - third;
  const onFifth = onFourth - fourth;
  const onSixth = onFifth - fifth;
  const live = onSixth - sixth;
  const burned = axes.burn ? 3 : 0;
  const stub = 52 - 3 * players - onFourth - onFifth - onSixth - burned;
  const burn = axes.burn ? 1 : 0;
  // Live rooms want a card for the burn and never deal the last one; without burns only the last one counts.
  const spare = axes.shortDeckNeeds === 'live-plus-two' ? burn + 1 : burn;
  if (stub >= live + spare) return { burns: burn, reshuffled: false, each: true };
  if (axes.shortDeck === 'community')
    return { burns: stub > burn ? burn : 0, reshuffled: false, each: false };
  const each = stub + burned >= (axes.shortDeckNeeds === 'live-plus-two' ? live + 2 : live);
  // Decided: who wants a card for the burn burns it, after the reshuffle too; who does not deals every card.
  return { burns: each ? spare - burn : 0, reshuffled: true, each };
}

const WITHOUT_BURNS = { burn: false, shortDeck: 'community' } as const;

describe('without burns', () => {
  test('exactly the seven patterns of the Rulebook run short, all of them eight-handed', () => {
    const short: string[] = [];
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      for (const folds of foldPatterns(players)) {
        const came = seventhOf(WITHOUT_BURNS, players, folds);
        if (!came.each) short.push(`${players}: ${folds.join('-')}`);
        expect(came, `${players}: ${folds}`).toEqual(counted(WITHOUT_BURNS, players, folds));
      }
    }
    expect(short).toEqual([
      '8: 0-0-0-0',
      '8: 0-0-0-1',
      '8: 0-0-0-2',
      '8: 0-0-0-3',
      '8: 0-0-1-0',
      '8: 0-0-1-1',
      '8: 0-1-0-0',
    ]);
  });
});

describe('with burns, every pattern of six to eight players', () => {
  test.each([
    ['eight live after 6th', [0, 0, 0, 0], false],
    ['four live after 6th', [0, 0, 0, 4], true],
  ] as const)('the worked case: one card in the stub, %s', (_, folds, each) => {
    const axes = { burn: true, shortDeck: 'reshuffle-burns', shortDeckNeeds: 'live' } as const;
    expect(seventhOf(axes, 8, folds)).toEqual({ burns: 0, reshuffled: true, each });
  });

  test.each([
    ['community', 'live'],
    ['community', 'live-plus-two'],
    ['reshuffle-burns', 'live'],
    ['reshuffle-burns', 'live-plus-two'],
  ] as const)('%s, a stub that needs %s', (shortDeck, shortDeckNeeds) => {
    const axes = { burn: true, shortDeck, shortDeckNeeds };
    const differing: string[] = [];
    for (const players of [6, 7, 8]) {
      for (const folds of foldPatterns(players)) {
        const came = JSON.stringify(seventhOf(axes, players, folds));
        const right = JSON.stringify(counted(axes, players, folds));
        if (came !== right) differing.push(`${players}: ${folds.join('-')} came ${came}, right ${right}`);
      }
    }
    expect(differing).toEqual([]);
  });
});
