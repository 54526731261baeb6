import { guarded } from '../reader.ts';
import type { RawHand, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { NewReading } from './winning-new.ts';
import { OldReading } from './winning-old.ts';

const OLD = /^\uFEFF?\s*Game started at:/;
const NEW = /^\uFEFF?\s*Hand #(\d+) - .*7Stud|^\uFEFF?\s*Hand #(\d+) - .*\((?:Fixed|No|Pot) Limit\)/;

/** Reads hand histories of the Winning network (ACR and others), of its old form and its new one. */
export const winningReader: Reader = {
  format: 'winning',
  title: 'Winning',
  detect: text =>
    /^\uFEFF?\s*Game started at:.*\s+Game ID: \d+/m.test(text) || new RegExp(NEW.source, 'm').test(text),
  splitter: () => splitAt(line => OLD.test(line) || NEW.test(line)),
  read: hand =>
    guarded(hand, idOf, raw =>
      (OLD.test(raw.lines[0] ?? '') ? new OldReading(raw) : new NewReading(raw)).read(),
    ),
};

function idOf(raw: RawHand): string | null {
  return /(?:Game ID:|Hand #) ?(\d+)/.exec(raw.lines.slice(0, 2).join('\n'))?.[1] ?? null;
}
