/** What the end of a hand does to the seats, and its summary. */
import { coversDeal, type Hand, type HandEvent, type Seat } from '@doorcard/stud';
import type { DealerLine, FinishedHand } from '@doorcard/wire';
import type { Transfer } from '../ports.ts';
import type { TableConfig } from './config.ts';
import { goHome } from './seating.ts';
import type { DealtIn, SeatChange, Sitter, TableState } from './state.ts';

/** Milliseconds of time bank earned back by a hand in which it was not the clock that acted. */
const EARNED_BACK = 2_000;

/** Hands in a row that may be missed by running out of time before one is sat out (Rulebook §9). */
const MAY_MISS = 2;

/** The seats after a hand: stacks, top-ups, those who get up, those who are sat out. */
export function settleSeats(
  state: TableState,
  config: TableConfig,
  hand: Hand,
  events: readonly HandEvent[],
): { readonly seats: SeatChange[]; readonly lines: DealerLine[]; readonly transfers: Transfer[] } {
  const timedOut = seatsTimedOut(events);
  const seats: SeatChange[] = [];
  const lines: DealerLine[] = [];
  const transfers: Transfer[] = [];
  for (const player of hand.players) {
    const before = state.seats[player.seat - 1];
    if (!before) continue;
    const sitter = afterHand(before, player.stack, config, timedOut.has(player.seat));
    if (sitter.leaving) {
      const gone = goHome(config, player.seat, sitter);
      lines.push(...gone.lines);
      transfers.push(...gone.transfers);
      seats.push({ seat: player.seat, sitter: null });
      continue;
    }
    const why = sitter.sittingOut;
    if (why !== null && why !== before.sittingOut) lines.push({ says: 'sits-out', name: sitter.name, why });
    seats.push({ seat: player.seat, sitter });
  }
  return { seats, lines, transfers };
}

function afterHand(before: Sitter, stack: number, config: TableConfig, timedOut: boolean): Sitter {
  const missed = timedOut ? before.missed + 1 : 0;
  const chips = stack + before.toppedUp;
  const bank = config.house.axes.timeBank * 1000;
  const short = !coversDeal(chips, config.stakes, 'cash');
  return {
    ...before,
    stack: chips,
    toppedUp: 0,
    missed,
    timeBank: timedOut ? before.timeBank : Math.min(bank, before.timeBank + EARNED_BACK),
    sittingOut: before.sittingOut ?? (short ? 'short-stack' : missed >= MAY_MISS ? 'timed-out' : null),
  };
}

/** Who ran out of time when he had to act; being slow to show a hand does not count. */
export function seatsTimedOut(events: readonly HandEvent[]): ReadonlySet<Seat> {
  const seats = new Set<Seat>();
  for (const [index, event] of events.entries())
    if (event.type === 'timed-out' && events[index + 1]?.type !== 'mucked') seats.add(event.seat);
  return seats;
}

/** A finished hand in short, as it is kept. */
export interface HandSummary extends Omit<FinishedHand, 'mine' | 'disclosable'> {
  /** Seats whose hands were mucked at a showdown: they had called to the end. */
  readonly mucked: readonly Seat[];
  /** Who was dealt in. */
  readonly people: readonly string[];
}

export function summarise(
  id: string,
  number: number,
  endedAt: number,
  events: readonly HandEvent[],
  dealtIn: DealtIn,
): HandSummary {
  const won = new Map<Seat, number>();
  let pot = 0;
  for (const event of events) {
    if (event.type !== 'awarded' && event.type !== 'rake-taken') continue;
    pot += event.amount;
    if (event.type === 'awarded') won.set(event.seat, (won.get(event.seat) ?? 0) + event.amount);
  }
  // At a showdown hands are mucked before the pots are awarded; a winner all others folded to, after.
  const awards = events.findIndex(event => event.type === 'awarded');
  const mucked = events.slice(0, awards).flatMap(event => (event.type === 'mucked' ? [event.seat] : []));
  const winners = [...won].map(([seat, amount]) => ({ seat, name: dealtIn[seat]!.name, amount }));
  const people = Object.values(dealtIn).map(({ personId }) => personId);
  return { id, number, endedAt, pot, winners, mucked, people };
}

/** A summary as a person is told of it. */
export function tellHand(
  summary: HandSummary,
  personId: string | null,
  disclosure: 'on-request' | 'never',
): FinishedHand {
  const { mucked, people, ...rest } = summary;
  const mine = personId !== null && people.includes(personId);
  return { ...rest, mine, disclosable: mine && disclosure === 'on-request' && mucked.length > 0 };
}
