import { encodingOf } from './decode.ts';
import { DETECTION_LENGTH, readerOf } from './readers.ts';
import type { RawHand, Reader, ReadResult, Splitter } from './record.ts';

/** A hand of a file: its text and what was made of it. */
export interface StreamedHand {
  /** Null when the file is of no known format. */
  readonly reader: Reader | null;
  readonly raw: RawHand;
  readonly result: ReadResult;
}

/** No line of a history is longer; a file of one endless line must not fill the memory. */
const LONGEST_LINE = 1 << 22;

/**
 * Reads the hands of a file as its bytes come, in constant memory: never more than one hand and what decides
 * the file's format is held. Give it every chunk, then `end`.
 */
export class HistoryStream {
  private decoder: TextDecoder | null = null;
  private held: Uint8Array[] = [];
  private heldLength = 0;
  private rest = '';
  private reader: Reader | null = null;
  private splitter: Splitter | null = null;
  private unknown = false;

  /** The hands that are complete with this chunk. */
  push(chunk: Uint8Array): StreamedHand[] {
    if (this.unknown) return [];
    if (this.decoder !== null) return this.text(this.decoder.decode(chunk, { stream: true }));
    this.held.push(chunk);
    this.heldLength += chunk.length;
    return this.heldLength >= 2 * DETECTION_LENGTH ? this.begin() : [];
  }

  /** The hands left at the end of the file. */
  end(): StreamedHand[] {
    const hands = this.decoder === null && !this.unknown ? this.begin() : [];
    if (this.unknown) return hands;
    hands.push(...this.text(`${this.decoder!.decode()}\n`));
    if (this.splitter === null) return hands;
    const last = this.splitter.end();
    if (last !== null) hands.push(this.read(last));
    return hands;
  }

  private begin(): StreamedHand[] {
    const bytes = new Uint8Array(this.heldLength);
    let at = 0;
    for (const part of this.held) {
      bytes.set(part, at);
      at += part.length;
    }
    this.held = [];
    this.decoder = new TextDecoder(encodingOf(bytes));
    const text = this.decoder.decode(bytes, { stream: true });
    this.reader = readerOf(text.replaceAll('\u0000', ''));
    if (this.reader === null) {
      this.unknown = true;
      return [unknownFile(text)];
    }
    this.splitter = this.reader.splitter();
    return this.text(text);
  }

  private text(text: string): StreamedHand[] {
    const hands: StreamedHand[] = [];
    const clean = text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
    const all = this.rest === '' ? clean : this.rest + clean;
    let from = 0;
    for (;;) {
      const end = all.indexOf('\n', from);
      if (end < 0) break;
      this.line(all.slice(from, all.charCodeAt(end - 1) === 13 ? end - 1 : end), hands);
      from = end + 1;
    }
    this.rest = all.slice(from);
    if (this.rest.length > LONGEST_LINE) {
      this.line(this.rest, hands);
      this.rest = '';
    }
    return hands;
  }

  private line(line: string, hands: StreamedHand[]): void {
    const raw = this.splitter!.push(line);
    if (raw !== null) hands.push(this.read(raw));
  }

  private read(raw: RawHand): StreamedHand {
    return { reader: this.reader, raw, result: this.reader!.read(raw) };
  }
}

/** Every hand of a text that is in memory already. */
export function readHistory(bytes: Uint8Array): StreamedHand[] {
  const stream = new HistoryStream();
  return [...stream.push(bytes), ...stream.end()];
}

function unknownFile(text: string): StreamedHand {
  const first = text
    .slice(0, 200)
    .split('\n')[0]!
    .replace(/[^\P{C}]/gu, '\uFFFD');
  const fault = {
    code: 'invalid',
    message: 'This is no hand history that can be read.',
    line: 1,
    text: first,
    expected: 'the hand history of a room, or PHH',
  } as const;
  return { reader: null, raw: { lines: [], line: 1, head: [] }, result: { ok: false, fault } };
}
