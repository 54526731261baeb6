/** A whole number from 0 up to, not including, `below`. The caller's randomness, seeded or not. */
export type Pick = (below: number) => number;

/** Shuffles in place, every order equally likely (Fisher and Yates, in Durstenfeld's form). */
export function shuffle<T>(list: T[], pick: Pick): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = pick(last + 1);
    const kept = list[last]!;
    list[last] = list[other]!;
    list[other] = kept;
  }
  return list;
}

/**
 * A seeded source of whole numbers, the same on every machine: sfc32 (Chris Doty-Humphrey, PractRand), fed by
 * splitmix32. For simulations and tests; never for a table where people play.
 */
export function seededPick(seed: number): Pick {
  let state = seed >>> 0;
  const mix = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = mix();
  let b = mix();
  let c = mix();
  let counter = 1;
  const draw = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    return result;
  };
  for (let round = 0; round < 12; round++) draw();
  return below => {
    // As many bits as are needed, drawn again when they are too many, so that every result is equally likely.
    const mask = 2 ** (32 - Math.clz32(below - 1)) - 1;
    for (;;) {
      const drawn = (draw() & mask) >>> 0;
      if (drawn < below) return drawn;
    }
  };
}
