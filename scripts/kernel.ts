/**
 * Compiles `packages/cards/kernel` to WebAssembly and writes it into `packages/cards/src/kernel.generated.ts`:
 * `npm run kernel`. A test says when what is there is not what would be written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'packages/cards/kernel/index.ts';
const target = `${root}packages/cards/src/kernel.generated.ts`;

/** The file as it should be. */
export async function generatedKernel(): Promise<string> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [
      source,
      '-O3',
      '--converge',
      '--noAssert',
      '--runtime',
      'stub',
      '--initialMemory',
      '30',
      '-o',
      'kernel.wasm',
    ],
    {
      readFile: (name: string) => {
        try {
          return readFileSync(`${root}${name}`, 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (_name: string, contents: string | Uint8Array) => {
        if (typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || binary === undefined) throw new Error(`the kernel does not compile:\n${stderr}`);
  return [
    '// Written by `npm run kernel` from packages/cards/kernel; it is not to be changed by hand.',
    '',
    '/** The compiled kernel, in base64. */',
    'export const KERNEL =',
    `  '${Buffer.from(binary).toString('base64')}';`,
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(target, await generatedKernel());
  process.stdout.write(`wrote ${target.slice(root.length)}\n`);
}
