/**
 * A seeded source of random numbers for sampling: xoshiro128** (Blackman and Vigna, 2018), seeded by
 * splitmix32. Streams of different numbers are apart for all practical lengths.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number, stream: number) {
    let state = (seed ^ Math.imul(stream + 1, 0x9e3779b9)) | 0;
    const mix = (): number => {
      state = (state + 0x9e3779b9) | 0;
      let z = state ^ (state >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = mix();
    this.#b = mix();
    this.#c = mix();
    this.#d = mix() | 1;
  }

  /** A whole number below `bound`, which is small: each is as likely as any other to within 2⁻²⁶. */
  below(bound: number): number {
    const product = Math.imul(this.#b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return Math.floor((result >>> 0) * 2 ** -32 * bound);
  }
}
