import type { Chips, Hand, Pot, Seat } from './types.ts';

/**
 * The pots as they stand, main pot first, by what each player has put in during the hand; chips of players
 * who folded stay in (Rulebook §8). A wager that nobody has matched yet forms a last pot of its own, with
 * its owner alone eligible, until it is matched or returned.
 */
export function pots(hand: Hand): readonly Pot[] {
  const levels: Chips[] = [];
  for (const player of hand.players) {
    if (!player.folded && !levels.includes(player.total)) levels.push(player.total);
  }
  levels.sort((a, b) => a - b);
  const result: Pot[] = [];
  let below = 0;
  for (let index = 0; index < levels.length; index++) {
    const level = levels[index]!;
    const top = index === levels.length - 1;
    let amount = 0;
    const eligible: Seat[] = [];
    for (const player of hand.players) {
      // What folded players put in beyond the highest live player belongs to the last pot.
      const reach = top ? player.total : Math.min(player.total, level);
      if (reach > below) amount += reach - below;
      if (!player.folded && player.total >= level) eligible.push(player.seat);
    }
    if (amount > 0) result.push({ amount, eligible });
    below = level;
  }
  return result;
}

/** The part of the highest contribution that nobody else matched, and whose it is; null when there is none. */
export function unmatched(hand: Hand): { readonly seat: Seat; readonly amount: Chips } | null {
  let most = 0;
  let second = 0;
  let seat: Seat | null = null;
  for (const player of hand.players) {
    if (player.total > most) {
      second = most;
      most = player.total;
      seat = player.folded ? null : player.seat;
    } else if (player.total > second) second = player.total;
  }
  return seat !== null && most > second ? { seat, amount: most - second } : null;
}
