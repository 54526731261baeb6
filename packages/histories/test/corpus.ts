import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readHistory, type StreamedHand } from '@doorcard/histories';

const root = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));

/** A file of the shared corpus, read in place. */
export function corpusBytes(path: string): Uint8Array {
  if (!existsSync(root + path)) {
    throw new Error(`This test reads ../shared/corpus/${path} beside the checkout; it is not there.`);
  }
  return readFileSync(root + path);
}

/** The names of a corpus folder's files that begin so. */
export function corpusFiles(folder: string, beginning = ''): string[] {
  if (!existsSync(root + folder)) {
    throw new Error(`This test reads ../shared/corpus/${folder} beside the checkout; it is not there.`);
  }
  return readdirSync(root + folder).filter(name => name.startsWith(beginning) && /\.(txt|phhs)$/.test(name));
}

/** The hands of a corpus file. */
export function corpusHands(path: string): StreamedHand[] {
  return readHistory(corpusBytes(path));
}

/** What the corpus says a hand was. */
export interface IndexEntry {
  readonly file: string;
  readonly pos: number;
  readonly id: string;
  readonly site: string;
  readonly contributed: Readonly<Record<string, number>>;
  readonly collected: Readonly<Record<string, number>>;
  readonly returned_implied: readonly (readonly [string, number])[];
  readonly first_actor: Readonly<Record<string, string>>;
  readonly bring_in: string | null;
  readonly net: Readonly<Record<string, number>>;
}

/** The index of the rooms' hands. */
export function corpusIndex(): IndexEntry[] {
  const text = new TextDecoder().decode(corpusBytes('rooms/INDEX.jsonl'));
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as IndexEntry);
}
