import { readHistory, verify, writeJson, writePhh, writePokerStars } from '@doorcard/histories';
import { type Pick, seededPick } from '@doorcard/stud';
import { describe, expect, test } from 'vitest';
import { corpusBytes, corpusFiles } from './corpus.ts';

/**
 * Broken histories: bytes and lines of the corpus changed, cut, doubled and swapped. Nothing may crash or hang,
 * and no hand may be taken for right in which chips appear or are lost.
 *
 * `FUZZ=1000000 npx vitest run packages/histories/test/fuzz.test.ts` tries as many mutations as asked.
 */
const MUTATIONS = Number(process.env.FUZZ ?? 1500);

const sources = [
  ...corpusFiles('rooms').map(name => corpusBytes(`rooms/${name}`)),
  ...corpusFiles('pokerkit').map(name => corpusBytes(`pokerkit/${name}`).subarray(0, 6000)),
].map(bytes => bytes.subarray(0, 12_000));

/** A source with one to four things wrong in it. */
function mutated(pick: Pick): Uint8Array {
  let bytes = sources[pick(sources.length)]!;
  for (let count = 1 + pick(4); count > 0; count--) bytes = CHANGES[pick(CHANGES.length)]!(bytes, pick);
  return bytes;
}

const CHANGES = [withBytes, withLines, withWords];

/** A number, card or word of a line made another one, often one that stands elsewhere in the text. */
function withWords(bytes: Uint8Array, pick: Pick): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes);
  const words = [...text.matchAll(/\d+|[A-Za-z]\w*/g)];
  if (words.length === 0) return bytes;
  const word = words[pick(words.length)]!;
  const number = /^\d+$/.test(word[0]) && pick(2) === 0;
  const other = number ? String(Number(word[0]) + pick(20) - 5) : words[pick(words.length)]![0];
  return latin1(text.slice(0, word.index) + other + text.slice(word.index + word[0].length));
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0) & 0xff);
}

function withBytes(bytes: Uint8Array, pick: Pick): Uint8Array {
  const at = pick(bytes.length + 1);
  switch (pick(4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Uint8Array.from([...bytes.subarray(0, at), pick(256), ...bytes.subarray(at)]);
    case 2:
      return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + pick(20))]);
    default: {
      const copy = Uint8Array.from(bytes);
      if (at < copy.length) copy[at] = pick(3) === 0 ? pick(256) : 48 + pick(10);
      return copy;
    }
  }
}

function withLines(bytes: Uint8Array, pick: Pick): Uint8Array {
  const lines = new TextDecoder('latin1').decode(bytes).split('\n');
  const [from, to] = [pick(lines.length), pick(lines.length)];
  switch (pick(3)) {
    case 0:
      lines.splice(from, 1 + pick(3));
      break;
    case 1:
      lines.splice(to, 0, lines[from]!);
      break;
    default:
      [lines[from], lines[to]] = [lines[to]!, lines[from]!];
  }
  return latin1(lines.join('\n'));
}

describe('broken histories', () => {
  test(
    `${MUTATIONS} mutations: no crash, no hand right that makes or loses chips`,
    () => {
      const met = { ok: 0, mismatch: 0, invalid: 0, unsupported: 0 };
      for (let seed = 1; seed <= MUTATIONS; seed++) {
        for (const { result } of readHistory(mutated(seededPick(seed)))) {
          if (!result.ok) {
            met[result.fault.code]++;
            continue;
          }
          const record = result.value;
          const verdict = verify(record);
          met[verdict.status]++;
          if (verdict.status === 'invalid') continue;
          writePhh(record);
          writeJson(record);
          writePokerStars(record, verdict);
          if (verdict.status !== 'ok' || verdict.finishingStacks === null) continue;
          const sum = (amounts: readonly number[]): number =>
            amounts.reduce((total, amount) => total + amount, 0);
          const rake = verdict.events.reduce(
            (total, event) => total + (event.type === 'rake-taken' ? event.amount : 0),
            0,
          );
          const before = sum(record.seats.map(({ stack }) => stack));
          expect(sum(verdict.finishingStacks) + rake, `seed ${seed}`).toBe(before);
        }
      }
      for (const status of ['ok', 'mismatch', 'invalid'] as const) expect(met[status]).toBeGreaterThan(0);
    },
    60_000 + MUTATIONS * 20,
  );
});
