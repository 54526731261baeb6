/**
 * Codes of hands, as numbers that order them, from masks of ranks: one bit a rank, a mask of the ranks that
 * occur at least once, twice, three and four times. The tables are built from them.
 */

/** How many bits each thirteen-bit mask has. */
const COUNT = new Uint8Array(8192);
/** The rank of the highest straight in each mask plus one, 0 where there is none; five-four-three-two-ace is 4. */
const STRAIGHT = new Uint8Array(8192);
for (let mask = 1; mask < 8192; mask++) {
  COUNT[mask] = COUNT[mask >> 1]! + (mask & 1);
  const withLowAce = (mask << 1) | (mask >> 12);
  for (let top = 12; top >= 3; top--) {
    if (((withLowAce >> (top - 3)) & 31) === 31) {
      STRAIGHT[mask] = top + 1;
      break;
    }
  }
}

/** The category, what makes it (two ranks at most), and the kickers, as one number. */
const code = (category: number, made: number, kickers: number): number =>
  (category << 26) | (made << 13) | kickers;

/** The highest bits of a mask, as many as asked for. */
function highest(mask: number, count: number): number {
  let kept = mask;
  for (let extra = COUNT[mask]! - count; extra > 0; extra--) kept &= kept - 1;
  return kept;
}

/** The lowest bits of a mask, as many as asked for. */
function lowest(mask: number, count: number): number {
  let rest = mask;
  for (let taken = 0; taken < count; taken++) rest &= rest - 1;
  return mask & ~rest;
}

/**
 * The code of the best high hand, bigger for a better one; `code >> 26` is the place of its category in
 * `HIGH_CATEGORIES`. Masks have the two as their lowest bit.
 *
 * @param suited the masks are of cards of one suit: a flush or straight flush; 0 when there are not five
 */
export function highCode(one: number, two: number, three: number, four: number, suited = false): number {
  const straight = STRAIGHT[one]!;
  if (suited) {
    if (COUNT[one]! < 5) return 0;
    return straight > 0 ? code(8, 1 << (straight - 1), 0) : code(5, 0, highest(one, 5));
  }
  if (four !== 0) return code(7, four, highest(one & ~four, 1));
  if (three !== 0) {
    const trips = highest(three, 1);
    const pairs = two & ~trips;
    if (pairs !== 0) return code(6, trips, highest(pairs, 1));
    if (straight === 0) return code(3, trips, highest(one & ~trips, 2));
  }
  if (straight > 0) return code(4, 1 << (straight - 1), 0);
  if (two === 0) return code(0, 0, highest(one, 5));
  const pairs = highest(two, 2);
  if (COUNT[pairs] === 1) return code(1, pairs, highest(one & ~pairs, 3));
  return code(2, pairs, highest(one & ~pairs, 1));
}

/**
 * The code of the best ace-to-five low, bigger for a worse one. Masks have the ace as their lowest bit.
 */
export function lowCode(one: number, two: number, three: number, four: number): number {
  switch (COUNT[one]) {
    case 4: {
      const pair = lowest(two, 1);
      return code(1, pair, one & ~pair);
    }
    case 3: {
      if (COUNT[two]! < 2) return code(3, two, one & ~two);
      const pairs = lowest(two, 2);
      return code(2, pairs, one & ~pairs);
    }
    case 2: {
      if (COUNT[two]! < 2) return code(5, four, one & ~four);
      const trips = lowest(three, 1);
      return code(4, trips, one & ~trips);
    }
    default:
      return code(0, 0, lowest(one, 5));
  }
}
