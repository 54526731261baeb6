import type { Places } from './phh-fields.ts';
import { recordOfPhh } from './phh-read.ts';
import { phhOfRecord } from './phh-write.ts';
import { guarded, Misread } from './reader.ts';
import type { HandRecord, RawHand, Reader } from './record.ts';
import { splitAt } from './splitter.ts';

/** Reads our own JSON: the fields of a PHH document as one object a line, marked `"doorcard"`. */
export const jsonReader: Reader = {
  format: 'json',
  title: 'Doorcard JSON',
  detect: text => /^\s*\{\s*"doorcard"\s*:/.test(text),
  splitter: () => splitAt(line => line.trimStart().startsWith('{')),
  read: hand => guarded(hand, () => null, readJson),
};

function readJson(hand: RawHand): HandRecord {
  let document: unknown;
  try {
    document = JSON.parse(hand.lines.join('\n'));
  } catch {
    throw new Misread(hand.line, 'This is not JSON.', 'one JSON object a line');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Misread(hand.line, 'This is no hand.', 'an object of the fields of a PHH document');
  }
  const places: Places = { field: () => hand.line, action: () => hand.line };
  return recordOfPhh(document as Readonly<Record<string, unknown>>, places, '1');
}

/** A hand as one line of our JSON. */
export function writeJson(record: HandRecord): string {
  return `${JSON.stringify({ doorcard: 1, ...phhOfRecord(record) })}\n`;
}
