/**
 * Text of a history's bytes, whatever a room wrote them in: UTF-8 with or without a mark, UTF-16 either way
 * round, else Windows-1252. NUL bytes that some rooms leave are dropped; line ends become LF.
 */
export function decodeHistory(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\u0000', '').replace(/\r\n?/g, '\n');
}

/** The encoding of a history by its first bytes; enough of them decide for the whole. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const head = bytes.subarray(0, 1 << 16);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let index = 0; index < head.length; index++) if (head[index] === 0) zeros[index & 1]!++;
  // Latin text in UTF-16 has a zero in every other byte.
  if (zeros[1]! > head.length / 4) return 'utf-16le';
  if (zeros[0]! > head.length / 4) return 'utf-16be';
  try {
    // Cut in the middle of a character only at the end, where `stream` forgives it.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
