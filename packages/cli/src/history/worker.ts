/** A worker thread of `history/pool.ts`: it is told files, one at a time, and sends what it makes of their hands. */
import { parentPort, workerData } from 'node:worker_threads';
import type { HistoryFile } from './files.ts';
import { type Work, workOn } from './work.ts';

const BATCH = 256;
const port = parentPort!;
const work = workerData as Work;

port.on('message', async (file: HistoryFile) => {
  let batch: unknown[] = [];
  for await (const item of workOn(work, file)) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    port.postMessage({ items: batch });
    batch = [];
  }
  port.postMessage({ items: batch, done: true });
});
