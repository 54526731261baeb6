import { exactly } from './exactly.ts';
import { sampleChunk } from './sample.ts';
import type { Spot } from './spot.ts';
import type { EquityResult } from './types.ts';

/** What a worker is asked. */
export type Question =
  | { readonly type: 'exactly'; readonly spot: Spot }
  | {
      readonly type: 'sample';
      readonly spot: Spot;
      readonly seed: number;
      readonly chunk: number;
      readonly deals: number;
    };

/** What it answers. */
export type Answer =
  | { readonly type: 'exact'; readonly result: EquityResult }
  | { readonly type: 'tally'; readonly trials: number; readonly sums: Float64Array }
  | { readonly type: 'failed'; readonly message: string };

/** Does what a worker is asked to do. */
export function work(question: Question): Answer {
  try {
    if (question.type === 'exactly') return { type: 'exact', result: exactly(question.spot) };
    const { spot, seed, chunk, deals } = question;
    const { trials, sums } = sampleChunk(spot, seed, chunk, deals);
    return { type: 'tally', trials, sums };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
