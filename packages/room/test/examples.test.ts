/** The bots of examples/ play real hands in a real room with bots of the house. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startProcess } from './support/child.ts';

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));

function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, HANDS: '2' } });
  let said = '';
  child.stdout.on('data', data => {
    said += data;
  });
  child.stderr.on('data', data => {
    said += data;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code =>
      code === 0 ? resolve(said) : reject(new Error(`ended with ${code}: ${said}`)),
    );
  });
}

it.each([
  ['JavaScript', process.execPath, 'bot.mjs', 'four-bet-cap'],
  ['Python', 'python3', 'bot.py', 'nearest-dealer'],
])('the example in %s plays two hands and goes home, refused nothing', async (_, command, file, tableId) => {
  const data = mkdtempSync(join(tmpdir(), 'doorcard-examples-'));
  const room = await startProcess(data);
  const said = await run(command, [join(examples, file), room.address, 'Example', tableId]);
  expect(said).toMatch(/Hand \d+: .+ wins \d+/);
  expect(said).not.toContain('Refused');
  expect(await room.stop()).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

it('the example in JavaScript is short', () => {
  expect(readFileSync(join(examples, 'bot.mjs'), 'utf8').split('\n').length).toBeLessThanOrEqual(100);
});
