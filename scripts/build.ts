/**
 * Builds the packages that others may install: ESM and type declarations in `packages/<name>/dist`, which is
 * a package of its own, ready for `npm publish packages/<name>/dist`. In the repository the packages are
 * used from their sources; only what leaves it is compiled.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Lowest first: each is compiled against the built declarations of those before it. */
export const PUBLISHED = ['cards', 'stud', 'histories', 'odds'] as const;

const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly browser?: Record<string, string>;
}

for (const name of PUBLISHED) build(name);

function build(name: string): void {
  const folder = `${root}packages/${name}`;
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  mkdirSync(`${folder}/dist`);
  const config = `${folder}/dist/tsconfig.json`;
  writeFileSync(config, JSON.stringify(compilerConfig()));
  execFileSync(process.execPath, [`${root}node_modules/typescript-7/bin/tsc`, '-p', config], {
    stdio: 'inherit',
  });
  rmSync(config);
  pointWorkersAtCompiled(`${folder}/dist`);
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  writeFileSync(`${folder}/dist/package.json`, `${JSON.stringify(published(manifest), null, 2)}\n`);
  copyFileSync(`${root}LICENSE`, `${folder}/dist/LICENSE`);
  copyFileSync(`${folder}/README.md`, `${folder}/dist/README.md`);
  process.stdout.write(`built ${manifest.name} ${manifest.version}\n`);
}

/** The compiler rewrites the endings of imports, but not of the files that workers are started from. */
function pointWorkersAtCompiled(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    const pointed = code.replaceAll(
      /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g,
      "new URL('$1.js', import.meta.url)",
    );
    if (pointed !== code) writeFileSync(`${folder}/${file}`, pointed);
  }
}

function compilerConfig(): unknown {
  const paths = Object.fromEntries(
    PUBLISHED.map(other => [`@doorcard/${other}`, [`../../${other}/dist/index.d.ts`]]),
  );
  return {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      target: 'es2022',
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../src',
      outDir: '.',
      paths,
    },
    include: ['../src'],
    exclude: [],
  };
}

/** The manifest of what is published: the compiled files, and the Node they run on. */
function published(manifest: Manifest): unknown {
  const doors = Object.entries(manifest.exports).map(([door, source]) => {
    const compiled = source.replace('./src/', './').replace(/\.ts$/, '');
    return [door, { types: `${compiled}.d.ts`, default: `${compiled}.js` }] as const;
  });
  return {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: Object.fromEntries(doors),
    dependencies: manifest.dependencies,
  };
}
