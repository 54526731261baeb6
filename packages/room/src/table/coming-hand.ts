import type { Clock } from '../ports.ts';
import type { ComingHand } from './news.ts';

/** The hand that is coming: when, and who has said "I'm in". */
export class Coming {
  readonly #clock: Clock;
  readonly #changed: (hand: ComingHand | null) => void;
  #hand: ComingHand | null = null;
  #stop: () => void = () => {};

  /** @param changed called with what is coming whenever that changes, but not when the hand begins */
  constructor(clock: Clock, changed: (hand: ComingHand | null) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get hand(): ComingHand | null {
    return this.#hand;
  }

  /** A hand of this number comes in so many milliseconds. */
  announce(number: number, wait: number, come: () => void): void {
    this.#hand = { number, startsAt: this.#clock.now() + wait, saidIn: new Set() };
    this.again(wait, come);
    this.#changed(this.#hand);
  }

  /** The hand could not begin; it is tried again. */
  again(wait: number, come: () => void): void {
    this.#stop();
    this.#stop = this.#clock.after(wait, come);
  }

  sayIn(personId: string): void {
    if (this.#hand === null) return;
    this.#hand = { ...this.#hand, saidIn: new Set([...this.#hand.saidIn, personId]) };
    this.#changed(this.#hand);
  }

  /** There are not players enough any more. */
  cancel(): void {
    if (this.#hand === null) return;
    this.begun();
    this.#changed(null);
  }

  /** The hand has begun. */
  begun(): void {
    this.#stop();
    this.#hand = null;
  }
}
