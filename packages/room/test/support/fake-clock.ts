import type { Clock } from '../../src/ports.ts';

/** A clock that a test moves. */
export class FakeClock implements Clock {
  #now = 1_700_000_000_000;
  #timers: { readonly at: number; readonly wake: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, wake: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, milliseconds), wake };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer);
    };
  }

  /** Lets time pass: timers go off in order, and what they start is finished before the next. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter(other => other !== due);
      this.#now = Math.max(this.#now, due.at);
      due.wake();
      await settled();
    }
    this.#now = end;
  }
}

/** Lets everything that was started come to rest: commits wait for turns of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise(resolve => setImmediate(resolve));
}
