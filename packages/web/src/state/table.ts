import type { Seat } from '@doorcard/stud';
import { create } from 'zustand';
import type { PreAction } from '../table/pre-action.ts';
import type { ClockModel, HandModel, SeatModel, TableDetails } from './table-model.ts';

/** Something said at the table. */
export interface ChatLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A hand that is over, for the list of last hands. */
export interface FinishedHand {
  readonly id: string;
  readonly number: number;
  readonly winners: readonly { readonly name: string; readonly amount: number }[];
}

/** What this browser knows of the table it is at. */
export interface TableState {
  readonly details: TableDetails | null;
  readonly seats: readonly SeatModel[];
  readonly me: Seat | null;
  readonly now: HandModel | null;
  readonly clock: ClockModel | null;
  readonly chat: readonly ChatLine[];
  readonly hands: readonly FinishedHand[];
  /** The decision that was answered last: `hand decision`. Its buttons do not come back. */
  readonly answered: string | null;
  readonly wish: PreAction | null;
  /** Something to tell the player, a refusal for one; null for nothing. */
  readonly notice: string | null;
  /** The room does not have this table, or not for us: why. */
  readonly missing: string | null;
  readonly waiting: boolean;
  /** The room asks whether one is in for the next hand. */
  readonly askedIn: boolean;
  readonly invitation: string | null;
}

export const NO_TABLE: TableState = {
  details: null,
  seats: [],
  me: null,
  now: null,
  clock: null,
  chat: [],
  hands: [],
  answered: null,
  wish: null,
  notice: null,
  missing: null,
  waiting: false,
  askedIn: false,
  invitation: null,
};

export const useTable = create<TableState>(() => NO_TABLE);

/** Names the decision a hand waits for, so that an answer can be bound to it. */
export function decisionKey(now: HandModel): string {
  return `${now.id} ${now.hand.decision} ${now.hand.phase} ${now.hand.turn}`;
}
