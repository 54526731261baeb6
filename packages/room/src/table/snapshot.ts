import { viewEvent } from '@doorcard/stud';
import type { ToClient } from '@doorcard/wire';
import { detailsOf } from './config.ts';
import { tellHand } from './hand-end.ts';
import { seatOf } from './state.ts';
import type { Table } from './table.ts';
import { type Teller, tell, tellBeginning, tellComing, tellSeat, tellTurn, viewerOf } from './telling.ts';

/** A table as a person may see it now. */
export function snapshot(table: Table, teller: Teller, personId: string | null): ToClient {
  const { state, config, clock, coming, lastHands, talk, waitingList } = table;
  const { hand } = state;
  const viewer = hand === null ? 'rail' : viewerOf(hand, personId);
  const place = personId === null ? -1 : waitingList.list.indexOf(personId);
  const { disclosure } = config.house.axes;
  return {
    type: 'snapshot',
    tableId: config.id,
    number: state.number,
    table: detailsOf(config, table.invitation),
    seats: state.seats.map((_, index) => tellSeat(teller, state, coming, index + 1)),
    you: personId === null ? null : seatOf(state, personId),
    hand:
      hand === null
        ? null
        : { ...tellBeginning(hand, viewer), events: hand.events.map(event => viewEvent(event, viewer)) },
    turn: tellTurn(teller, state, clock, personId),
    nextHand: tellComing(teller, state, coming, personId),
    chat: [...talk.lines],
    hands: lastHands.map(summary => tellHand(summary, personId, disclosure)),
    waiting: place < 0 ? null : place + 1,
    waitingLength: waitingList.list.length,
  };
}

/** What a person has missed since an event number; null when that is too long ago and he needs a snapshot. */
export function resume(
  table: Table,
  teller: Teller,
  personId: string | null,
  after: number,
): ToClient[] | null {
  const missed = table.since(after);
  if (missed === null) return null;
  const { state, clock, coming } = table;
  const told = [
    ...missed,
    { type: 'turn' as const, state, clock },
    { type: 'next-hand' as const, state, coming },
  ].flatMap(news => tell(teller, news, personId) ?? []);
  const gone = state.seats.flatMap((sitter, index) =>
    sitter === null
      ? []
      : [
          {
            type: 'presence' as const,
            tableId: table.config.id,
            seat: index + 1,
            connected: sitter.bot || teller.isConnected(sitter.personId),
          },
        ],
  );
  return [...told, ...gone];
}
