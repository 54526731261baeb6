/**
 * Ranking of many hands at once, in AssemblyScript: `npm run kernel` compiles it to WebAssembly and writes that to
 * `src/kernel.generated.ts`. The algorithm and the tables are those of `src/tables.ts`, which puts them here.
 *
 * What the memory holds, as byte offsets; `src/kernel.ts` knows them by these names.
 */

/** What each card adds to a hand's sum: 64 numbers of four bytes. */
export const CARD_CODE: usize = 0;
/** The suit of which seven cards have five or more, by the sum of suits' keys: 512 signed bytes, -1 for none. */
export const FLUSH_SUIT: usize = 256;
/** The same of six cards that have four or more. */
export const NEAR_SUIT: usize = 768;
/** The rank of a flush by the mask of its ranks: 8,192 numbers of two bytes. */
export const FLUSH_RANK: usize = 1280;
/** How far each row of sums of seven cards is moved: 32,768 numbers of four bytes. */
export const DISPLACEMENT: usize = 17664;
/** Ranks without a flush: 131,072 numbers of four bytes, high in the lower half, ace-to-five in the upper. */
export const RANKS: usize = 148736;
/** The cards to be ranked, and from `RESULTS` on their ranks; up to `END`. */
export const CARDS: usize = 673024;
export const RESULTS: usize = 902400;
export const END: usize = 1966080;

const SUIT_BITS: u32 = 9;
const SUIT_MASK: u32 = 511;
const ROW_BITS: u32 = 8;
const PLACE_MASK: u32 = 0x1ffff;
const HIGH_MASK: u32 = 0xffff;

/** The ranks of `count` hands of seven cards each, from CARDS to RESULTS, four bytes a hand. */
export function rankHands(count: i32): void {
  let at = CARDS;
  let to = RESULTS;
  for (let hand = 0; hand < count; hand++) {
    const first = codeOf(load<u8>(at)) + codeOf(load<u8>(at, 1));
    const second = codeOf(load<u8>(at, 2)) + codeOf(load<u8>(at, 3));
    const third = codeOf(load<u8>(at, 4)) + codeOf(load<u8>(at, 5));
    const sum = first + second + (third + codeOf(load<u8>(at, 6)));
    const suit = load<i8>(FLUSH_SUIT + (sum & SUIT_MASK));
    const plain = plainRanks(sum);
    store<u32>(to, suit < 0 ? plain : withFlush(plain, maskAt(at, suit)));
    at += 7;
    to += 4;
  }
}

/**
 * The ranks of all hands that come of some cards and `left` more of those from CARDS on, to RESULTS, in the
 * order in which the cards lie there: 1 2 3, 1 2 4, …
 *
 * @param sum the sum of the held cards' codes
 * @param masks the ranks that are held of each suit, sixteen bits a suit
 * @param stub how many cards there are to choose from
 * @param left how many of them come: 1 to 7
 */
export function rankCompletions(sum: u32, masks: u64, stub: i32, left: i32): void {
  complete(RESULTS, sum, masks, CARDS, CARDS + stub, left);
}

/** Completes a hand with cards from one place to another; returns where the next results go. */
function complete(to: usize, sum: u32, masks: u64, from: usize, end: usize, left: i32): usize {
  if (left === 1) return completeLast(to, sum, masks, from, end);
  for (let at = from; at + left <= end; at++) {
    const card = load<u8>(at);
    to = complete(to, sum + codeOf(card), masks | bitOf(card), at + 1, end, left - 1);
  }
  return to;
}

/** The last card: where six cards have no four of a suit, no flush can come. */
function completeLast(to: usize, sum: u32, masks: u64, from: usize, end: usize): usize {
  const near = load<i8>(NEAR_SUIT + (sum & SUIT_MASK));
  for (let at = from; at < end; at++) {
    const card = load<u8>(at);
    const all = sum + codeOf(card);
    let ranks = plainRanks(all);
    if (near >= 0 && load<i8>(FLUSH_SUIT + (all & SUIT_MASK)) >= 0) {
      ranks = withFlush(ranks, <u32>((masks | bitOf(card)) >> (near << 4)) & HIGH_MASK);
    }
    store<u32>(to, ranks);
    to += 4;
  }
  return to;
}

function codeOf(card: u32): u32 {
  return load<u32>(CARD_CODE + ((card & 63) << 2));
}

/** A card's rank as a bit, among those of its suit. */
function bitOf(card: u32): u64 {
  return (<u64>1) << (((card & 3) << 4) + (card >> 2));
}

function plainRanks(sum: u32): u32 {
  const key = sum >> SUIT_BITS;
  const place = (key + load<u32>(DISPLACEMENT + ((key >> ROW_BITS) << 2))) & PLACE_MASK;
  return load<u32>(RANKS + (place << 2));
}

/** The ranks of a hand with a flush; the low hand does not mind it. */
function withFlush(plain: u32, mask: u32): u32 {
  return (plain & ~HIGH_MASK) | load<u16>(FLUSH_RANK + ((mask & 0x1fff) << 1));
}

/** The ranks of a suit among seven cards. */
function maskAt(at: usize, suit: u32): u32 {
  let mask: u32 = 0;
  for (let end = at + 7; at < end; at++) {
    const card = load<u8>(at);
    mask |= (<u32>((card & 3) === suit)) << (card >> 2);
  }
  return mask;
}
