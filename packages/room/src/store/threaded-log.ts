import { Worker } from 'node:worker_threads';
import type { Change, Stored, Writer } from '../ports.ts';
import type { FromThread, ToThread } from './log-thread.ts';

/**
 * A log that is written by a thread of its own. What is appended in one turn of the event loop is handed over
 * together.
 *
 * @throws Error in the room's process when the thread dies, which only a bug can cause: nobody could know
 * what had been stored, and a room that starts anew reads it from the log.
 */
export class ThreadedLog implements Writer {
  readonly #thread: Worker;
  readonly #done = new Map<number, (stored: Stored) => void>();
  #batch: { id: number; change: Change }[] = [];
  #count = 0;
  #whenIdle: (() => void)[] = [];
  commits = 0;

  /** @param file the database's path */
  constructor(file: string) {
    this.#thread = new Worker(new URL('./log-thread.ts', import.meta.url), { workerData: { file } });
    this.#thread.on('message', (message: FromThread) => this.#hear(message));
    this.#thread.on('error', error => {
      throw error;
    });
  }

  append(change: Change): Promise<Stored> {
    return new Promise(done => {
      const id = this.#count++;
      this.#done.set(id, done);
      this.#batch.push({ id, change });
      if (this.#batch.length === 1) setImmediate(() => this.#handOver());
    });
  }

  #handOver(): void {
    this.#thread.postMessage(this.#batch satisfies ToThread);
    this.#batch = [];
  }

  #hear({ stored, commits }: FromThread): void {
    this.commits = commits;
    for (const [id, outcome] of stored) {
      this.#done.get(id)?.(outcome);
      this.#done.delete(id);
    }
    if (this.#done.size > 0) return;
    for (const resolve of this.#whenIdle) resolve();
    this.#whenIdle = [];
  }

  async idle(): Promise<void> {
    if (this.#done.size > 0) await new Promise<void>(resolve => this.#whenIdle.push(resolve));
  }

  async close(): Promise<void> {
    await this.idle();
    const gone = new Promise(resolve => this.#thread.once('exit', resolve));
    this.#thread.postMessage('close' satisfies ToThread);
    await gone;
  }
}
