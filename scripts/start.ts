/** `npm start`: builds the client if it is missing or older than its sources, then brings up the room. */
import './guard.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}packages/web/dist/index.html`;

/** The time of the last change to any file under a folder, in milliseconds. */
function lastChange(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) latest = Math.max(latest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  }
  return latest;
}

function sourcesChanged(): boolean {
  const built = statSync(page).mtimeMs;
  return ['web', 'wire', 'stud', 'cards', 'odds', 'histories'].some(
    name => lastChange(`${root}packages/${name}/src`) > built,
  );
}

if (!existsSync(page) || sourcesChanged()) {
  process.stdout.write('Building the client…\n');
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'packages/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
await import('../packages/room/src/main.ts');
