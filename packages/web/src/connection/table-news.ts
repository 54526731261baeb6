import { evolve, type Hand, replay } from '@doorcard/stud';
import type { HandSoFar, Happened, Snapshot, Turn } from '@doorcard/wire';
import type { TableState } from '../state/table.ts';
import type { ClockModel, HandModel } from '../state/table-model.ts';

/** How many finished hands and lines of chat are kept. */
const KEPT = 50;

/** A hand as the room tells it, folded. */
function handModel({ id, number, names, you, events }: HandSoFar): HandModel {
  return { id, number, names, you, events, hand: replay(events) };
}

/** The clock of a turn in this browser's time: its own clock may be wrong, its sense of seconds is not. */
export function clockHere(turn: Turn | null): ClockModel | null {
  if (turn === null) return null;
  const { seat, clock } = turn;
  const off = Date.now() - clock.now;
  return {
    seat,
    startsAt: clock.startsAt + off,
    endsAt: clock.endsAt + off,
    bankEndsAt: clock.bankEndsAt + off,
  };
}

/** What a snapshot makes of the table: everything known before is forgotten. */
export function shown(message: Snapshot): Partial<TableState> {
  const { hand, turn } = message;
  return {
    details: message.table,
    seats: message.seats,
    me: message.you,
    now: hand === null ? null : handModel(hand),
    turn,
    clock: clockHere(turn),
    nextHand: message.nextHand,
    saidIn: false,
    chat: message.chat,
    hands: message.hands,
    waiting: message.waiting,
    answered: null,
    missing: null,
  };
}

/** The table after something has happened. */
export function happened(state: TableState, message: Happened): Partial<TableState> {
  const changed = new Map(message.seats.map(seat => [seat.seat, seat]));
  return {
    now: continued(state.now, message),
    seats: state.seats.map(seat => changed.get(seat.seat) ?? seat),
    me: message.you,
    turn: message.turn,
    clock: clockHere(message.turn),
    ...(message.begins === undefined ? {} : { nextHand: null }),
    ...(message.lines.length === 0 ? {} : { chat: [...state.chat, ...message.lines].slice(-KEPT) }),
    ...(message.finished === undefined ? {} : { hands: [message.finished, ...state.hands].slice(0, KEPT) }),
  };
}

/** The hand on the table with the new events folded in; a new one when a hand begins. */
function continued(now: HandModel | null, { begins, events }: Happened): HandModel | null {
  if (events.length === 0) return now;
  if (begins !== undefined) return handModel({ ...begins, events });
  if (now === null) return null;
  let hand: Hand = now.hand;
  for (const event of events) hand = evolve(hand, event);
  return { ...now, events: [...now.events, ...events], hand };
}
