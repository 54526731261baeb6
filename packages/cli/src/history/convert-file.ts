import { ok, type Result } from '@doorcard/cards';
import { type HandRecord, verify, writeJson, writePhh, writePokerStars } from '@doorcard/histories';
import { type HistoryFile, handsOf } from './files.ts';
import { printFault, type Status } from './verify-file.ts';

export const FORMS = ['phh', 'pokerstars', 'json'] as const;
export type Form = (typeof FORMS)[number];

/** A hand in another form, or why it has none. */
export interface Converted {
  readonly file: string;
  readonly hand: string | null;
  readonly format: string | null;
  readonly game: string | null;
  readonly kind: string | null;
  readonly status: Status;
  readonly reason: string | null;
  readonly text: string | null;
}

const WRITERS: { readonly [F in Form]: (record: HandRecord) => Result<string> } = {
  phh: record => ok(writePhh(record)),
  pokerstars: record => writePokerStars(record, verify(record)),
  json: record => ok(writeJson(record)),
};

/** Converts every hand of a file. */
export async function* convertFile(file: HistoryFile, to: Form): AsyncGenerator<Converted> {
  for await (const { reader, result } of handsOf(file)) {
    if (!result.ok) {
      yield {
        file: file.path,
        hand: result.fault.hand ?? null,
        format: reader?.format ?? null,
        game: null,
        kind: null,
        status: result.fault.code,
        reason: printFault(result.fault),
        text: null,
      };
      continue;
    }
    const { id, format, game, kind } = result.value;
    const text = WRITERS[to](result.value);
    const met = { file: file.path, hand: id, format, game, kind };
    if (text.ok) yield { ...met, status: 'ok', reason: null, text: text.value };
    else yield { ...met, status: 'mismatch', reason: text.fault.message, text: null };
  }
}
