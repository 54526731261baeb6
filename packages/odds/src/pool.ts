import type { Spot } from './spot.ts';
import { Tally } from './tally.ts';
import type { EquityResult } from './types.ts';
import type { Answer, Question } from './work.ts';

/** Workers that do what they are asked, one thing a lane at a time. */
export interface Workers {
  readonly count: number;
  exactly(spot: Spot): Promise<EquityResult>;
  sample(lane: number, spot: Spot, seed: number, chunk: number, deals: number): Promise<Tally>;
}

/** One worker, in Node or in the browser. */
interface Hand {
  ask(question: Question): Promise<Answer>;
  end(): void;
}

/** Idle workers, kept for the next question: starting one costs more than most answers. */
const idle: Hand[] = [];
const MOST_WORKERS = 8;

/** Lends workers to a task; when it is cancelled, those at work are ended, else they are kept for the next. */
export async function withWorkers<T>(
  signal: AbortSignal | undefined,
  task: (workers: Workers) => Promise<T>,
): Promise<T> {
  const hired: Hand[] = [];
  const count = Math.max(1, Math.min(MOST_WORKERS, cores()));
  const lane = async (index: number): Promise<Hand> => {
    hired[index] ??= idle.pop() ?? (await hire());
    return hired[index];
  };
  const ask = async (index: number, question: Question): Promise<Answer> => {
    const answer = await (await lane(index)).ask(question);
    if (answer.type === 'failed') throw new RangeError(answer.message);
    return answer;
  };
  const workers: Workers = {
    count,
    async exactly(spot) {
      const answer = await ask(0, { type: 'exactly', spot });
      if (answer.type !== 'exact') throw new Error(`a worker answered ${answer.type} to exactly`);
      return answer.result;
    },
    async sample(index, spot, seed, chunk, deals) {
      const answer = await ask(index, { type: 'sample', spot, seed, chunk, deals });
      if (answer.type !== 'tally') throw new Error(`a worker answered ${answer.type} to sample`);
      return new Tally(spot.players.length, answer.sums, answer.trials);
    },
  };
  let cancelled = false;
  const cancel = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      cancelled = true;
      reject(signal.reason);
    });
  });
  try {
    return await (signal === undefined ? task(workers) : Promise.race([task(workers), cancel]));
  } finally {
    for (const hand of hired) {
      if (hand === undefined) continue;
      if (cancelled) hand.end();
      else idle.push(hand);
    }
  }
}

/** How many workers may run at once; older Nodes do not say. */
function cores(): number {
  return (globalThis.navigator as Navigator | undefined)?.hardwareConcurrency ?? 2;
}

async function hire(): Promise<Hand> {
  const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;
  return inNode ? hireInNode() : hireInBrowser();
}

async function hireInNode(): Promise<Hand> {
  // Named indirectly, so that bundlers for the browser leave it alone.
  const name = 'node:worker_threads';
  const { Worker } = (await import(/* @vite-ignore */ name)) as typeof import('node:worker_threads');
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // An idle worker must not keep a program from ending.
  worker.unref();
  return {
    ask(question) {
      worker.ref();
      return new Promise((resolve, reject) => {
        const settle = (then: () => void): void => {
          worker.removeAllListeners('message').removeAllListeners('error');
          worker.unref();
          then();
        };
        worker.once('message', (answer: Answer) => settle(() => resolve(answer)));
        worker.once('error', error => settle(() => reject(error)));
        worker.postMessage(question);
      });
    },
    end: () => void worker.terminate(),
  };
}

function hireInBrowser(): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        worker.onmessage = (event: MessageEvent<Answer>) => resolve(event.data);
        worker.onerror = event => reject(new Error(event.message));
        worker.postMessage(question);
      });
    },
    end: () => worker.terminate(),
  };
}
