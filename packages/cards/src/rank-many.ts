/**
 * Ranking of many hands of seven cards at once, as in simulations and enumerations: the same ranks as those of
 * `rankHigh`, `rankRazz` and `rankLow8`, several times as fast, by a kernel in WebAssembly.
 */
import type { Card } from './card.ts';
import { kernel } from './kernel.ts';
import { codeOf } from './tables.ts';

/**
 * The ranks of hands of seven cards that lie one after the other.
 *
 * @param cards seven bytes a hand, each a card of the deck, none twice in a hand
 * @param into where the ranks go, one number a hand; read them by `highIn`, `razzIn`, `low8In`
 * @returns `into`
 * @throws RangeError when the bytes are not seven a hand, or `into` is too short
 */
export function rankSevens(
  cards: Uint8Array,
  into: Int32Array = new Int32Array(Math.floor(cards.length / 7)),
): Int32Array {
  const hands = cards.length / 7;
  if (!Number.isInteger(hands))
    throw new RangeError(`${cards.length} cards are no whole number of hands of seven`);
  if (into.length < hands) throw new RangeError(`${hands} hands have no room in ${into.length} numbers`);
  const { cards: place, results, rankHands } = kernel();
  const atOnce = Math.floor(place.length / 7);
  for (let hand = 0; hand < hands; hand += atOnce) {
    const count = Math.min(atOnce, hands - hand);
    place.set(cards.subarray(hand * 7, (hand + count) * 7));
    rankHands(count);
    into.set(results.subarray(0, count), hand);
  }
  return into;
}

/** The kernel completes a hand with so many cards at most: all ways to do it have room in its results. */
const AT_ONCE = 4;

/**
 * The ranks of all hands of seven that some cards can become, in the order of the stub: with the first, second,
 * third of its cards, the first, second, fourth, and so on.
 *
 * @param held up to seven cards that every hand has
 * @param stub the cards to choose the others from: different from each other and from those held
 * @param visit gets the ranks in order, some ten thousands at a time, to be read by `highIn`, `razzIn`, `low8In`;
 *   the list is used again after each call
 * @throws RangeError when there are more than seven cards held, or too few to make seven
 */
export function rankCompletions(
  held: readonly Card[],
  stub: Uint8Array,
  visit: (ranks: Int32Array) => void,
): void {
  const left = 7 - held.length;
  if (left < 0) throw new RangeError(`${held.length} cards are held; a hand has seven at most`);
  if (left > stub.length) throw new RangeError(`${left} more cards are needed, and there are ${stub.length}`);
  let sum = 0;
  let masks = 0n;
  const add = (card: number): void => {
    sum = (sum + codeOf(card)) | 0;
    masks ^= bitOf(card);
  };
  const take = (card: number): void => {
    sum = (sum - codeOf(card)) | 0;
    masks ^= bitOf(card);
  };
  for (const card of held) add(card);
  if (left === 0) return visit(rankSevens(Uint8Array.from(held)));
  const { cards, results, rankCompletions: rank } = kernel();
  const complete = (from: number, missing: number): void => {
    if (missing <= AT_ONCE) {
      const rest = stub.subarray(from);
      cards.set(rest);
      rank(sum, masks, rest.length, missing);
      return visit(results.subarray(0, ways(rest.length, missing)));
    }
    for (let place = from; place + missing <= stub.length; place++) {
      add(stub[place]!);
      complete(place + 1, missing - 1);
      take(stub[place]!);
    }
  };
  complete(0, left);
}

/** A card among the ranks of its suit, sixteen bits a suit. */
function bitOf(card: number): bigint {
  return 1n << BigInt(((card & 3) << 4) + (card >> 2));
}

/** The number of ways to take some of so many cards. */
function ways(from: number, count: number): number {
  let product = 1;
  for (let taken = 1; taken <= count; taken++) product = (product * (from - taken + 1)) / taken;
  return product;
}
