import { type ReadFault, stacksByPlayer, type Verdict, verify } from '@doorcard/histories';
import type { House } from '@doorcard/stud';
import { type HistoryFile, handsOf } from './files.ts';

export const STATUSES = ['ok', 'mismatch', 'invalid', 'unsupported'] as const;
export type Status = (typeof STATUSES)[number];

/** What became of one hand. */
export interface HandReport {
  readonly file: string;
  readonly hand: string | null;
  readonly format: string | null;
  readonly game: string | null;
  readonly kind: string | null;
  readonly house: string | null;
  readonly status: Status;
  readonly reason: string | null;
  readonly finishingStacks: readonly number[] | null;
}

/** Verifies every hand of a file. */
export async function* verifyFile(file: HistoryFile, house: House | null): AsyncGenerator<HandReport> {
  for await (const { reader, result } of handsOf(file)) {
    const format = reader?.format ?? null;
    if (!result.ok) {
      yield {
        file: file.path,
        hand: result.fault.hand ?? null,
        format,
        game: null,
        kind: null,
        house: null,
        status: result.fault.code,
        reason: printFault(result.fault),
        finishingStacks: null,
      };
      continue;
    }
    const record = result.value;
    const verdict: Verdict = verify(record, house ?? undefined);
    yield {
      file: file.path,
      hand: record.id,
      format: record.format,
      game: record.game,
      kind: record.kind,
      house: verdict.house.id,
      status: verdict.status,
      reason: verdict.reason,
      finishingStacks: stacksByPlayer(record, verdict),
    };
  }
}

/** A fault in a sentence: the line, its text, what was expected. */
export function printFault({ line, text, message, expected }: ReadFault): string {
  return `line ${line} "${text.trim()}": ${message} Expected: ${expected}.`;
}
