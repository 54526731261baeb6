import { fault, ok, type Result } from '@doorcard/cards';
import { type ExactPlan, exactly, planExact } from './exactly.ts';
import { withWorkers } from './pool.ts';
import { CHUNK, sampleChunk } from './sample.ts';
import { type Spot, toSpot } from './spot.ts';
import { Tally } from './tally.ts';
import type { EquityOptions, EquityRequest, EquityResult } from './types.ts';

/** Below so many steps a spot is counted exactly without being asked to: well under a second. */
const QUICK_STEPS = 40_000_000;
/** Below so many steps the answer is worked out on the spot; more go to a worker, so that nothing waits. */
const AT_ONCE_STEPS = 200_000;
/** Chunks that tell nothing yet are not reported; then a report is due about so often, in milliseconds. */
const REPORT_EVERY = 200;

/**
 * The equity of a spot, in this thread, at once: exact where it is quick (or asked for), else so many deals
 * drawn. For programs that ask about many small spots; pages and tables ask `equity`, which does not block.
 *
 * @returns the result, or a fault that says what is impossible in the request
 */
export function equityNow(request: EquityRequest, options: EquityOptions = {}): Result<EquityResult> {
  const spot = toSpot(request);
  if (!spot.ok) return spot;
  const decided = decide(spot.value, options);
  if (!decided.ok) return decided;
  if (decided.value !== null) return ok(exactly(spot.value, decided.value));
  const seed = options.seed ?? newSeed();
  const tally = new Tally(spot.value.players.length);
  const stop = stopRule(spot.value, options);
  try {
    for (let chunk = 0; !stop(tally); chunk++) {
      tally.add(sampleChunk(spot.value, seed, chunk, chunkSize(options, chunk)));
    }
  } catch (error) {
    if (error instanceof RangeError) return fault('empty-range', error.message);
    throw error;
  }
  return ok(tally.result(spot.value.game, 'sampled'));
}

/** The exact plan to follow, or null to sample. */
function decide(spot: Spot, options: EquityOptions): Result<ExactPlan | null> {
  const sampling =
    options.seconds !== undefined || options.trials !== undefined || options.error !== undefined;
  const plan = planExact(spot);
  if (options.exact === true) {
    if (plan.steps !== Number.POSITIVE_INFINITY) return ok(plan);
    return fault('no-exact', 'An equity with ranges is sampled; leave out "exact", or give the cards.');
  }
  return ok(!sampling && plan.steps <= QUICK_STEPS ? plan : null);
}

/** When sampling has gone on for long enough. A second, if nothing else was asked for. */
function stopRule(spot: Spot, options: EquityOptions): (tally: Tally) => boolean {
  const started = performance.now();
  const seconds =
    options.seconds ?? (options.trials === undefined && options.error === undefined ? 1 : undefined);
  return tally => {
    if (options.trials !== undefined && tally.trials >= options.trials) return true;
    if (seconds !== undefined && tally.trials > 0 && performance.now() - started >= seconds * 1000)
      return true;
    if (options.error === undefined || tally.trials < 4 * CHUNK) return false;
    return Math.max(...tally.result(spot.game, 'sampled').standardError) <= options.error;
  };
}

function chunkSize(options: EquityOptions, chunk: number): number {
  return options.trials === undefined ? CHUNK : Math.min(CHUNK, options.trials - chunk * CHUNK);
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/**
 * The equity of a spot: exact where every deal can be counted quickly, else sampled with a standard error that
 * is said. Works in workers, in Node and in the browser alike, so that nothing else waits.
 *
 * @param request the game, who holds what, and what is dead
 * @param options `exact`, or how long to sample; a signal that cancels; a listener for what is known so far
 * @returns shares from 0 to 1, the method, the number of deals, the standard error
 * @throws RangeError with a sentence when the request is impossible; the signal's reason when cancelled
 */
export async function equity(request: EquityRequest, options: EquityOptions = {}): Promise<EquityResult> {
  options.signal?.throwIfAborted();
  const spot = toSpot(request);
  if (!spot.ok) throw new RangeError(spot.fault.message);
  const plan = decide(spot.value, options);
  if (!plan.ok) throw new RangeError(plan.fault.message);
  if (plan.value !== null && plan.value.steps <= AT_ONCE_STEPS) return exactly(spot.value, plan.value);
  return withWorkers(options.signal, async workers => {
    if (plan.value !== null) return workers.exactly(spot.value);
    const seed = options.seed ?? newSeed();
    const stop = stopRule(spot.value, options);
    const tally = new Tally(spot.value.players.length);
    // Chunks are added in their order, so that the same seed gives the same sums on any number of workers.
    const waiting = new Map<number, Tally>();
    let given = 0;
    let taken = 0;
    let reported = performance.now();
    const work = async (lane: number): Promise<void> => {
      while (!stop(tally)) {
        const chunk = given++;
        const deals = chunkSize(options, chunk);
        if (deals <= 0) return;
        waiting.set(chunk, await workers.sample(lane, spot.value, seed, chunk, deals));
        for (let next = waiting.get(taken); next !== undefined && !stop(tally); next = waiting.get(taken)) {
          waiting.delete(taken++);
          tally.add(next);
        }
        if (options.onProgress !== undefined && performance.now() - reported > REPORT_EVERY) {
          reported = performance.now();
          options.onProgress(tally.result(spot.value.game, 'sampled'));
        }
      }
    };
    await Promise.all(Array.from({ length: workers.count }, (_, lane) => work(lane)));
    return tally.result(spot.value.game, 'sampled');
  });
}
