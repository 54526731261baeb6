/**
 * Everything a client may send over the WebSocket.
 *
 * Every message carries `id`, a number of the client's choosing, and is answered by exactly one `answer` with
 * the same `id`. Pre-actions ("call 4 when it is my turn") are the client's own affair: it keeps the wish and
 * sends `act` when the decision comes, so that the room never knows what a player means to do.
 */
import { z } from 'zod';
import { action, chips, seatNumber } from './game.ts';
import { LIMITS } from './limits.ts';
import { newTable } from './lobby.ts';

const id = z.int().min(0).describe('Chosen by the client; the answer carries it back.');
const tableId = z.string().max(64);

const message = <T extends string, S extends z.ZodRawShape>(type: T, what: string, shape: S) =>
  z
    .strictObject({ type: z.literal(type), id, ...shape })
    .describe(what)
    .meta({ title: type });

/** A decision is named by its hand and its number, so that a late or doubled click can do no harm. */
const decision = {
  tableId,
  handId: z.string().max(64),
  decision: z.int().min(0).describe('`turn.decision`; any other is refused as `stale-decision`.'),
};

export const TO_ROOM = [
  message('hello', 'Names the protocol. Optional; the room greets first.', { protocol: z.int() }),
  message('ping', 'Asks for an answer: keeps the line open and measures it.', {}),
  message('watch-lobby', 'Asks for the lobby: a `lobby` now, `lobby-changed` from then on.', {}),
  message('unwatch-lobby', 'Wants no more of the lobby.', {}),
  message('create-table', 'Makes a table. The answer carries `tableId` and, if private, `invitation`.', {
    table: newTable,
  }),
  message(
    'join',
    'Begins to watch a table, seated or not. Followed by a `snapshot`, or by what was missed.',
    {
      tableId,
      invitation: z.string().max(64).exactOptional(),
      after: z
        .int()
        .min(0)
        .exactOptional()
        .describe('The last event number you have: you get the rest, or a snapshot when it is too long ago.'),
    },
  ),
  message('part', 'Stops watching a table. A seat there is kept.', { tableId }),
  message('sit', 'Takes a free seat and buys in.', { tableId, seat: seatNumber, buyIn: chips }),
  message('top-up', 'Adds chips to your stack, at once or, during a hand of yours, after it.', {
    tableId,
    amount: chips,
  }),
  message('leave', 'Gets up: chips go home. In mid-hand you are folded when it is your turn.', { tableId }),
  message('sit-out', 'Sits out from the next hand on.', { tableId }),
  message('come-back', 'Comes back from sitting out.', { tableId }),
  message('im-in', 'Says "I\'m in" for the next hand: needed with auto-ante off.', {
    tableId,
    handNumber: z.int().min(1).describe('`next-hand.number`.'),
  }),
  message('act', 'Answers your decision. The time bank needs no message: it runs when the time is gone.', {
    ...decision,
    action,
  }),
  message('show', 'Shows your hand when asked whether to.', decision),
  message('muck', 'Throws your hand away unseen when asked whether to show.', decision),
  message('say', 'Talks at the table.', {
    tableId,
    text: z.string().min(1).max(LIMITS.chatLength),
  }),
  message('wait', 'Joins the waiting list of a full table.', { tableId }),
  message('stop-waiting', 'Leaves the waiting list.', { tableId }),
  message('preferences', 'Changes what you like; what is left out stays.', {
    autoAnte: z.boolean().exactOptional(),
    autoMuck: z.boolean().exactOptional(),
  }),
  message('refill', 'Asks for new play chips when broke.', {}),
] as const;

export const toRoom = z.discriminatedUnion('type', TO_ROOM);

export type ToRoom = z.infer<typeof toRoom>;
export type ToRoomOf<T extends ToRoom['type']> = Extract<ToRoom, { type: T }>;
