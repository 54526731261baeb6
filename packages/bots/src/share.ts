import type { Card } from '@doorcard/cards';
import { equityNow } from '@doorcard/odds';
import type { Hand } from '@doorcard/stud';
import type { Seen } from './seen.ts';

/** Deals drawn for one thought: an error of three in a hundred, a few milliseconds. */
const DEALS = 240;

/** By how much every bet of an opponent on this street makes his hidden cards better than any two. */
const RESPECT = 0.93;

/**
 * The share of the pot a player can expect: his equity against what the others show, any hidden cards behind
 * it, dead cards dead; less where others have bet, since they do not bet with any two.
 */
export function expectedShare(hand: Hand, seen: Seen, seed: number): number {
  const community = hand.community;
  const found = equityNow(
    {
      game: hand.setup.game,
      players: [
        seen.mine,
        ...seen.opponents.map(({ cards }) => cards.filter((card): card is Card => card !== null)),
      ],
      dead: seen.dead,
      ...(community === null ? {} : { community }),
    },
    { trials: DEALS, seed },
  );
  if (!found.ok) return 1 / (seen.opponents.length + 1);
  const strength = hand.aggressor !== null && hand.aggressor !== seen.me.seat ? hand.fullBets : 0;
  return found.value.players[0]!.equity * RESPECT ** strength;
}
