import type { Chips, Game, Hand, HandEvent, House, Seat, Stakes } from '@doorcard/stud';

/** Who sits somewhere; the room's `SeatState` has all of it. */
export interface SeatModel {
  readonly seat: Seat;
  readonly name: string | null;
  readonly bot: boolean;
  /** Chips in front of the player between hands. */
  readonly stack: Chips;
  readonly status: 'in' | 'waiting' | 'sitting-out';
  readonly connected: boolean;
}

/** Whose clock runs, in this browser's time (milliseconds since 1970). */
export interface ClockModel {
  readonly seat: Seat;
  readonly startsAt: number;
  readonly endsAt: number;
  /** When the time bank will be gone too; the same as `endsAt` without one. */
  readonly bankEndsAt: number;
}

/** What a table is made of; the room's `TableDetails` has all of it. */
export interface TableDetails {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly buyIn: { readonly least: Chips; readonly most: Chips };
}

/** A hand as this person may see it: its events, and what they fold to. */
export interface HandModel {
  readonly id: string;
  readonly number: number;
  /** Who was dealt in, by seat. */
  readonly names: Readonly<Record<string, string>>;
  /** One's own seat in it; null when not dealt in. */
  readonly you: Seat | null;
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}
