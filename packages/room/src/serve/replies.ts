import type { Fault } from '@doorcard/cards';
import type { FastifyReply } from 'fastify';

/** The HTTP status of a refusal; 400 where nothing else fits. */
const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'wrong-password': 401,
  'not-yours': 403,
  'no-such-hand': 404,
  'no-such-table': 404,
  'name-taken': 409,
  'too-many-messages': 429,
  'room-unavailable': 503,
  'no-mail': 503,
};

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, { code, message }: Fault): FastifyReply {
  return reply.status(STATUS[code] ?? 400).send({ refusal: { code, message } });
}
