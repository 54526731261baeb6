import { fault } from '@doorcard/cards';
import { claim, newSession } from '@doorcard/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Known, sessionHash } from '../people/people.ts';
import type { Room } from '../room.ts';
import { giveToken, takeToken, tokenOf } from './cookies.ts';
import { readBody } from './read-body.ts';
import { refuse } from './replies.ts';
import type { Tries } from './tries.ts';

export const NO_SESSION = fault(
  'no-session',
  'You have no session, or it has ended; come in with a name.',
).fault;

/** Who a request comes from; null when its session is unknown, ended or expired. */
export async function whoAsks(room: Room, request: FastifyRequest): Promise<Known | null> {
  const token = tokenOf(request);
  return token === null ? null : room.people.bySession(token);
}

/** Coming in, going out, claiming a name. */
export function sessionRoutes(app: FastifyInstance, room: Room, tries: Tries): void {
  app.get('/api/session', async request => {
    const person = await whoAsks(room, request);
    return { person: person === null ? null : await room.people.describe(person) };
  });

  app.post('/api/session', async (request, reply) => {
    const body = readBody(newSession, request.body);
    if (!body.ok) return refuse(reply, body.fault);
    const allowed = tries.take(request.ip);
    if (!allowed.ok) return refuse(reply, allowed.fault);
    const came = await room.people.comeIn(body.value.name, body.value.password);
    if (!came.ok) return refuse(reply, came.fault);
    const before = tokenOf(request);
    if (before !== null) await endOne(room, before);
    giveToken(request, reply, came.value.token);
    return { person: await room.people.describe(came.value.person) };
  });

  app.delete('/api/session', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== null) await endOne(room, token);
    takeToken(reply);
    return { person: null };
  });

  app.delete('/api/sessions', async (request, reply) => {
    const person = await whoAsks(room, request);
    if (person === null) return refuse(reply, NO_SESSION);
    await room.people.endAllSessions(person.id);
    for (const client of room.presence.clientsOf(person.id)) client.endSession();
    takeToken(reply);
    return { person: null };
  });

  app.post('/api/password', async (request, reply) => {
    const body = readBody(claim, request.body);
    if (!body.ok) return refuse(reply, body.fault);
    const person = await whoAsks(room, request);
    if (person === null) return refuse(reply, NO_SESSION);
    const allowed = tries.take(request.ip);
    if (!allowed.ok) return refuse(reply, allowed.fault);
    const claimed = await room.people.claim(person.id, body.value.password);
    if (!claimed.ok) return refuse(reply, claimed.fault);
    await room.tellPerson(person.id);
    return { person: await room.people.describe(claimed.value) };
  });
}

async function endOne(room: Room, token: string): Promise<void> {
  const person = await room.people.bySession(token);
  await room.people.endSession(token);
  if (person === null) return;
  const session = sessionHash(token);
  for (const client of room.presence.clientsOf(person.id))
    if (client.session === session) client.endSession();
}
