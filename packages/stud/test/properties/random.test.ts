import { describe, expect, test } from 'vitest';
import { seededPick } from '../../src/index.ts';

describe('a seeded pick', () => {
  test.each([1, 2, 3, 7, 52, 2 ** 31, 2 ** 32])('below %i stays within its bounds', below => {
    const pick = seededPick(5);
    for (let draw = 0; draw < 2_000; draw++) {
      const picked = pick(below);
      expect(Number.isInteger(picked) && picked >= 0 && picked < below).toBe(true);
    }
  });

  test('gives every number about as often, and the same ones for the same seed', () => {
    const counts = new Array<number>(5).fill(0);
    const pick = seededPick(11);
    const again = seededPick(11);
    for (let draw = 0; draw < 50_000; draw++) {
      const picked = pick(5);
      expect(picked).toBe(again(5));
      counts[picked]!++;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
