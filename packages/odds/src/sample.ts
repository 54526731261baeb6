import { GrowingHand } from './hands.ts';
import { Random } from './random.ts';
import type { Spot } from './spot.ts';
import { Tally } from './tally.ts';

/** Deals drawn in one go, with a stream of random numbers of their own: the unit that workers share out. */
export const CHUNK = 1 << 15;

/** A starting hand of a range that shares no card with others is looked for this often before a deal is given up. */
const TRIES = 1000;

/**
 * Draws deals of a spot at random and tallies them. The same seed and chunk draw the same deals, whoever
 * draws them.
 *
 * @throws RangeError when the ranges leave no room for one another
 */
export function sampleChunk(spot: Spot, seed: number, chunk: number, deals = CHUNK): Tally {
  const { game, players, stub } = spot;
  const random = new Random(seed, chunk);
  const tally = new Tally(players.length);
  const hands = players.map(({ cards }) => new GrowingHand(cards));
  const starts = hands.map(hand => ({ sum: hand.sum, masks: hand.masks.slice() }));
  const main = new Uint16Array(players.length);
  const low = new Uint16Array(players.length);
  const deck = stub.slice();
  const ranged = players.some(player => player.range !== null);
  for (let deal = 0; deal < deals; deal++) {
    let left = deck.length;
    if (ranged) left = drawRanges(spot, hands, deck, random);
    for (let player = 0; player < hands.length; player++) {
      const hand = hands[player]!;
      for (let drawn = players[player]!.toCome; drawn > 0; drawn--) {
        const at = random.below(left--);
        const card = deck[at]!;
        deck[at] = deck[left]!;
        deck[left] = card;
        hand.add(card);
      }
    }
    const community = spot.communityToCome ? deck[random.below(left)]! : spot.community;
    for (let player = 0; player < hands.length; player++) {
      const hand = hands[player]!;
      if (community !== null) hand.add(community);
      main[player] = game === 'razz' ? hand.razz() : hand.high();
      if (game === 'stud-hi-lo') low[player] = hand.low8();
      const start = starts[player]!;
      hand.sum = start.sum;
      for (let suit = 0; suit < 4; suit++) hand.masks[suit] = start.masks[suit]!;
    }
    if (game === 'stud-hi-lo') tally.hiLo(main, low);
    else tally.onePot(main);
  }
  return tally;
}

/**
 * Gives every player with a range a starting hand of it, all equally likely among those that fit together, by
 * drawing for all and drawing again for all when two share a card. Their cards go to the end of the deck.
 *
 * @returns how many cards of the deck are left
 */
function drawRanges(spot: Spot, hands: readonly GrowingHand[], deck: Uint8Array, random: Random): number {
  const places = new Int8Array(52).fill(-1);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    for (let place = 0; place < deck.length; place++) places[deck[place]!] = place;
    let left = deck.length;
    let fits = true;
    const drawn: number[] = [];
    for (const { range } of spot.players) {
      if (range === null) continue;
      const at = 3 * random.below(range.length / 3);
      for (let index = at; index < at + 3 && fits; index++) {
        const card = range[index]!;
        const place = places[card]!;
        fits = place >= 0 && place < left;
        if (!fits) break;
        left--;
        const other = deck[left]!;
        deck[place] = other;
        deck[left] = card;
        places[other] = place;
        places[card] = left;
        drawn.push(card);
      }
      if (!fits) break;
    }
    if (!fits) continue;
    let next = 0;
    for (const [player, { range }] of spot.players.entries()) {
      if (range === null) continue;
      for (let card = 0; card < 3; card++) hands[player]!.add(drawn[next++]!);
    }
    return left;
  }
  throw new RangeError(
    'The ranges and dead cards leave no room for one another: no deal was found that fits them all.',
  );
}
