import type { Clock } from '../ports.ts';

/** How long a free seat is kept for the first who waits, in milliseconds. */
const KEPT_FOR = 60_000;

/** Who waits for a seat, in the order in which they came. It is not stored. */
export class WaitingList {
  readonly #clock: Clock;
  readonly #changed: () => void;
  #list: string[] = [];
  #stop: (() => void) | null = null;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get list(): readonly string[] {
    return this.#list;
  }

  add(personId: string): void {
    if (this.#list.includes(personId)) return;
    this.#list = [...this.#list, personId];
    this.#changed();
  }

  remove(personId: string): void {
    if (!this.#list.includes(personId)) return;
    this.#list = this.#list.filter(other => other !== personId);
    this.#changed();
  }

  /** May this person take a seat? While people wait, free seats are for the first of them. */
  mayTake(personId: string, free: number): boolean {
    return this.#list.length < free || this.#list.slice(0, free).includes(personId);
  }

  /** Seats may have become free: the first who wait are told, and lose their place when they are slow. */
  offer(free: number): void {
    if (free === 0 || this.#list.length === 0) {
      this.#stop?.();
      this.#stop = null;
      return;
    }
    if (this.#stop !== null) return;
    const offered = this.#list.slice(0, free);
    this.#stop = this.#clock.after(KEPT_FOR, () => {
      this.#stop = null;
      this.#list = this.#list.filter(personId => !offered.includes(personId));
      this.#changed();
    });
    this.#changed();
  }

  close(): void {
    this.#stop?.();
  }
}
