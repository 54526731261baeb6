/** The published packages, as somebody else meets them: packed, installed in an empty project, and used. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'doorcard-packages-'));
const names = ['cards', 'stud', 'histories', 'odds'];

beforeAll(() => {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: 'pipe' });
  run('node', ['scripts/build.ts'], root);
  for (const name of names)
    run('npm', ['pack', '--pack-destination', project], `${root}packages/${name}/dist`);
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
  const tarballs = readdirSync(project).filter(file => file.endsWith('.tgz'));
  expect(tarballs).toHaveLength(names.length);
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.map(file => `./${file}`)],
    project,
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The Node of the machine, not the one the project brings. */
function systemNode(): string {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'));
  const found = folders.map(folder => join(folder, 'node')).find(path => existsSync(path));
  return found ?? process.execPath;
}

/** The first JavaScript example of a package's README. */
function example(name: string): string {
  const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(readme)?.[1];
  if (code === undefined) throw new Error(`packages/${name}/README.md has no example in a js block`);
  return code;
}

function play(node: string, name: string): string {
  const file = join(project, `${name}.mjs`);
  writeFileSync(file, example(name));
  return execFileSync(node, [file], { cwd: project, encoding: 'utf8' });
}

for (const [whose, node] of [
  ['the project’s Node', process.execPath],
  ['the machine’s Node', systemNode()],
] as const) {
  test.each(names)(`the example of @doorcard/%s runs on ${whose}`, name => {
    expect(() => play(node, name)).not.toThrow();
  });

  test(`the example hand plays to its end on ${whose}`, () => {
    expect(play(node, 'stud')).toContain('ended [ 101, 99 ]');
  });
}

test('nothing but compiled code, declarations and papers is published', () => {
  for (const name of names) {
    const files = readdirSync(`${root}packages/${name}/dist`, { recursive: true, encoding: 'utf8' });
    const odd = files.filter(
      file => /\.[a-z]+$/.test(file) && !/(\.js|\.d\.ts|package\.json|README\.md)$/.test(file),
    );
    expect(odd).toEqual([]);
  }
});
