import { type Hand, next, type Seat } from '@doorcard/stud';
import type { TableConfig } from './config.ts';
import type { TableState } from './state.ts';

/** Whose clock runs, in the room's time. The time bank runs between `endsAt` and `bankEndsAt`. */
export interface RunningClock {
  readonly handId: string;
  readonly decision: number;
  readonly seat: Seat;
  readonly asks: 'act' | 'show-or-muck';
  readonly startsAt: number;
  readonly endsAt: number;
  readonly bankEndsAt: number;
  /** A player who came back in his turn has been given more time once. */
  readonly extended: boolean;
}

/** A player who comes back in his turn has at least so long, in milliseconds. */
const COMING_BACK = 5_000;

/** The longest anybody thinks about showing, in milliseconds. */
const TO_SHOW = 8_000;

/** The clock of the decision a hand waits for; null when it waits for nobody. */
export function clockFor(
  state: TableState,
  config: TableConfig,
  now: number,
  dealingTime: number,
): RunningClock | null {
  const running = state.hand;
  if (running === null) return null;
  const due = next(running.hand);
  if (due.type !== 'act' && due.type !== 'show-or-muck') return null;
  const startsAt = now + dealingTime;
  const base = config.house.axes.clock * 1000;
  const acts = due.type === 'act';
  const endsAt = startsAt + (acts ? base : Math.min(base, TO_SHOW));
  const bank = acts ? (state.seats[due.seat - 1]?.timeBank ?? 0) : 0;
  return {
    handId: running.id,
    decision: running.hand.decision,
    seat: due.seat,
    asks: due.type,
    startsAt,
    endsAt,
    bankEndsAt: endsAt + bank,
    extended: false,
  };
}

/** The clock after its player has come back; the same when he needs no more time or was given it before. */
export function forOneWhoIsBack(clock: RunningClock, now: number): RunningClock {
  const least = now + COMING_BACK;
  if (clock.extended || clock.bankEndsAt >= least) return clock;
  return { ...clock, endsAt: least, bankEndsAt: least, extended: true };
}

/** Milliseconds of the time bank used when a decision is made now. */
export function bankUsed(clock: RunningClock, now: number): number {
  return Math.max(0, Math.min(now, clock.bankEndsAt) - clock.endsAt);
}

/** Does a command answer the decision that is asked? */
export function answers(clock: RunningClock | null, handId: string, decision: number, hand: Hand): boolean {
  return (
    clock !== null && clock.handId === handId && clock.decision === decision && hand.decision === decision
  );
}
