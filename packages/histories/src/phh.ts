import { parse, stringify, TomlError } from 'smol-toml';
import type { Places } from './phh-fields.ts';
import { recordOfPhh } from './phh-read.ts';
import { phhOfRecord } from './phh-write.ts';
import { guarded, Misread } from './reader.ts';
import type { HandRecord, RawHand, Reader } from './record.ts';
import { splitAt } from './splitter.ts';

const SECTION = /^\s*\[\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*\]\s*(?:#.*)?$/;

/** Reads Poker Hand History files: one hand (`.phh`) or sections of hands (`.phhs`). */
export const phhReader: Reader = {
  format: 'phh',
  title: 'PHH',
  detect: text => /^\s*variant\s*=\s*["']/m.test(text),
  splitter() {
    // A file without sections is one hand from its first line.
    let first = true;
    let sections = false;
    return splitAt(line => {
      const section = SECTION.test(line);
      const starts = section || (first && line.trim() !== '' && !line.trim().startsWith('#') && !sections);
      if (starts) first = false;
      if (section) sections = true;
      return starts;
    });
  },
  read: hand => guarded(hand, sectionOf, readToml),
};

function sectionOf(hand: RawHand): string | null {
  for (const line of hand.lines) {
    const number = /^\s*_?hand\s*=\s*["']?([^"'\s]+)/.exec(line);
    if (number !== null) return number[1]!;
  }
  const match = SECTION.exec(hand.lines[0] ?? '');
  return match === null ? null : (match[1] ?? match[2] ?? match[3] ?? null);
}

function readToml(hand: RawHand): HandRecord {
  const sectioned = SECTION.test(hand.lines[0] ?? '');
  const lines = sectioned ? ['', ...hand.lines.slice(1)] : hand.lines;
  let document: Record<string, unknown>;
  try {
    document = parse(lines.join('\n')) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const line = Math.min(error.line, hand.lines.length);
    const message = `This is not TOML: ${error.message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')}.`;
    throw new Misread(hand.line + line - 1, message, 'a field of the form name = value');
  }
  return recordOfPhh(document, placesIn(hand), sectionOf(hand) ?? '1');
}

/** Where fields and actions stand in the text. */
function placesIn(hand: RawHand): Places {
  const lineOf = (name: string): number => {
    const at = hand.lines.findIndex(line => line.trimStart().startsWith(name) && /^\s*[\w-]+\s*=/.test(line));
    return hand.line + Math.max(0, at);
  };
  const actions = lineOf('actions') - hand.line;
  const oneLine = /\]\s*(#.*)?$/.test(hand.lines[actions] ?? '');
  const starts: number[] = [];
  if (!oneLine) {
    for (let at = actions; at < hand.lines.length; at++) {
      const count = (hand.lines[at]!.match(/"[^"]*"|'[^']*'/g) ?? []).length;
      for (let index = 0; index < count; index++) starts.push(at);
    }
  }
  return { field: lineOf, action: index => hand.line + (starts[index] ?? actions) };
}

/** A hand in the Poker Hand History form: one `.phh` file. */
export function writePhh(record: HandRecord): string {
  return `${stringify(phhOfRecord(record))}\n`;
}

/** Hands as the sections of one `.phhs` file, numbered from `first`. */
export function writePhhs(records: readonly HandRecord[], first = 1): string {
  return records.map((record, index) => `[${first + index}]\n${writePhh(record)}`).join('\n');
}
