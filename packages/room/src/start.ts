import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Crowd } from './bots/crowd.ts';
import { smtpPost } from './mail.ts';
import type { StartOptions } from './options.ts';
import { Room } from './room.ts';
import { createServer } from './serve/server.ts';
import { openSqlite } from './store/sqlite.ts';
import { ThreadedLog } from './store/threaded-log.ts';
import { paced } from './table/pace.ts';

/** A room that is up. */
export interface Started {
  /** Where it is, `http://localhost:3000` for one. */
  readonly address: string;
  readonly room: Room;
  close(): Promise<void>;
}

/**
 * Brings up a room: database, tables, bots, server.
 *
 * @param ownThread is the log written by a thread of its own, so that nothing waits for the disk with it?
 * @throws Error when the data folder cannot be written or the port cannot be had
 */
export async function start(options: StartOptions, ownThread = true): Promise<Started> {
  // The database knows the cards of running hands: nobody but the room's own user may read it.
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const logger = pino({ level: options.logLevel }, pino.destination({ dest: 2, sync: true }));
  const file = join(options.data, 'doorcard.sqlite');
  const db = await openSqlite(file);
  const post = options.smtpUrl === null ? null : smtpPost(options.smtpUrl, options.mailFrom);
  const room = await Room.open({
    db,
    ...(ownThread ? { log: new ThreadedLog(file) } : {}),
    pace: paced(options.pace),
    canMail: post !== null,
    warn: (what, { error, ...about }) => logger.warn({ ...about, err: error }, what),
  });
  const server = await createServer({ room, post, logger, behindProxy: options.behindProxy });
  const crowd = options.bots ? new Crowd(room) : null;
  await server.listen({ port: options.port, host: options.host });
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    address: `http://${options.host}:${port}`,
    room,
    async close() {
      crowd?.close();
      await server.close();
      post?.close();
      await room.close();
    },
  };
}
