/** The thread that writes the log: while it waits for the disk, the room goes on hearing and telling. */
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../clock.ts';
import type { Change, Stored } from '../ports.ts';
import { GroupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';

/** Changes to be written, each with a number by which its end is told. */
export type ToThread = readonly { readonly id: number; readonly change: Change }[] | 'close';

/** What has become of changes, and how many commits there have been. */
export interface FromThread {
  readonly stored: readonly (readonly [id: number, stored: Stored])[];
  readonly commits: number;
}

const port = parentPort!;
const db = await openSqlite((workerData as { readonly file: string }).file);
const log = new GroupCommit(db, systemClock);
let told: [number, Stored][] = [];

port.on('message', async (message: ToThread) => {
  if (message === 'close') {
    await log.close();
    await db.destroy();
    port.close();
    return;
  }
  for (const { id, change } of message) void log.append(change).then(stored => tell(id, stored));
});

/** The changes of one commit end together and are told together. */
function tell(id: number, stored: Stored): void {
  told.push([id, stored]);
  if (told.length > 1) return;
  queueMicrotask(() => {
    port.postMessage({ stored: told, commits: log.commits } satisfies FromThread);
    told = [];
  });
}
