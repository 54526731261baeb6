/** What the events of a hand do to chips and seats, as one step. Pure. */
import { ok } from '@doorcard/cards';
import type { Seat } from '@doorcard/stud';
import { transfersOf } from '../ledger.ts';
import type { TableConfig } from './config.ts';
import { settleSeats } from './hand-end.ts';
import { type AtTable, goOn, type Went } from './playing.ts';
import { type Beginning, running, type SeatChange, type TableState } from './state.ts';
import type { Step, StepResult } from './step.ts';
import { bankUsed, type RunningClock } from './turn-clock.ts';

/** The clock that ran when a command came. */
export interface Timed {
  readonly clock: RunningClock | null;
  readonly now: number;
}

/** The step that a hand's going on makes; at its end the seats are settled too. */
export function handStep(
  state: TableState,
  config: TableConfig,
  went: Went,
  timed: Timed,
  begins?: Beginning,
): Step {
  const { dealtIn } = begins ?? state.hand!;
  const personAt = (seat: Seat): string => dealtIn[seat]!.personId;
  const transfers = transfersOf(config.id, went.events, personAt);
  const charged = chargeBank(state, timed);
  const step = { events: went.events, hand: went.hand, ...(begins === undefined ? {} : { begins }) };
  if (went.hand.phase !== 'ended') return { ...step, seats: charged, lines: [], transfers };
  const events = begins === undefined ? [...state.hand!.events, ...went.events] : went.events;
  const settled = settleSeats(withSeats(state, charged), config, went.hand, events);
  return { ...step, ...settled, transfers: [...transfers, ...settled.transfers] };
}

/** A player got up: if the hand waits for him, it goes on without him in the same step. */
export function goOnWithout(
  state: TableState,
  config: TableConfig,
  step: StepResult,
  timed: Timed,
  at: (state: TableState) => AtTable,
): StepResult {
  const hand = running(state);
  if (!step.ok || hand === null) return step;
  const without = withSeats(state, step.value.seats);
  const went = goOn({ events: [], hand: hand.hand }, hand.deck, at(without));
  if (went.events.length === 0) return step;
  const onward = handStep(without, config, went, timed);
  const settled = new Set(onward.seats.map(({ seat }) => seat));
  const before = step.value.seats.filter(({ seat }) => !settled.has(seat));
  return ok({ ...onward, seats: [...before, ...onward.seats] });
}

/** Takes what was used of the time bank from the player whose decision it was. */
function chargeBank(state: TableState, { clock, now }: Timed): SeatChange[] {
  const sitter = clock === null ? null : state.seats[clock.seat - 1];
  if (clock === null || !sitter) return [];
  const used = bankUsed(clock, now);
  if (used === 0) return [];
  return [{ seat: clock.seat, sitter: { ...sitter, timeBank: Math.max(0, sitter.timeBank - used) } }];
}

function withSeats(state: TableState, changes: readonly SeatChange[]): TableState {
  const seats = state.seats.slice();
  for (const { seat, sitter } of changes) seats[seat - 1] = sitter;
  return { ...state, seats };
}
