/** A room as a process of its own, which can be killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface RoomProcess {
  readonly address: string;
  /** Lets its files grow no further than they are (true), or as far as they like (false): a full disk. */
  fillDisk(full: boolean): void;
  /** Ends it as a power cut would. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end in order. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `packages/room/src/main.ts` on a data folder; resolves when it says where it is. */
export function startProcess(
  data: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RoomProcess> {
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', data, '--pace', '0', ...more];
  // The signal for "file too large" is ignored, so that writing fails as it does on a full disk.
  const ignoring = ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath, ...args];
  const child = spawn('sh', ignoring, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Whatever comes of the test, no process stays behind.
  onTestFinished(async () => {
    await end(child, 'SIGKILL');
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString();
      const address = /open at (http:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      const kill = async (): Promise<void> => {
        await end(child, 'SIGKILL');
      };
      const fillDisk = (full: boolean): void => {
        const limit = full ? '1024:unlimited' : 'unlimited:unlimited';
        execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${limit}`]);
      };
      resolve({ address, kill, fillDisk, stop: () => end(child, 'SIGTERM') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', code => reject(new Error(`the room ended with ${code}: ${said}`)));
  });
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', code => resolve(code));
    child.kill(signal);
  });
}
