import { type Fault, fault, ok, type Result } from '@doorcard/cards';
import type { Hand, HandEvent } from '@doorcard/stud';
import type { DealerLine } from '@doorcard/wire';
import type { Transfer } from '../ports.ts';
import type { Beginning, SeatChange } from './state.ts';

/** What a command makes happen at a table, before it is stored. Chips of hand events are moved besides. */
export interface Step {
  readonly begins?: Beginning;
  readonly events: readonly HandEvent[];
  /** The hand after the events; left out when there are none. */
  readonly hand?: Hand;
  readonly seats: readonly SeatChange[];
  readonly lines: readonly DealerLine[];
  readonly transfers: readonly Transfer[];
}

export type StepResult = Result<Step, Fault>;

/** A step in which no hand event happens. */
export function seatStep(step: Partial<Step>): StepResult {
  return ok({ events: [], seats: [], lines: [], transfers: [], ...step });
}

/** For those who ask for something that needs a seat. */
export const NOT_SEATED = fault('not-seated', 'You have no seat at this table; take one first.');

/** Does nothing happen in a step? */
export function isNothing(step: Step): boolean {
  return step.events.length === 0 && step.seats.length === 0 && step.transfers.length === 0;
}
