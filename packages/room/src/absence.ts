import type { Clock } from './ports.ts';

/** Since when something has been away; forgotten as soon as it is back. */
export class Absence {
  readonly #clock: Clock;
  readonly #since = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds for which it has been away, looked at now; 0 when it is here. */
  see(what: string, isHere: boolean): number {
    if (isHere) {
      this.#since.delete(what);
      return 0;
    }
    const now = this.#clock.now();
    const since = this.#since.get(what) ?? now;
    this.#since.set(what, since);
    return now - since;
  }

  forget(what: string): void {
    this.#since.delete(what);
  }
}
