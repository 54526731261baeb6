import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Prints how much gzipped JavaScript the first page needs, and fails the build when that is above a limit. */
export function firstLoadLimit(limit: number): Plugin {
  return {
    name: 'first-load-limit',
    apply: 'build',
    generateBundle(_, bundle) {
      const needed = new Set<string>();
      const walk = (file: string): void => {
        const chunk = bundle[file];
        if (needed.has(file) || chunk?.type !== 'chunk') return;
        needed.add(file);
        for (const other of chunk.imports) walk(other);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) walk(chunk.fileName);
      }
      let bytes = 0;
      for (const file of needed) {
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') bytes += gzipSync(chunk.code).length;
      }
      const inKilobytes = (size: number): string => `${(size / 1000).toFixed(1)} kB`;
      const sentence = `First load: ${inKilobytes(bytes)} of JavaScript (gzip), limit ${inKilobytes(limit)}`;
      if (bytes > limit) this.error(`${sentence}. Move something behind a dynamic import.`);
      process.stdout.write(`${sentence}\n`);
    },
  };
}
