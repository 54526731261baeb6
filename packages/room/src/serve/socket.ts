import { LIMITS, SOCKET_PATH } from '@doorcard/wire';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Client, type Identity, type Transport } from '../client.ts';
import { sessionHash } from '../people/people.ts';
import type { Room } from '../room.ts';
import { isFromHere, tokenOf } from './cookies.ts';
import { whoAsks } from './session-routes.ts';

/** A client that lets so many bytes pile up is not listening, and is closed. */
const MOST_UNSENT = 4_000_000;

/** How often a line is tried, in milliseconds: one that has not answered since is dead. */
const HEARTBEAT = 20_000;

/** The WebSocket: every line becomes a client of the room. */
export function socketRoute(app: FastifyInstance, room: Room): void {
  app.get(SOCKET_PATH, { websocket: true }, async (socket, request) => {
    if (!isFromHere(request)) return socket.close(4003, 'foreign-origin');
    // Frames that come before the session is known are kept, in order.
    const early: string[] = [];
    const keep = (data: Buffer): void => {
      if (early.length < LIMITS.burst) early.push(data.toString());
    };
    socket.on('message', keep);
    socket.on('error', () => socket.terminate());
    const token = tokenOf(request);
    const person = await whoAsks(room, request);
    if (socket.readyState !== socket.OPEN) return;
    const identity: Identity | null =
      person === null || token === null ? null : { person, session: sessionHash(token) };
    const stillValid = async () => (await whoAsks(room, request)) !== null;
    const client = new Client(room, identity, transportOf(socket), identity === null ? null : stillValid);
    room.metrics.connections.inc();
    socket.on('close', () => {
      room.metrics.connections.dec();
      client.closed();
    });
    await client.welcome();
    socket.off('message', keep);
    for (const text of early) void client.receive(text);
    socket.on('message', (data: Buffer) => void client.receive(data.toString()));
    keepAlive(socket, room);
  });
}

function transportOf(socket: WebSocket): Transport {
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT) return socket.close(4009, 'too-slow');
      socket.send(text);
    },
    close(code, reason) {
      socket.close(code, reason);
      // A peer that does not answer the close is cut off.
      setTimeout(() => socket.terminate(), 2_000).unref();
    },
  };
}

/** Tries a line now and then, so that one that died in silence is noticed. */
function keepAlive(socket: WebSocket, room: Room): void {
  let answered = true;
  let stop: () => void = () => {};
  const beat = (): void => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    stop = room.clock.after(HEARTBEAT, beat);
  };
  socket.on('pong', () => {
    answered = true;
  });
  stop = room.clock.after(HEARTBEAT, beat);
  socket.on('close', () => stop());
}
