import { type CountedHand, countHand, verify } from '@doorcard/histories';
import { type HistoryFile, handsOf } from './files.ts';
import type { Status } from './verify-file.ts';

/** A hand of a file, counted for a player: null where he is not in it or the hand does not hold. */
export interface HandCounted {
  readonly file: string;
  readonly status: Status;
  readonly counted: CountedHand | null;
}

/** Counts every hand of a file for a player. */
export async function* countFile(file: HistoryFile, hero: string): AsyncGenerator<HandCounted> {
  for await (const { result } of handsOf(file)) {
    if (!result.ok) {
      yield { file: file.path, status: result.fault.code, counted: null };
      continue;
    }
    const verdict = verify(result.value);
    const counted = verdict.status === 'ok' ? countHand(result.value, verdict, hero) : null;
    yield { file: file.path, status: verdict.status, counted };
  }
}
