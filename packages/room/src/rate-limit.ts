import { LIMITS } from '@doorcard/wire';

/** A token bucket: a burst at once, then so many messages a second. */
export class RateLimit {
  #tokens: number = LIMITS.burst;
  #at: number;
  #over = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** What becomes of a message that comes now: heard, refused, or the last one before the line is closed. */
  take(now: number): 'heard' | 'refused' | 'too-often' {
    this.#tokens = Math.min(
      LIMITS.burst,
      this.#tokens + ((now - this.#at) / 1000) * LIMITS.messagesPerSecond,
    );
    this.#at = now;
    if (this.#tokens >= 1) {
      this.#tokens--;
      return 'heard';
    }
    return ++this.#over >= LIMITS.overLimit ? 'too-often' : 'refused';
  }
}
