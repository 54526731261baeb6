import { REFUSAL_CODES } from '@doorcard/stud';
import {
  CLOSE_CODES,
  ENDPOINTS,
  LIMITS,
  PROTOCOL,
  ROOM_REFUSAL_CODES,
  SESSION_COOKIE,
  SOCKET_PATH,
} from '@doorcard/wire';
import { fieldTable, typeWords } from './fields.ts';
import { type Schema, sharedSchemas, toClientSchemas, toRoomSchemas, toSchema } from './schemas.ts';

/** docs/protocol.md. */
export function protocolText(): string {
  const endpoints = ENDPOINTS.map(({ method, path, what, body, reply }) => {
    const sends = body === undefined ? '' : ` Body: ${typeWords(toSchema(body))}.`;
    const gets = reply === 'text/plain' ? 'text' : typeWords(toSchema(reply));
    return `| \`${method} ${path}\` | ${what}${sends} | ${gets} |`;
  });
  const sections = [
    INTRODUCTION,
    '## HTTP\n',
    `Bodies are JSON. A refusal has a status of 400 or above and the body \`{"refusal": …}\`, a ${link('Refusal')}.\n`,
    ['| | | answers |', '| --- | --- | --- |', ...endpoints].join('\n'),
    '\n## Messages a client sends\n',
    "Each carries `id`, a number of the client's choosing, and is answered by one `answer` with the same `id`.\n",
    ...toRoomSchemas.map(schema => messageSection(schema, ['type', 'id'])),
    '## Messages the room sends\n',
    ...toClientSchemas.map(schema => messageSection(schema, ['type'])),
    '## Shapes used in them\n',
    ...Object.entries(sharedSchemas()).map(([name, schema]) => shapeSection(name, schema)),
    '## Refusals\n',
    `By the rules of the game: ${REFUSAL_CODES.map(code).join(', ')}.\n`,
    `By the room: ${ROOM_REFUSAL_CODES.map(code).join(', ')}.\n`,
  ];
  return `${sections.join('\n').trimEnd()}\n`;
}

const code = (word: string): string => `\`${word}\``;

function link(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}

function messageSection(schema: Schema, without: readonly string[]): string {
  return `### ${schema.title}\n\n${schema.description}\n\n${fieldTable(schema, without)}`;
}

function shapeSection(name: string, schema: Schema): string {
  const words = schema.description === undefined ? '' : `${schema.description}\n\n`;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) {
    const list = choices.map(
      choice => `- ${typeWords(choice)}${choice.description ? `: ${choice.description}` : ''}`,
    );
    return `### ${name}\n\n${words}One of\n\n${list.join('\n')}\n`;
  }
  if (schema.properties === undefined) return `### ${name}\n\n${words}${typeWords(schema)}\n`;
  return `### ${name}\n\n${words}${fieldTable(schema, [])}`;
}

const closeCodes = Object.entries(CLOSE_CODES).map(([number, why]) => `${number} ${why}`);

const INTRODUCTION = `# The protocol of a room

Written by \`scripts/protocol.ts\` from the schemas of \`@doorcard/wire\`: change those. The same as an AsyncAPI
document: [asyncapi.yaml](asyncapi.yaml). Version ${PROTOCOL}.

A client is anything that can hold a cookie and a WebSocket: the browser, a bot in any language.
[examples/bot.mjs](../examples/bot.mjs) and [examples/bot.py](../examples/bot.py) are whole bots.

1. \`POST /api/session\` with \`{"name": "Ana"}\`. The answer sets the cookie \`${SESSION_COOKIE}\`.
2. Open a WebSocket to \`${SOCKET_PATH}\` with that cookie. The room says \`welcome\`.
3. \`watch-lobby\` lists the tables; \`join\` one: a \`snapshot\` tells all there is to know of it.
4. \`sit\` in a free seat. When \`turn.seat\` is yours, \`turn.options\` lists what you may do: answer with \`act\`,
   naming \`handId\` and \`decision\` from the turn. A late answer is refused as \`stale-decision\` and does nothing.
5. Every \`happened\` carries the next number of its table and the hand's events as you may see them. Folded with
   \`evolve\` of \`@doorcard/stud\` they are the hand. Other people's down cards are \`null\`: they are never sent.
6. After a broken connection, \`join\` with \`after\` (the last number you have) brings what was missed, or a
   \`snapshot\`.

## Limits

Messages are JSON objects in text frames of at most ${LIMITS.frameBytes} bytes; ${LIMITS.messagesPerSecond} a second
in the long run, ${LIMITS.burst} in a burst. More are answered \`too-many-messages\`, and after ${LIMITS.overLimit} of
them the connection is closed. A name has at most ${LIMITS.nameLength} characters, a line of chat
${LIMITS.chatLength}; a connection may watch ${LIMITS.watched} tables. Codes of closing: ${closeCodes.join(', ')}.
`;
