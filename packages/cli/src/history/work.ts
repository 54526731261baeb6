import { houseById } from '@doorcard/stud';
import { type Converted, convertFile, type Form } from './convert-file.ts';
import type { HistoryFile } from './files.ts';
import { countFile, type HandCounted } from './stats-file.ts';
import { type HandReport, verifyFile } from './verify-file.ts';

/** Something to be done with every file: plain data, so that it can be sent to a worker. */
export type Work =
  | { readonly type: 'verify'; readonly house: string | null }
  | { readonly type: 'convert'; readonly to: Form }
  | { readonly type: 'stats'; readonly hero: string };

/** What a kind of work makes of a hand. */
export interface Made {
  readonly verify: HandReport;
  readonly convert: Converted;
  readonly stats: HandCounted;
}

/** Does the work on a file, hand by hand. */
export function workOn(work: Work, file: HistoryFile): AsyncGenerator<Made[keyof Made]> {
  if (work.type === 'convert') return convertFile(file, work.to);
  if (work.type === 'stats') return countFile(file, work.hero);
  const house = work.house === null ? null : houseById(work.house);
  return verifyFile(file, house?.ok ? house.value : null);
}
