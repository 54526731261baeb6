import { jsonReader } from './json.ts';
import { phhReader } from './phh.ts';
import type { Reader } from './record.ts';
import { ROOM_READERS } from './rooms/index.ts';

/** Every reader, in the order in which they are asked whether a text is theirs. */
export const READERS: readonly Reader[] = [phhReader, jsonReader, ...ROOM_READERS];

/** How much of a file decides what it is. */
export const DETECTION_LENGTH = 1 << 16;

/** The reader of a text, by its beginning; null when nobody knows it. */
export function readerOf(text: string): Reader | null {
  const beginning = text.slice(0, DETECTION_LENGTH);
  return READERS.find(reader => reader.detect(beginning)) ?? null;
}
