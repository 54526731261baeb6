import { Worker } from 'node:worker_threads';
import { SingleBar } from 'cli-progress';
import type { HistoryFile } from './files.ts';
import { type Made, type Work, workOn } from './work.ts';

interface Message<T> {
  readonly items: readonly T[];
  readonly done?: true;
}

/**
 * Does the work on all files, with `jobs` threads where more than one is asked for, and hands over what was
 * made of each hand in the order of the files.
 */
export async function forEachHand<K extends keyof Made>(
  files: readonly HistoryFile[],
  work: Work & { readonly type: K },
  jobs: number,
  onHand: (made: Made[K]) => void,
): Promise<void> {
  const bar = progress(files);
  if (jobs <= 1 || files.length < 2) {
    for (const file of files) {
      for await (const made of workOn(work, file)) onHand(made as Made[K]);
      bar.add(file.size);
    }
  } else {
    await inThreads(files, work, Math.min(jobs, files.length), onHand, bar.add);
  }
  bar.stop();
}

async function inThreads<K extends keyof Made>(
  files: readonly HistoryFile[],
  work: Work & { readonly type: K },
  jobs: number,
  onHand: (made: Made[K]) => void,
  onFile: (size: number) => void,
): Promise<void> {
  const waiting = files.map((): Made[K][] => []);
  const finished = files.map(() => false);
  let taken = 0;
  let turn = 0;
  // What comes of files whose turn it is not yet is kept until it is.
  const flush = (): void => {
    for (; turn < files.length; turn++) {
      for (const made of waiting[turn]!) onHand(made);
      waiting[turn] = [];
      if (!finished[turn]) return;
    }
  };
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
      let index = -1;
      const give = (): void => {
        index = taken++;
        if (index < files.length) worker.postMessage(files[index]);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', ({ items, done }: Message<Made[K]>) => {
        for (const item of items) waiting[index]!.push(item);
        if (done) finished[index] = true;
        flush();
        if (!done) return;
        onFile(files[index]!.size);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: jobs }, run));
}

/** A progress bar by bytes, on a terminal and for work that takes a while; nothing elsewhere. */
function progress(files: readonly HistoryFile[]): { add(size: number): void; stop(): void } {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  if (!process.stderr.isTTY || total < 1 << 22) return { add() {}, stop() {} };
  const bar = new SingleBar({ format: '{bar} {percentage}%, {eta}s left', clearOnComplete: true });
  bar.start(total, 0);
  return {
    add: size => bar.increment(size),
    stop: () => bar.stop(),
  };
}
