import { PROTOCOL, SOCKET_PATH } from '@doorcard/wire';
import { type Schema, sharedSchemas, toClientSchemas, toRoomSchemas } from './schemas.ts';
import { toYaml } from './yaml.ts';

/** The protocol as an AsyncAPI 3 document. */
export function asyncApi(): string {
  const messages = [...toRoomSchemas, ...toClientSchemas];
  const references = (schemas: readonly Schema[]) =>
    schemas.map(({ title }) => ({ $ref: `#/channels/socket/messages/${title}` }));
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Doorcard',
      version: `${PROTOCOL}.0.0`,
      description: 'The protocol between a room and its clients; docs/protocol.md tells it in words.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: { local: { host: 'localhost:3000', protocol: 'ws', description: 'A room on this machine.' } },
    channels: {
      socket: {
        address: SOCKET_PATH,
        description: 'One connection serves the lobby and any number of tables. The session is a cookie.',
        messages: Object.fromEntries(
          messages.map(({ title }) => [title!, { $ref: `#/components/messages/${title}` }]),
        ),
      },
    },
    operations: {
      toRoom: {
        action: 'receive',
        summary: 'What a client may send.',
        channel: { $ref: '#/channels/socket' },
        messages: references(toRoomSchemas),
      },
      toClient: {
        action: 'send',
        summary: 'What the room may send.',
        channel: { $ref: '#/channels/socket' },
        messages: references(toClientSchemas),
      },
    },
    components: {
      messages: Object.fromEntries(
        messages.map(schema => [
          schema.title!,
          { name: schema.title!, summary: schema.description!, payload: schema },
        ]),
      ),
      schemas: sharedSchemas(),
    },
  };
  return `# Written by scripts/protocol.ts from the schemas of @doorcard/wire: change those.\n${toYaml(document)}`;
}
