import { ok } from '@doorcard/cards';
import type { HandRecord, RawHand, ReadFault, ReadResult } from './record.ts';

/** Thrown inside readers where a line is not understood; `guarded` makes a fault of it. */
export class Misread extends Error {
  readonly line: number;
  readonly expected: string;
  readonly code: ReadFault['code'];

  /**
   * @param line the line of the file, from 1
   * @param message what is wrong with it
   * @param expected what would have been right there
   */
  constructor(line: number, message: string, expected: string, code: ReadFault['code'] = 'invalid') {
    super(message);
    this.line = line;
    this.expected = expected;
    this.code = code;
  }
}

/** A reader's work with its misreadings as faults that name the line and its text. */
export function guarded(
  hand: RawHand,
  idOf: (hand: RawHand) => string | null,
  read: (hand: RawHand) => HandRecord,
): ReadResult {
  try {
    return ok(read(hand));
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const id = idOf(hand);
    const fault: ReadFault = {
      code: error.code,
      message: error.message,
      line: error.line,
      text: (hand.lines[error.line - hand.line] ?? '').slice(0, 200),
      expected: error.expected,
      ...(id === null ? {} : { hand: id }),
    };
    return { ok: false, fault };
  }
}
