import { fault, ok, type Result } from '@doorcard/cards';
import type { Clock } from '../ports.ts';

/** What one address may try at once, and how often more may be tried, in milliseconds. */
const AT_ONCE = 60;
const ONE_MORE_EVERY = 1_000;

/** Limits how often one address may come in or try a password, so that neither can be forced. */
export class Tries {
  readonly #clock: Clock;
  readonly #left = new Map<string, { tries: number; at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(address: string): Result<null> {
    const now = this.#clock.now();
    const before = this.#left.get(address) ?? { tries: AT_ONCE, at: now };
    const tries = Math.min(AT_ONCE, before.tries + (now - before.at) / ONE_MORE_EVERY) - 1;
    if (tries < 0) return fault('too-many-messages', 'Too many tries from here; wait a little.');
    this.#left.set(address, { tries, at: now });
    this.#forget(now);
    return ok(null);
  }

  /** Addresses that have all their tries again are forgotten. */
  #forget(now: number): void {
    if (this.#left.size < 1_000) return;
    for (const [address, { at }] of this.#left)
      if (now - at > AT_ONCE * ONE_MORE_EVERY) this.#left.delete(address);
  }
}
