import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan } from './arbitrary.ts';
import { checkHand, nothingSeen } from './check-hand.ts';

/** The hands of a test run; `node scripts/properties.ts --hands N` plays any number. */
const HANDS = 20_000;

test('whatever is played, the rules of any hand hold', { timeout: 600_000 }, () => {
  const seen = nothingSeen();
  fc.assert(
    fc.property(plan, any => checkHand(any, seen)),
    { numRuns: HANDS, seed: 7 },
  );
  expect(seen.hands).toBe(HANDS);
  // A run in which these did not come up would have shown little.
  for (const [what, often] of Object.entries(seen)) expect(often, what).toBeGreaterThan(10);
});
