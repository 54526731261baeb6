/** Everything the room may send over the WebSocket. */
import { z } from 'zod';
import { refusal } from './game.ts';
import { handEvent } from './hand-event.ts';
import { lobbyTable } from './lobby.ts';
import { person } from './people.ts';
import { chatLine, finishedHand, handSoFar, nextHand, seatState, tableDetails, turn } from './table.ts';

const tableId = z.string();
const number = z
  .int()
  .min(0)
  .describe("The table's event number: each is one more than the last, and survives restarts.");

const message = <T extends string, S extends z.ZodRawShape>(type: T, what: string, shape: S) =>
  z
    .object({ type: z.literal(type), ...shape })
    .describe(what)
    .meta({ title: type });

export const TO_CLIENT = [
  message('welcome', 'The first message of every connection.', {
    protocol: z.int(),
    now: z.number().describe("The room's time, milliseconds since 1970."),
    person: person.nullable().describe('Who your cookie says you are; null: you may only watch.'),
    seatedAt: z.array(tableId).describe('Tables you have a seat at.'),
    canMail: z.boolean().describe('Hand histories can be sent by e-mail.'),
  }),
  message('person', 'Something about you has changed.', { person }),
  message('session-ended', 'Your session was ended; the connection closes.', {}),
  message('lobby', 'All tables you may see.', { tables: z.array(lobbyTable) }),
  message('lobby-changed', 'Tables that are new or changed, and those that are gone.', {
    tables: z.array(lobbyTable),
    gone: z.array(tableId),
  }),
  message('answer', 'The answer to a message of yours.', {
    id: z.int().describe('The `id` of your message; -1 when it could not be read.'),
    accepted: z.boolean(),
    refusal: refusal.exactOptional().describe('Present when not accepted.'),
    tableId: tableId.exactOptional().describe('After `create-table`.'),
    invitation: z.string().exactOptional().describe('After `create-table` of a private table.'),
  }),
  message('snapshot', 'A table as it is now: forget what you knew of it.', {
    tableId,
    number,
    table: tableDetails,
    seats: z.array(seatState).describe('Every seat, also the empty ones.'),
    you: z.int().nullable().describe('Your seat; null when you have none.'),
    hand: handSoFar.nullable().describe('The running hand, or the last one until the next begins.'),
    turn: turn.nullable(),
    nextHand: nextHand.nullable(),
    chat: z.array(chatLine),
    hands: z.array(finishedHand).describe('The last hands, newest first.'),
    waiting: z.int().nullable().describe('Your place on the waiting list, from 1; null: not on it.'),
    waitingLength: z.int(),
  }),
  message('happened', 'What has happened at a table, already stored for good.', {
    tableId,
    number,
    handId: z.string().nullable(),
    begins: handSoFar
      .omit({ events: true })
      .exactOptional()
      .describe('Present when `events` begins with `hand-started`.'),
    events: z.array(handEvent).describe('Events of the hand, in order.'),
    seats: z.array(seatState).describe('Seats that have changed, whole.'),
    you: z.int().nullable().describe('Your seat.'),
    lines: z.array(chatLine).describe('What the dealer says about it.'),
    finished: finishedHand.exactOptional().describe('Present when the hand has ended.'),
    turn: turn.nullable().describe('Whose turn it is after it.'),
  }),
  message('turn', 'The clock of the turn has changed: a player has come back, or the room has restarted.', {
    tableId,
    turn: turn.nullable(),
  }),
  message('next-hand', 'A hand is coming, or (null) no more.', { tableId, nextHand: nextHand.nullable() }),
  message('presence', 'A seated person has connected or disconnected.', {
    tableId,
    seat: z.int(),
    connected: z.boolean(),
  }),
  message('chat', 'Somebody talks.', { tableId, line: chatLine }),
  message('waiting', 'The waiting list has changed.', {
    tableId,
    place: z.int().nullable().describe('Yours, from 1; null: not on it.'),
    length: z.int(),
    seatFree: z.boolean().describe('It is your turn to take a seat.'),
  }),
  message('table-closed', 'The table is gone.', { tableId }),
] as const;

export const toClient = z.discriminatedUnion('type', TO_CLIENT);

export type ToClient = z.infer<typeof toClient>;
export type ToClientOf<T extends ToClient['type']> = Extract<ToClient, { type: T }>;
export type Answer = ToClientOf<'answer'>;
export type Snapshot = ToClientOf<'snapshot'>;
export type Happened = ToClientOf<'happened'>;
