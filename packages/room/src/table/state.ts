/** A table's state: nothing but the entries of its log, folded. */
import type { Card } from '@doorcard/cards';
import { type Chips, coversDeal, evolve, type Hand, type HandEvent, type Seat } from '@doorcard/stud';
import type { DealerLine } from '@doorcard/wire';
import type { TableConfig } from './config.ts';

/** Somebody in a seat. */
export interface Sitter {
  readonly personId: string;
  readonly name: string;
  readonly bot: boolean;
  /** Chips in front of him when the running hand began; between hands what he has. */
  readonly stack: Chips;
  /** Chips bought during a hand: they join the stack when it is over. */
  readonly toppedUp: Chips;
  readonly sittingOut: null | 'asked' | 'timed-out' | 'short-stack';
  /** Hands in a row in which he ran out of time. */
  readonly missed: number;
  /** Gets up when the hand is over. */
  readonly leaving: boolean;
  /** Milliseconds left in the time bank. */
  readonly timeBank: number;
}

/** Who was dealt into a hand, by seat; kept apart from the seats, which people may leave. */
export type DealtIn = Readonly<Record<Seat, { readonly personId: string; readonly name: string }>>;

/** What is fixed when a hand begins. The deck is secret; it is kept so that the hand goes on after a crash. */
export interface Beginning {
  readonly id: string;
  readonly number: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly dealtIn: DealtIn;
}

/** The running hand, or the one just over. */
export interface TableHand extends Beginning {
  /** The number of the entry it began with. */
  readonly first: number;
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}

export interface SeatChange {
  readonly seat: Seat;
  readonly sitter: Sitter | null;
}

/** One entry of the log: what one command made happen. */
export interface Entry {
  readonly number: number;
  readonly at: number;
  readonly begins?: Beginning;
  readonly events: readonly HandEvent[];
  readonly seats: readonly SeatChange[];
  readonly lines: readonly DealerLine[];
}

export interface TableState {
  /** The number of the last entry. */
  readonly number: number;
  readonly handNumber: number;
  readonly dealer: Seat;
  /** Seat 1 first. */
  readonly seats: readonly (Sitter | null)[];
  readonly hand: TableHand | null;
}

export function emptyTable(config: TableConfig): TableState {
  return { number: 0, handNumber: 0, dealer: 0, seats: Array(config.seats).fill(null), hand: null };
}

/**
 * The table after an entry of its log.
 *
 * @param played the hand after the entry's events where it is known already; folded from them where not
 */
export function fold(state: TableState, entry: Entry, played?: Hand): TableState {
  const seats = state.seats.slice();
  for (const { seat, sitter } of entry.seats) seats[seat - 1] = sitter;
  const { begins } = entry;
  const before =
    begins === undefined ? state.hand : { ...begins, first: entry.number, events: [], hand: null };
  if (before === null || entry.events.length === 0) return { ...state, number: entry.number, seats };
  let hand = played ?? before.hand;
  if (played === undefined) for (const event of entry.events) hand = evolve(hand, event);
  return {
    number: entry.number,
    handNumber: before.number,
    dealer: before.dealer,
    seats,
    hand: { ...before, events: [...before.events, ...entry.events], hand: hand! },
  };
}

/** Is a hand being played? */
export function running(state: TableState): TableHand | null {
  return state.hand !== null && state.hand.hand.phase !== 'ended' ? state.hand : null;
}

/** Where somebody sits; null when nowhere. */
export function seatOf(state: TableState, personId: string): Seat | null {
  const index = state.seats.findIndex(sitter => sitter?.personId === personId);
  return index < 0 ? null : index + 1;
}

/** The seat in which somebody was dealt into a hand; null when he was not. */
export function seatInHand(hand: TableHand, personId: string | null): Seat | null {
  if (personId === null) return null;
  const seat = hand.hand.players.find(player => hand.dealtIn[player.seat]?.personId === personId)?.seat;
  return seat ?? null;
}

/** Those who could be dealt in next: not sitting out or leaving, with chips for ante and bring-in. */
export function candidates(state: TableState, config: TableConfig): Seat[] {
  return state.seats.flatMap((sitter, index) => {
    if (sitter === null || sitter.sittingOut !== null || sitter.leaving) return [];
    return coversDeal(sitter.stack, config.stakes, 'cash') ? [index + 1] : [];
  });
}
