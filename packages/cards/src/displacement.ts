/**
 * Packs sparse numbers into a table without collisions by displacing rows (Tarjan and Yao, 1979): numbers that
 * share their upper bits are a row, and each row is moved as a whole to where its numbers have places of their own.
 */

/** How far on the search for the next row's displacement begins: chosen for short searches. */
const ELSEWHERE = 7919;

/**
 * Finds a displacement for each row, the fullest first.
 *
 * @param numbers different from each other; at most some two thirds as many as there are places
 * @param rowBits how many lower bits tell numbers of a row apart
 * @param placeBits how many bits a place has: a number's place is (number + displacement), cut to these
 * @param displacement by row, is filled in; one number longer at least than the highest row
 */
export function displaceRows(
  numbers: Int32Array,
  rowBits: number,
  placeBits: number,
  displacement: Int32Array,
): void {
  const mask = (1 << placeBits) - 1;
  // The highest bits tell the row, so that sorted numbers lie row by row.
  const sorted = numbers.slice().sort();
  const rowsBySize: number[][] = Array.from({ length: 2 ** rowBits + 1 }, () => []);
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    while (end < sorted.length && sorted[end]! >>> rowBits === sorted[start]! >>> rowBits) end++;
    rowsBySize[end - start]!.push(start);
  }
  const taken = new Int32Array((mask + 1) >> 5);
  let from = 0;
  for (let size = rowsBySize.length - 1; size > 0; size--) {
    for (const start of rowsBySize[size]!) {
      const end = start + size;
      const found = firstFit(sorted, start, end, from, taken) & mask;
      for (let at = start; at < end; at++) {
        const place = (sorted[at]! + found) & mask;
        taken[place >> 5]! |= 1 << place;
      }
      displacement[sorted[start]! >>> rowBits] = found;
      // Elsewhere is likelier to be free.
      from = (found + ELSEWHERE) & mask;
    }
  }
}

/**
 * The first displacement, from one on, that finds a free place for each of a row's numbers: 32 displacements are
 * tried at once, each a bit.
 */
function firstFit(numbers: Int32Array, start: number, end: number, from: number, taken: Int32Array): number {
  const words = taken.length - 1;
  for (let displacement = from; ; displacement += 32) {
    let blocked = 0;
    for (let at = start; at < end && blocked !== -1; at++) {
      const place = numbers[at]! + displacement;
      const word = (place >> 5) & words;
      const bit = place & 31;
      // The next word's bits come in from above; shifted in two steps, for a shift by 32 is none.
      blocked |= (taken[word]! >>> bit) | ((taken[(word + 1) & words]! << 1) << (31 - bit));
    }
    if (blocked !== -1) return displacement + 31 - Math.clz32(~blocked & -~blocked);
  }
}
