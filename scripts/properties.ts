/**
 * Plays random hands of any game, house, stake and stacks and checks what must hold of every one: chips, cards,
 * secrets, legality, the log. `node scripts/properties.ts --hands 1000000 --seed 1`; exit code 1 when something
 * did not hold, with the smallest hand found in which it did not.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { plan } from '../packages/stud/test/properties/arbitrary.ts';
import { checkHand, nothingSeen } from '../packages/stud/test/properties/check-hand.ts';

const { values } = parseArgs({
  options: { hands: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const hands = Number(values.hands);
const seed = Number(values.seed);
if (!Number.isSafeInteger(hands) || hands < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    'Usage: node scripts/properties.ts [--hands N] [--seed S], both whole numbers, N at least 1.',
  );
  process.exit(2);
}

const seen = nothingSeen();
const started = performance.now();
const property = fc.property(plan, any => {
  checkHand(any, seen);
  if (seen.hands % 5_000 === 0) process.stderr.write(`\r${seen.hands} hands `);
});
const result = fc.check(property, { numRuns: hands, seed });
const seconds = (performance.now() - started) / 1000;
process.stderr.write('\r');
if (result.failed) {
  console.error(`${await fc.asyncDefaultReportMessage(result)}\n${result.errorInstance}`);
  process.exit(1);
}
console.log(`All properties hold, seed ${seed}, ${seconds.toFixed(1)} s:`);
for (const [what, often] of Object.entries(seen)) console.log(`${String(often).padStart(12)}  ${what}`);
