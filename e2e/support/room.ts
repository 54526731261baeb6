import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/room/src/main.ts', import.meta.url));
/** How long a room may take to come up, in milliseconds. */
const PATIENCE = 30_000;

/**
 * A room of its own, as a person would start it: a process, a free port, an empty data folder. Its bots think
 * and its pauses last a quarter of the usual time; the clocks to act are the houses'.
 */
export interface Room {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startRoom(): Promise<Room> {
  const data = mkdtempSync(join(tmpdir(), 'doorcard-e2e-'));
  const child = spawn(
    process.execPath,
    [main, '--port', '0', '--host', '127.0.0.1', '--pace', '0.25', '--data', data],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address a room prints when it is up. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`the room did not come up: ${printed}`)), PATIENCE);
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1?\]):(\d+)/.exec(printed);
      if (found === null) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', code => reject(new Error(`the room ended with ${code}: ${printed}`)));
  });
}
