import type { Seat } from '@doorcard/stud';
import type { ChatLine, FinishedHand, NextHand, Turn } from '@doorcard/wire';
import { create } from 'zustand';
import type { PreAction } from '../table/pre-action.ts';
import type { ClockModel, HandModel, SeatModel, TableDetails } from './table-model.ts';

/** What this browser knows of the table it is at. */
export interface TableState {
  readonly details: TableDetails | null;
  readonly seats: readonly SeatModel[];
  readonly me: Seat | null;
  readonly now: HandModel | null;
  readonly turn: Turn | null;
  readonly clock: ClockModel | null;
  readonly nextHand: NextHand | null;
  /** "I'm in" was said for the next hand. */
  readonly saidIn: boolean;
  readonly chat: readonly ChatLine[];
  readonly hands: readonly FinishedHand[];
  /** The decision that was answered last, `hand decision`: its buttons do not come back. */
  readonly answered: string | null;
  readonly wish: PreAction | null;
  /** Something to tell the player, a refusal for one; null for nothing. */
  readonly notice: string | null;
  /** The room does not have this table, or not for us: why. */
  readonly missing: string | null;
  /** One's place on the waiting list, from 1; null: not on it. */
  readonly waiting: number | null;
  /** A link for friends. */
  readonly invitation: string | null;
}

export const NO_TABLE: TableState = {
  details: null,
  seats: [],
  me: null,
  now: null,
  turn: null,
  clock: null,
  nextHand: null,
  saidIn: false,
  chat: [],
  hands: [],
  answered: null,
  wish: null,
  notice: null,
  missing: null,
  waiting: null,
  invitation: null,
};

export const useTable = create<TableState>(() => NO_TABLE);

/** The decision asked of us now; null when it is another's, or answered already. */
export function myTurn({ turn, me, answered }: TableState): Turn | null {
  if (turn === null || turn.seat !== me) return null;
  return answered === `${turn.handId} ${turn.decision}` ? null : turn;
}
