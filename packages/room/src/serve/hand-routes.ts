import { fault, ok, type Result } from '@doorcard/cards';
import { type MyHands, mailRequest } from '@doorcard/wire';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { historyFor } from '../history.ts';
import type { Post } from '../mail.ts';
import type { Room } from '../room.ts';
import { findHand, handsOf } from '../store/hands.ts';
import { tellHand } from '../table/hand-end.ts';
import { readBody } from './read-body.ts';
import { refuse } from './replies.ts';
import { NO_SESSION, whoAsks } from './session-routes.ts';
import type { Tries } from './tries.ts';

/** How many hands a person's list has. */
const LISTED = 100;

const address = z.email();

/** Histories of finished hands, for those who were in them. */
export function handRoutes(app: FastifyInstance, room: Room, tries: Tries, post: Post | null): void {
  app.get('/api/hands', async (request, reply) => {
    const person = await whoAsks(room, request);
    if (person === null) return refuse(reply, NO_SESSION);
    const hands = await handsOf(room.db, person.id, LISTED);
    return {
      hands: hands.map(({ tableId, summary }) => {
        const table = room.table(tableId);
        const disclosure = table?.config.house.axes.disclosure ?? 'never';
        return {
          ...tellHand(summary, person.id, disclosure),
          tableId,
          tableName: table?.config.name ?? tableId,
        };
      }),
    } satisfies MyHands;
  });

  app.get<{ Params: { file: string }; Querystring: { disclose?: string } }>(
    '/api/hands/:file',
    async (request, reply) => {
      const person = await whoAsks(room, request);
      if (person === null) return refuse(reply, NO_SESSION);
      const handId = request.params.file.replace(/\.phh$/, '');
      const text = await history(room, handId, person.id, request.query.disclose === '1');
      if (!text.ok) return refuse(reply, text.fault);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${handId}.phh"`)
        .send(text.value);
    },
  );

  app.post<{ Params: { handId: string } }>('/api/hands/:handId/mail', async (request, reply) => {
    const body = readBody(mailRequest, request.body);
    if (!body.ok) return refuse(reply, body.fault);
    const person = await whoAsks(room, request);
    if (person === null) return refuse(reply, NO_SESSION);
    if (post === null)
      return refuse(
        reply,
        fault('no-mail', 'This room sends no e-mail; download the history instead.').fault,
      );
    const to = address.safeParse(body.value.to);
    if (!to.success)
      return refuse(
        reply,
        fault('bad-address', 'That is not an e-mail address; write one like ana@example.org.').fault,
      );
    const allowed = tries.take(`mail ${person.id}`);
    if (!allowed.ok) return refuse(reply, allowed.fault);
    const { handId } = request.params;
    const text = await history(room, handId, person.id, body.value.disclose ?? false);
    if (!text.ok) return refuse(reply, text.fault);
    try {
      await post.send({
        to: to.data,
        subject: `Doorcard hand ${handId}`,
        text: 'The hand you asked for is attached, in the PHH format.\n',
        attachment: { name: `${handId}.phh`, content: text.value },
      });
    } catch (error) {
      room.warn('a letter could not be sent', { error });
      return refuse(
        reply,
        fault('no-mail', 'The mail server did not take the letter; try again later.').fault,
      );
    }
    return { sent: true as const };
  });
}

async function history(
  room: Room,
  handId: string,
  personId: string,
  disclose: boolean,
): Promise<Result<string>> {
  const whole = await findHand(room.db, handId);
  if (whole === null) return fault('no-such-hand', 'There is no finished hand of that id.');
  const written = historyFor(whole, room.table(whole.tableId)?.config ?? null, personId, disclose);
  return written.ok ? ok(written.value) : written;
}
