import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@doorcard/wire';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Post } from '../mail.ts';
import type { Room } from '../room.ts';
import { isFromHere } from './cookies.ts';
import { handRoutes } from './hand-routes.ts';
import { refuse } from './replies.ts';
import { sessionRoutes } from './session-routes.ts';
import { socketRoute } from './socket.ts';
import { Tries } from './tries.ts';

/** The built client. */
const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What a browser may load for the page, and from where: nothing from elsewhere. */
const CONTENT_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
  "connect-src 'self' ws: wss:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'";

export interface ServerOptions {
  readonly room: Room;
  readonly post: Post | null;
  readonly logger: FastifyBaseLogger | null;
  /** Is there a proxy before us whose word on address and protocol counts? */
  readonly behindProxy?: boolean;
}

/** HTTP, WebSocket, the built client and the metrics of a room. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { room, post, logger } = options;
  const app = fastify({
    ...(logger === null ? {} : { loggerInstance: logger }),
    trustProxy: options.behindProxy ?? false,
    bodyLimit: LIMITS.frameBytes,
    forceCloseConnections: true,
  });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LIMITS.frameBytes } });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    if (request.method === 'GET' || isFromHere(request)) return;
    return refuse(reply, { code: 'no-session', message: 'That came from a page of another site.' });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.status(status).send({ refusal: { code: 'bad-message', message: `${error.message}.` } });
    room.warn('a request failed', { error });
    return refuse(reply, {
      code: 'room-unavailable',
      message: 'Something went wrong in the room; nothing has been done.',
    });
  });
  const tries = new Tries(room.clock);
  sessionRoutes(app, room, tries);
  handRoutes(app, room, tries, post);
  await app.register(async inner => socketRoute(inner, room));
  app.get('/health', async () => ({ fine: true, tables: [...room.all()].length }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(room.metrics.registry.contentType).send(await room.metrics.registry.metrics()),
  );
  await serveClient(app);
  return app;
}

/** The client's files; every address that is none of ours is a page of the client. */
async function serveClient(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(`${CLIENT}/index.html`);
  if (isBuilt) {
    await app.register(files, {
      root: CLIENT,
      setHeaders(reply, path) {
        const isPage = path.endsWith('.html');
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        if (isPage) reply.header('content-security-policy', CONTENT_POLICY);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (isPage && isBuilt) return reply.sendFile('index.html');
    if (isPage)
      return reply.type('text/plain').send('The client is not built; run `npm run build -w packages/web`.\n');
    return reply
      .status(404)
      .send({ refusal: { code: 'bad-message', message: `There is nothing at ${request.url}.` } });
  });
}
