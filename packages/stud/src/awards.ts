import { oddChipOrder, type Side } from './odd-chip.ts';
import { pots } from './pots.ts';
import { contenders } from './showdown.ts';
import { type Strength, strengthOf } from './strength.ts';
import type { Award, Chips, Hand, HandEvent, PlayerState, Pot } from './types.ts';

/**
 * Rake and awards of every pot, main pot first: each pot among its own eligible players, rake first, in
 * stud-hi-lo each pot split on its own (Rulebook §8). Null when unknown cards keep the rules from deciding.
 */
export function settle(hand: Hand): readonly HandEvent[] | null {
  const events: HandEvent[] = [];
  const list = pots(hand);
  const rakes = rakePots(hand, list);
  for (let index = 0; index < list.length; index++) {
    const pot = list[index]!;
    const rake = rakes[index]!;
    if (rake > 0) events.push({ type: 'rake-taken', pot: index, amount: rake });
    const awards = awardPot(hand, pot, index, pot.amount - rake);
    if (awards === null) return null;
    for (const award of awards) if (award.amount > 0) events.push({ type: 'awarded', ...award });
  }
  return events;
}

/** What the house takes of each pot: a told rake as told, else per mille rounded down, capped over the hand. */
export function rakePots(hand: Hand, list: readonly Pot[]): readonly Chips[] {
  const { rake } = hand.setup;
  if (rake === undefined) return list.map(() => 0);
  if ('perPot' in rake) return list.map((pot, index) => Math.min(rake.perPot[index] ?? 0, pot.amount));
  // No fourth street, no rake.
  if (hand.street === null || hand.street < 4) return list.map(() => 0);
  let left = rake.cap;
  return list.map(pot => {
    const taken = Math.min(left, Math.floor((pot.amount * rake.perMille) / 1000));
    left -= taken;
    return taken;
  });
}

function awardPot(hand: Hand, pot: Pot, index: number, amount: Chips): readonly Award[] | null {
  const players = contenders(hand, pot.eligible);
  if (players.length === 0) return null;
  if (players.length === 1) return [{ pot: index, seat: players[0]!.seat, amount, half: 'all' }];
  const strengths = new Map<PlayerState, Strength>();
  for (const player of players) {
    const own = strengthOf(hand, player);
    if (own === null) return null;
    strengths.set(player, own);
  }
  const best = winners(players, player => strengths.get(player)!.main);
  const bestLow = winners(players, player => strengths.get(player)!.low);
  const lowMade = strengths.get(bestLow[0]!)!.low > 0;
  if (!lowMade) {
    const side: Side = hand.setup.game === 'razz' ? 'razz' : 'high';
    return shares(hand, best, amount, side).map(share => ({ pot: index, ...share, half: 'all' }));
  }
  return splitHiLo(hand, best, bestLow, amount).map(award => ({ pot: index, ...award }));
}

function winners(
  players: readonly PlayerState[],
  rank: (player: PlayerState) => number,
): readonly PlayerState[] {
  const best = Math.max(...players.map(rank));
  return players.filter(player => rank(player) === best);
}

interface Share {
  readonly seat: number;
  readonly amount: Chips;
}

/** Equal shares, the odd chips one each in the house's order. */
function shares(hand: Hand, tied: readonly PlayerState[], amount: Chips, side: Side): readonly Share[] {
  if (tied.length === 1) return [{ seat: tied[0]!.seat, amount }];
  const each = Math.floor(amount / tied.length);
  const odd = amount - each * tied.length;
  return oddChipOrder(hand, tied, side).map((seat, place) => ({
    seat,
    amount: each + (place < odd ? 1 : 0),
  }));
}

/** The odd chip between the halves goes to the high half; players tied for both split the whole evenly. */
function splitHiLo(
  hand: Hand,
  highs: readonly PlayerState[],
  lows: readonly PlayerState[],
  amount: Chips,
): readonly (Share & Pick<Award, 'half'>)[] {
  const low = Math.floor(amount / 2);
  const highShares = shares(hand, highs, amount - low, 'high');
  const sameWinners = highs.length === lows.length && highs.every(player => lows.includes(player));
  const lowShares = sameWinners ? evened(hand, highs, highShares, amount) : shares(hand, lows, low, 'low8');
  return [
    ...highShares.map(share => ({ ...share, half: 'high' as const })),
    ...lowShares.map(share => ({ ...share, half: 'low' as const })),
  ];
}

/** Low shares that make the whole of each player as even as it can be: 102 between two is 51 and 51. */
function evened(
  hand: Hand,
  tied: readonly PlayerState[],
  highShares: readonly Share[],
  amount: Chips,
): readonly Share[] {
  const whole = shares(hand, tied, amount, 'high');
  return highShares.map(({ seat, amount: high }) => ({
    seat,
    amount: whole.find(share => share.seat === seat)!.amount - high,
  }));
}
