/**
 * What goes over HTTP: coming in and going, and hand histories. Bodies are JSON; a refusal is
 * `{"refusal": …}` with a status of 400 and above. The session is a cookie, `doorcard`, httpOnly.
 */
import { z } from 'zod';
import { refusal } from './game.ts';
import { person } from './people.ts';
import { finishedHand } from './table.ts';

/** The name of the session's cookie. */
export const SESSION_COOKIE = 'doorcard';

/** Where the WebSocket is. */
export const SOCKET_PATH = '/api/socket';

export const newSession = z
  .strictObject({
    name: z.string().max(2000),
    password: z.string().max(200).exactOptional().describe('Needed when the name has been claimed.'),
  })
  .meta({ id: 'NewSession' });

export const claim = z.strictObject({ password: z.string().max(200) }).meta({ id: 'Claim' });

export const mailRequest = z
  .strictObject({
    to: z.string().max(254).describe('An e-mail address.'),
    disclose: z.boolean().exactOptional().describe('With hands mucked at the showdown.'),
  })
  .meta({ id: 'MailRequest' });

export const whoAmI = z.object({ person: person.nullable() }).meta({ id: 'WhoAmI' });
export const refused = z.object({ refusal }).meta({ id: 'Refused' });
export const myHands = z
  .object({ hands: z.array(finishedHand.extend({ tableId: z.string(), tableName: z.string() })) })
  .meta({ id: 'MyHands' });

/** One thing that can be asked for over HTTP. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly what: string;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType | 'text/plain';
}

export const ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/api/session', what: 'Who your cookie says you are.', reply: whoAmI },
  {
    method: 'POST',
    path: '/api/session',
    what: 'Comes in under a name, as a guest or with the password of a claimed name. Sets the cookie.',
    body: newSession,
    reply: whoAmI,
  },
  { method: 'DELETE', path: '/api/session', what: 'Ends this session.', reply: whoAmI },
  { method: 'DELETE', path: '/api/sessions', what: 'Ends all your sessions, this one too.', reply: whoAmI },
  {
    method: 'POST',
    path: '/api/password',
    what: 'Claims your name with a password (8 characters at least), or changes it.',
    body: claim,
    reply: whoAmI,
  },
  { method: 'GET', path: '/api/hands', what: 'Your last 100 finished hands, newest first.', reply: myHands },
  {
    method: 'GET',
    path: '/api/hands/:handId.phh',
    what:
      'The history of a finished hand you were dealt into, with exactly what you may know. ' +
      '`?disclose=1` adds hands mucked at its showdown, in houses that disclose them on request.',
    reply: 'text/plain',
  },
  {
    method: 'POST',
    path: '/api/hands/:handId/mail',
    what: 'Sends that history by e-mail.',
    body: mailRequest,
    reply: z.object({ sent: z.literal(true) }),
  },
];

export type NewSession = z.infer<typeof newSession>;
export type WhoAmI = z.infer<typeof whoAmI>;
export type Refused = z.infer<typeof refused>;
export type MyHands = z.infer<typeof myHands>;
