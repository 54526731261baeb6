import { GrowingHand } from './hands.ts';
import type { Spot } from './spot.ts';
import { Tally } from './tally.ts';

/** Counts every deal of a spot with known cards, one by one: for as few deals as there are on late streets. */
export function enumerate(spot: Spot): Tally {
  const { game, players, stub } = spot;
  const tally = new Tally(players.length);
  const hands = players.map(({ cards }) => new GrowingHand(cards));
  const used = new Uint8Array(stub.length);
  const main = new Uint16Array(players.length);
  const low = new Uint16Array(players.length);
  const count = (): void => {
    if (game === 'stud-hi-lo') tally.hiLo(main, low);
    else tally.onePot(main);
  };
  const rank = (player: number): void => {
    const hand = hands[player]!;
    main[player] = game === 'razz' ? hand.razz() : hand.high();
    if (game === 'stud-hi-lo') low[player] = hand.low8();
  };
  /** With a community card every hand changes again, so that they are ranked when it has come. */
  const shared = spot.communityToCome || spot.community !== null;
  const withCommunity = (card: number): void => {
    for (let player = 0; player < hands.length; player++) {
      hands[player]!.add(card);
      rank(player);
      hands[player]!.take(card);
    }
    count();
  };
  const complete = (): void => {
    if (spot.community !== null) return withCommunity(spot.community);
    if (!spot.communityToCome) return count();
    for (let place = 0; place < stub.length; place++) if (used[place] === 0) withCommunity(stub[place]!);
  };
  const deal = (player: number, from: number, left: number): void => {
    if (left === 0) {
      if (!shared) rank(player);
      if (player === players.length - 1) complete();
      else deal(player + 1, 0, players[player + 1]!.toCome);
      return;
    }
    const hand = hands[player]!;
    for (let place = from; place < stub.length; place++) {
      if (used[place] === 1) continue;
      used[place] = 1;
      hand.add(stub[place]!);
      deal(player, place + 1, left - 1);
      hand.take(stub[place]!);
      used[place] = 0;
    }
  };
  deal(0, 0, players[0]!.toCome);
  return tally;
}
