/**
 * What one person is told of a table. Everything that leaves a table for a client is made here, and cards
 * pass only through `viewEvent`.
 */
import { type Hand, mayMuck, options, type Seat, type Viewer, viewEvent } from '@doorcard/stud';
import type { Happened, NextHand, SeatState, ToClient, Turn } from '@doorcard/wire';
import type { TableConfig } from './config.ts';
import { tellHand } from './hand-end.ts';
import type { ComingHand, EntryNews, TableNews } from './news.ts';
import { candidates, running, seatInHand, seatOf, type TableHand, type TableState } from './state.ts';
import type { RunningClock } from './turn-clock.ts';

/** What telling needs besides the news. */
export interface Teller {
  readonly config: TableConfig;
  now(): number;
  isConnected(personId: string): boolean;
  autoAntes(personId: string): boolean;
}

/** The message that tells a person a piece of news; null when it is none of his business. */
export function tell(teller: Teller, news: TableNews, personId: string | null): ToClient | null {
  const tableId = teller.config.id;
  switch (news.type) {
    case 'entry':
      return tellEntry(teller, news, personId);
    case 'turn':
      return { type: 'turn', tableId, turn: tellTurn(teller, news.state, news.clock, personId) };
    case 'next-hand':
      return { type: 'next-hand', tableId, nextHand: tellComing(teller, news.state, news.coming, personId) };
    case 'presence':
      return { type: 'presence', tableId, seat: news.seat, connected: news.connected };
    case 'chat':
      return { type: 'chat', tableId, line: news.line };
    case 'waiting': {
      const index = personId === null ? -1 : news.list.indexOf(personId);
      const seatFree = index >= 0 && index < news.free;
      return {
        type: 'waiting',
        tableId,
        place: index < 0 ? null : index + 1,
        length: news.list.length,
        seatFree,
      };
    }
  }
}

/** What everybody is told alike of an entry, as JSON without its first brace: made once. */
const ALIKE = new WeakMap<EntryNews, string>();

/** As `tell`, in JSON. Most entries are the same for all but one at the table, and are then made only once. */
export function tellText(teller: Teller, news: TableNews, personId: string | null): string | null {
  if (news.type === 'entry' && !isPersonal(news, personId)) {
    let alike = ALIKE.get(news);
    if (alike === undefined) {
      const { type: _, you: __, ...rest } = tellEntry(teller, news, null);
      alike = JSON.stringify(rest).slice(1);
      ALIKE.set(news, alike);
    }
    const you = personId === null ? null : seatOf(news.state, personId);
    return `{"type":"happened","you":${you},${alike}`;
  }
  const message = tell(teller, news, personId);
  return message === null ? null : JSON.stringify(message);
}

/** Is there anything in an entry that the rail is not told, but this person is? */
function isPersonal({ entry, state, clock, finished }: EntryNews, personId: string | null): boolean {
  const seat = state.hand === null ? null : seatInHand(state.hand, personId);
  if (seat === null) return false;
  if (entry.begins !== undefined || finished !== null || clock?.seat === seat) return true;
  return entry.events.some(event => event.type === 'card-dealt' && !event.up && event.seat === seat);
}

function tellEntry(teller: Teller, news: EntryNews, personId: string | null): Happened {
  const { entry, state, clock, coming, finished } = news;
  const { hand } = state;
  const viewer = hand === null ? 'rail' : viewerOf(hand, personId);
  const { begins } = entry;
  // A hand's beginning and end change what every seat is in.
  const whole = begins !== undefined || finished !== null;
  const seats = whole ? state.seats.map((_, index) => index + 1) : entry.seats.map(({ seat }) => seat);
  return {
    type: 'happened',
    tableId: teller.config.id,
    number: entry.number,
    handId: entry.events.length > 0 && hand !== null ? hand.id : null,
    ...(begins === undefined || hand === null ? {} : { begins: tellBeginning(hand, viewer) }),
    events: entry.events.map(event => viewEvent(event, viewer)),
    seats: seats.map(seat => tellSeat(teller, state, coming, seat)),
    you: personId === null ? null : seatOf(state, personId),
    lines: [...news.lines],
    ...(finished === null
      ? {}
      : { finished: tellHand(finished, personId, teller.config.house.axes.disclosure) }),
    turn: tellTurn(teller, state, clock, personId),
  };
}

/** Whose eyes a person has on a hand: those of the seat he was dealt into, and nobody else's. */
export function viewerOf(hand: TableHand, personId: string | null): Viewer {
  return seatInHand(hand, personId) ?? 'rail';
}

export function tellBeginning(hand: TableHand, viewer: Viewer) {
  const names = Object.fromEntries(Object.entries(hand.dealtIn).map(([seat, { name }]) => [seat, name]));
  return { id: hand.id, number: hand.number, names, you: viewer === 'rail' ? null : viewer };
}

export function tellTurn(
  teller: Teller,
  state: TableState,
  clock: RunningClock | null,
  personId: string | null,
): Turn | null {
  if (clock === null || state.hand === null) return null;
  const { seat, handId, decision, asks, startsAt, endsAt, bankEndsAt } = clock;
  const { hand } = state.hand;
  const mine = seatInHand(state.hand, personId) === seat;
  return {
    seat,
    handId,
    decision,
    asks,
    ...(mine ? forHim(hand, seat, asks) : {}),
    clock: { now: teller.now(), startsAt, endsAt, bankEndsAt },
  };
}

/** What only he whose turn it is needs to know. */
function forHim(hand: Hand, seat: Seat, asks: Turn['asks']): Pick<Turn, 'options' | 'mayMuck'> {
  if (asks === 'act') return { options: [...options(hand)] };
  return { mayMuck: hand.phase === 'won' || mayMuck(hand, seat) };
}

export function tellComing(
  teller: Teller,
  state: TableState,
  coming: ComingHand | null,
  personId: string | null,
): NextHand | null {
  if (coming === null) return null;
  const seat = personId === null ? null : seatOf(state, personId);
  const askedIn =
    seat !== null &&
    candidates(state, teller.config).includes(seat) &&
    !teller.autoAntes(personId!) &&
    !coming.saidIn.has(personId!);
  return { number: coming.number, now: teller.now(), startsAt: coming.startsAt, askedIn };
}

/** A seat as everybody may know it. */
export function tellSeat(
  teller: Teller,
  state: TableState,
  coming: ComingHand | null,
  seat: Seat,
): SeatState {
  const sitter = state.seats[seat - 1];
  if (!sitter) {
    return {
      seat,
      personId: null,
      name: null,
      bot: false,
      stack: 0,
      status: 'waiting',
      leaving: false,
      timeBank: 0,
      connected: false,
    };
  }
  const { personId, name, bot, stack, leaving, timeBank } = sitter;
  const hand = running(state);
  const dealtIn = hand?.dealtIn[seat]?.personId === personId;
  const in4next = hand === null && (teller.autoAntes(personId) || coming?.saidIn.has(personId) === true);
  const status = dealtIn || (in4next && sitter.sittingOut === null) ? 'in' : 'waiting';
  return {
    seat,
    personId,
    name,
    bot,
    stack,
    status: !dealtIn && sitter.sittingOut !== null ? 'sitting-out' : status,
    leaving,
    timeBank: Math.floor(timeBank / 1000),
    connected: bot || teller.isConnected(personId),
  };
}
