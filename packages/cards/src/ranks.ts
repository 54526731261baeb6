/**
 * Both ranks of a hand in one small number: that of the high hand in the lower sixteen bits, that of the
 * ace-to-five low above them. Read it by `highIn`, `razzIn` and `low8In`.
 */
export type Ranks = number;

/** Up to this ace-to-five rank a hand has no eight-or-better low; the 56 above are those lows, worst first. */
const RAZZ_LOW8 = 6175 - 56;

/** The rank of the high hand, 1 to 7,462; see `rankHigh`. */
export function highIn(ranks: Ranks): number {
  return ranks & 0xffff;
}

/** The rank of the ace-to-five low, 1 to 6,175; see `rankRazz`. */
export function razzIn(ranks: Ranks): number {
  return ranks >>> 16;
}

/** The rank of the eight-or-better low, 1 to 56, 0 where there is none; see `rankLow8`. */
export function low8In(ranks: Ranks): number {
  return Math.max(0, (ranks >>> 16) - RAZZ_LOW8);
}
