import { type Fault, fault, ok, type Result } from '@doorcard/cards';
import type { Refusal } from '@doorcard/stud';
import { LIMITS, PROTOCOL, type ToRoom, type ToRoomOf } from '@doorcard/wire';
import type { Client } from './client.ts';
import type { Known } from './people/people.ts';
import { resume, snapshot } from './table/snapshot.ts';
import type { Table } from './table/table.ts';

/** What an accepted message is answered with, and what is sent after the answer. */
interface Accepted {
  readonly tableId?: string;
  readonly invitation?: string;
  readonly after?: () => void;
}

export type Reply = Result<Accepted | null, Fault | Refusal>;

type Done = Result<null, Fault | Refusal>;

const NO_SESSION = fault('no-session', 'You have no session, or it has ended; come in with a name first.');

/** Does what a message asks for. The only place where messages meet the room. */
export async function answer(client: Client, message: ToRoom): Promise<Reply> {
  switch (message.type) {
    case 'hello':
      return message.protocol === PROTOCOL
        ? ok(null)
        : fault('unsupported-protocol', `This room speaks protocol ${PROTOCOL}, not ${message.protocol}.`);
    case 'ping':
      return ok(null);
    case 'watch-lobby':
      return ok({ after: () => client.watchLobby() });
    case 'unwatch-lobby':
      client.unwatchLobby();
      return ok(null);
    case 'join':
      return join(client, message);
    case 'part':
      client.unwatch(message.tableId);
      return ok(null);
    default: {
      const person = await client.person();
      return person === null ? NO_SESSION : answerPerson(client, person, message);
    }
  }
}

type ForAnybody = 'hello' | 'ping' | 'watch-lobby' | 'unwatch-lobby' | 'join' | 'part';
type ForPeople = Exclude<ToRoom, { type: ForAnybody }>;

async function answerPerson(client: Client, person: Known, message: ForPeople): Promise<Reply> {
  const { room } = client;
  switch (message.type) {
    case 'create-table': {
      const table = await room.create(message.table, person);
      if (!table.ok) return table;
      const { config, invitation } = table.value;
      return ok({ tableId: config.id, ...(invitation === null ? {} : { invitation }) });
    }
    case 'preferences': {
      const { autoAnte, autoMuck } = message;
      await room.people.prefer(person.id, {
        ...(autoAnte === undefined ? {} : { autoAnte }),
        ...(autoMuck === undefined ? {} : { autoMuck }),
      });
      return ok({ after: () => void room.tellPerson(person.id) });
    }
    case 'refill': {
      const refilled = await room.people.refill(person.id);
      return refilled.ok ? ok({ after: () => void room.tellPerson(person.id) }) : refilled;
    }
    default:
      return answerAtTable(client, person, message);
  }
}

type AtTable = Exclude<ForPeople, { type: 'create-table' | 'preferences' | 'refill' }>;

async function answerAtTable(client: Client, person: Known, message: AtTable): Promise<Reply> {
  const { room } = client;
  const table = room.table(message.tableId);
  // What one may not see one may not touch: a seat in a private table needs its invitation.
  if (table === undefined) return noTable(message.tableId);
  if (!client.isWatching(message.tableId))
    return fault('not-watching', 'Join the table before anything else.');
  const done = await command(table, person, message);
  if (!done.ok) return done;
  const moves = message.type === 'sit' || message.type === 'top-up' || message.type === 'leave';
  return moves ? ok({ after: () => void room.tellPerson(person.id) }) : done;
}

async function command(table: Table, person: Known, message: AtTable): Promise<Done> {
  switch (message.type) {
    case 'sit':
      return table.sit(person, message.seat, message.buyIn);
    case 'top-up':
      return table.topUp(person.id, message.amount);
    case 'leave':
      return table.leave(person.id);
    case 'sit-out':
      return table.sitOut(person.id);
    case 'come-back':
      return table.comeBack(person.id);
    case 'im-in':
      return table.imIn(person.id, message.handNumber);
    case 'act':
      return table.act(person.id, message.handId, message.decision, message.action);
    case 'show':
    case 'muck':
      return table.showOrMuck(person.id, message.handId, message.decision, message.type);
    case 'say':
      return say(table, person, message.text);
    case 'wait':
      return wait(table, person);
    case 'stop-waiting':
      table.waitingList.remove(person.id);
      return ok(null);
  }
}

function noTable(tableId: string): Reply {
  return fault('no-such-table', `There is no table "${tableId}"; the lobby lists those there are.`);
}

function join(client: Client, message: ToRoomOf<'join'>): Reply {
  const { room, personId } = client;
  const table = room.table(message.tableId);
  if (table === undefined) return noTable(message.tableId);
  const seated = personId !== null && table.isSeated(personId);
  if (table.invitation !== null && !seated && message.invitation !== table.invitation)
    return fault('not-invited', 'This table is private; its invitation is needed.');
  if (client.watchedTables >= LIMITS.watched && !client.isWatching(message.tableId))
    return fault(
      'too-many-tables',
      `One connection may watch ${LIMITS.watched} tables; part from one first.`,
    );
  return ok({
    after: () => {
      const teller = client.tellerOf(table);
      const missed = message.after === undefined ? null : resume(table, teller, personId, message.after);
      for (const told of missed ?? [snapshot(table, teller, personId)]) client.send(told);
      client.watch(table);
    },
  });
}

/** Invisible characters have no place in talk, but for the joiners that some scripts and emoji need. */
const INVISIBLE = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

function say(table: Table, person: Known, text: string): Done {
  const said = text.replace(INVISIBLE, '').trim();
  if (said === '') return fault('bad-message', 'There was nothing to be heard in that.');
  table.talk.say(person.name, said);
  return ok(null);
}

function wait(table: Table, person: Known): Done {
  if (table.isSeated(person.id)) return fault('already-seated', 'You sit at this table already.');
  if (table.freeSeats > table.waitingList.list.length)
    return fault('seats-free', 'There is a free seat; take it.');
  table.waitingList.add(person.id);
  return ok(null);
}
