import type { RawHand, Splitter } from './record.ts';

/**
 * Cuts at lines that begin a hand. What stands before the first such line is the file's head, which every
 * hand is given; blank lines at a hand's end are dropped.
 */
export function splitAt(begins: (line: string) => boolean): Splitter {
  let head: readonly string[] = [];
  let lines: string[] = [];
  let first = 1;
  let number = 0;
  let inHand = false;
  const take = (): RawHand => {
    while (lines.length > 1 && lines[lines.length - 1]!.trim() === '') lines.pop();
    return { lines, line: first, head };
  };
  return {
    push(line) {
      number++;
      if (!begins(line)) {
        lines.push(line);
        return null;
      }
      const done = inHand ? take() : null;
      if (!inHand) head = lines;
      inHand = true;
      lines = [line];
      first = number;
      return done;
    },
    end() {
      const done = inHand ? take() : null;
      lines = [];
      inHand = false;
      return done;
    },
  };
}
