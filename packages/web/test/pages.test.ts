import { HOUSES } from '@doorcard/stud';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../src/app/router.ts';
import { firstDraft, houseOf, stakesFault, stakesOf, withHouse, withStakes } from '../src/lobby/draft.ts';
import { EMPTY_SPOT, queryOf, spotOf, toggle, typeInto } from '../src/odds/spot.ts';
import { placesOf } from '../src/table/places.ts';

const at = (path: string) => pageOf(new URL(path, 'http://room.test'));

describe('addresses', () => {
  test('lead to their pages', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
    expect(at('/table/a%20b?invitation=xyz')).toEqual({ page: 'table', id: 'a b', invitation: 'xyz' });
    expect(at('/replayer/h2')).toEqual({ page: 'replayer', hand: 'h2' });
    expect(at('/replayer/h2/x')).toEqual({ page: 'unknown' });
    expect(at('/odds')).toEqual({ page: 'odds' });
    expect(at('/nowhere')).toEqual({ page: 'unknown' });
    expect(at('/table/a/b/c')).toEqual({ page: 'unknown' });
  });
});

describe('a table being made', () => {
  test('has stakes its house allows, in every house and at every small bet', () => {
    for (const { id } of HOUSES) {
      for (const smallBet of [2, 3, 4, 5, 10, 25, 100, 999]) {
        const draft = withStakes({ ...withHouse(firstDraft(), id), smallBet });
        expect(stakesFault(draft), `${id} ${JSON.stringify(stakesOf(draft))}`).toBeNull();
      }
    }
  });

  test('keeps the house’s own name until a single rule differs', () => {
    const draft = withHouse(firstDraft(), 'six-max');
    expect(houseOf(draft).id).toBe('six-max');
    expect(houseOf({ ...draft, axes: { burn: false } }).id).toBe('six-max');
    const burning = houseOf({ ...draft, axes: { burn: true }, title: 'Six with burns' });
    expect(burning).toMatchObject({ id: 'custom', title: 'Six with burns' });
    expect(burning.axes.burn).toBe(true);
  });
});

describe('the odds page', () => {
  test('says its spot in the address and reads it back', () => {
    const spot = spotOf(new URLSearchParams('game=razz&hands=As2d3c,KhQh&dead=5s5d'));
    expect(spotOf(new URLSearchParams(queryOf(spot)))).toEqual(spot);
    expect(spot.hands).toHaveLength(2);
  });

  test('leaves out what cannot be read, and cards that come twice', () => {
    expect(spotOf(new URLSearchParams('game=poker&hands=xx,AsKs&dead=AsQc'))).toMatchObject({
      game: 'stud-high',
      hands: [[], [51, 47]],
      dead: [40],
    });
  });

  test('a click takes a card and gives it back; an eighth card is not taken', () => {
    const ace = 51 as never;
    const taken = toggle(EMPTY_SPOT, ace, 0);
    expect(taken.hands[0]).toEqual([51]);
    expect(toggle(taken, ace, 1).hands[0]).toEqual([]);
    const full = { ...EMPTY_SPOT, hands: [[0, 1, 2, 3, 4, 5, 6] as never[], []] };
    expect(toggle(full, ace, 0)).toBe(full);
    expect(typeInto(full, 1, '2c')).toMatchObject({ kind: 'taken' });
    expect(typeInto(full, 1, 'Zz')).toMatchObject({ kind: 'not-card' });
    expect(typeInto(EMPTY_SPOT, 1, 'AsAhKd')).toMatchObject({ hands: [[], [51, 50, 45]] });
  });
});

describe('places at the table', () => {
  test('one’s own is at the bottom and no two seats share a place', () => {
    for (let count = 2; count <= 8; count++) {
      const seats = Array.from({ length: count }, (_, place) => place + 1);
      for (const layout of ['lying', 'standing'] as const) {
        const places = placesOf(seats, 2, layout);
        expect(places.size).toBe(count);
        expect(places.get(2)!.y).toBeGreaterThan(80);
        expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
  });
});
