import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HistoryStream, type StreamedHand } from '@doorcard/histories';
import { UsageError } from '../exit.ts';

/** A file that may hold hand histories. */
export interface HistoryFile {
  readonly path: string;
  readonly size: number;
  /** Found in a folder: a file of another kind there is no fault. */
  readonly found: boolean;
}

/**
 * The files of paths, folders walked to the bottom, in the order of their names.
 *
 * @throws UsageError for a path that does not exist
 */
export function historyFiles(paths: readonly string[]): HistoryFile[] {
  const files: HistoryFile[] = [];
  for (const path of paths) {
    if (!existsSync(path)) throw new UsageError(`There is no file or folder "${path}".`);
    const stat = statSync(path);
    if (stat.isDirectory()) walk(path, files);
    else files.push({ path, size: stat.size, found: false });
  }
  return files;
}

function walk(folder: string, files: HistoryFile[]): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, files);
    else if (entry.isFile()) files.push({ path, size: statSync(path).size, found: true });
  }
}

/** Endings of files that ought to be histories: one of them that is not is a fault, also in a folder. */
const HISTORY_ENDING = /\.(txt|phhs?|xml|log|hh)$/i;

/** The hands of a file as they are read; memory does not grow with the file. */
export async function* handsOf(file: HistoryFile): AsyncGenerator<StreamedHand> {
  const stream = new HistoryStream();
  const wanted = (hand: StreamedHand): boolean =>
    hand.reader !== null || !file.found || HISTORY_ENDING.test(file.path);
  for await (const chunk of createReadStream(file.path, { highWaterMark: 1 << 18 })) {
    for (const hand of stream.push(chunk as Uint8Array)) if (wanted(hand)) yield hand;
  }
  for (const hand of stream.end()) if (wanted(hand)) yield hand;
}
