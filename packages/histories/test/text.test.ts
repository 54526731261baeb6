import { decodeHistory, printAmount, readAmount, readHistory } from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { corpusBytes } from './corpus.ts';

describe('amounts', () => {
  test.each([
    ['1,405', 0, 1405],
    ['1 430', 0, 1430],
    ['1\u00a0430', 0, 1430],
    ['0.05', 2, 5],
    ['$0.05', 2, 5],
    ['5€', 2, 500],
    ['0,05 €', 2, 5],
    ['1.234,50', 2, 123450],
    ['$1,234.50', 2, 123450],
    ['-6.10€', 2, -610],
    ['40', 0, 40],
    ['1.5', 2, 150],
  ])('%s with %i decimals', (text, decimals, amount) => {
    expect(readAmount(text, decimals)).toBe(amount);
  });

  test.each(['', 'ten', '1.2.3', '0.005', '99999999999999999999'])('"%s" is none', text => {
    expect(readAmount(text, 2)).toBeNull();
  });

  test('are printed as they are read', () => {
    for (const amount of [0, 5, 50, 500, 1234]) expect(readAmount(printAmount(amount, 2), 2)).toBe(amount);
  });
});

describe('a file is the same hands however it is written', () => {
  const utf8 = corpusBytes('rooms/stars-razz-cash-001.txt');
  const text = decodeHistory(utf8);
  const utf16 = (little: boolean, mark: boolean): Uint8Array => {
    const letters = (mark ? '\uFEFF' : '') + text;
    const bytes = new Uint8Array(letters.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < letters.length; at++) view.setUint16(at * 2, letters.charCodeAt(at), little);
    return bytes;
  };
  const encode = (letters: string): Uint8Array => new TextEncoder().encode(letters);
  const ids = (bytes: Uint8Array): (string | null)[] =>
    readHistory(bytes).map(({ result }) => (result.ok ? result.value.id : null));
  const own = ids(utf8);

  test.each([
    ['UTF-8 with a mark', encode(`\uFEFF${text}`)],
    ['CRLF', encode(text.replaceAll('\n', '\r\n'))],
    ['UTF-16, little end first', utf16(true, true)],
    ['UTF-16, big end first', utf16(false, true)],
    ['UTF-16 without a mark', utf16(true, false)],
    ['a NUL in front', encode(`\u0000${text}`)],
    ['Windows-1252', Uint8Array.from([...encode(text.replaceAll('Gotha', 'Goth')), 0x0a, 0x80])],
  ])('%s', (_, bytes) => {
    expect(own).not.toContain(null);
    expect(ids(bytes)).toEqual(own);
  });
});
