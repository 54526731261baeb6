import type { Result } from '@doorcard/cards';
import type { Format, HandRecord, ReadFault } from './record.ts';

/** The lines of one hand. */
export interface HandText {
  readonly lines: readonly string[];
  /** The number in the file of the first of them, from 1. */
  readonly first: number;
  /** Lines before the first hand that hold for all of them (the session of an XML file). */
  readonly preamble: readonly string[];
}

/** A reader of one format. */
export interface Reader {
  readonly format: Format;
  /** Does this line begin a hand of this format? Files are told apart, and cut into hands, by it. */
  readonly begins: (line: string) => boolean;
  readonly read: (text: HandText) => Result<HandRecord, ReadFault>;
}

/** Thrown inside readers where a line is not understood; `guarded` makes a fault of it. */
export class Misread extends Error {
  readonly at: number;
  readonly status: ReadFault['status'];

  /**
   * @param at the index of the line within the hand
   * @param reason what is wrong with it and what was expected
   */
  constructor(at: number, reason: string, status: ReadFault['status'] = 'invalid') {
    super(reason);
    this.at = at;
    this.status = status;
  }
}

/** A reader's work with its misreadings as faults that name the line and its text. */
export function guarded(
  format: Format,
  idOf: (text: HandText) => string | null,
  read: (text: HandText) => HandRecord,
): (text: HandText) => Result<HandRecord, ReadFault> {
  return text => {
    try {
      return { ok: true, value: read(text) };
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const at = Math.min(Math.max(error.at, 0), Math.max(0, text.lines.length - 1));
      const fault: ReadFault = {
        status: error.status,
        format,
        id: idOf(text),
        line: text.first + at,
        text: (text.lines[at] ?? '').slice(0, 200),
        reason: error.message,
      };
      return { ok: false, fault };
    }
  };
}
