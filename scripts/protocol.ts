/**
 * Writes docs/protocol.md and docs/asyncapi.yaml from the schemas of @doorcard/wire.
 * With --check nothing is written: it fails when one of them is not current.
 */
import './guard.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncApi } from './protocol/asyncapi.ts';
import { protocolText } from './protocol/text.ts';

const FILES = { 'docs/protocol.md': protocolText, 'docs/asyncapi.yaml': asyncApi };

for (const [name, text] of Object.entries(FILES)) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) writeFileSync(file, text());
  else if (readFileSync(file, 'utf8') !== text()) {
    process.stderr.write(`${name} is not what the schemas say; run: node scripts/protocol.ts\n`);
    process.exitCode = 1;
  }
}
