import type { Chips, Game, Hand, HandEvent, House, Seat, Stakes } from '@doorcard/stud';

/** Who sits somewhere, as the room tells it. */
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

/** What a table is made of. */
export interface TableDetails {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly seats: number;
  readonly buyIn: { readonly least: Chips; readonly most: Chips };
}

/** A hand as this person may see it: its events, and what they fold to. */
export interface HandModel {
  readonly id: string;
  readonly number: number;
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}
