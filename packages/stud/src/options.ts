import { betSizes } from './open-pair.ts';
import { canAct, playerAt } from './order.ts';
import { raiseLeft } from './raise-cap.ts';
import { raiseBase, reopened } from './short-all-in.ts';
import type { Chips, Hand, Option, PlayerState, WagerOption } from './types.ts';

const NONE: readonly Option[] = [];

/**
 * Everything the player to act may do, with every amount: the single source of legality, for the server's
 * check, the client's buttons, the bots and the histories. Empty when no player's action is awaited.
 *
 * Amounts are chips: `amount` is what the player would add now, `to` his total on this street after it.
 * Rulebook §3 (bring-in, completing), §4 (bets, open pair, cap, short all-ins).
 */
export function options(hand: Hand): readonly Option[] {
  if (hand.turn === null) return NONE;
  if (hand.phase === 'bring-in') return bringInOptions(hand, playerAt(hand, hand.turn));
  if (hand.phase === 'betting') return bettingOptions(hand, playerAt(hand, hand.turn));
  return NONE;
}

function bringInOptions(hand: Hand, player: PlayerState): readonly Option[] {
  const { stakes, house } = hand.setup;
  const list: Option[] = [];
  const passed = hand.openerReason?.passedFrom != null || hand.opener !== player.seat;
  if (passed && house.axes.bringInPasses === 'may-fold') list.push({ action: 'fold' });
  list.push(wager('bring-in', player, stakes.bringIn));
  if (player.stack > stakes.bringIn && somebodyCanCall(hand, player)) {
    list.push(wager('complete', player, stakes.smallBet));
  }
  return list;
}

function bettingOptions(hand: Hand, player: PlayerState): readonly Option[] {
  const list: Option[] = [];
  const owed = hand.level - player.bet;
  if (owed > 0 || hand.setup.house.axes.freeFold) list.push({ action: 'fold' });
  if (owed <= 0) list.push({ action: 'check' });
  else if (player.stack <= owed) list.push({ action: 'call', amount: player.stack, allIn: true });
  else list.push({ action: 'call', amount: owed });
  if (player.stack > owed && raiseLeft(hand) && reopened(hand, player) && somebodyCanCall(hand, player)) {
    addWagers(list, hand, player);
  }
  return list;
}

function addWagers(list: Option[], hand: Hand, player: PlayerState): void {
  const action = wagerName(hand);
  let last = 0;
  for (const size of betSizes(hand, player)) {
    const option = wager(action, player, raiseBase(hand) + size);
    if (option.to !== last && option.to > hand.level) list.push(option);
    last = option.to;
  }
}

/** What the next wager is called. A short all-in that stands is *completed* to the full amount. */
function wagerName(hand: Hand): 'complete' | 'bet' | 'raise' {
  if (hand.level > raiseBase(hand)) return 'complete';
  return hand.fullBets === 0 ? 'bet' : 'raise';
}

/** A wager to `to`, or all-in for what the player has. */
function wager(action: WagerOption['action'], player: PlayerState, to: Chips): WagerOption {
  const most = player.bet + player.stack;
  if (to >= most) return { action, amount: player.stack, to: most, allIn: true };
  return { action, amount: to - player.bet, to };
}

/** Nobody may bet or raise when no other player has chips left to call any of it (Rulebook §4). */
function somebodyCanCall(hand: Hand, player: PlayerState): boolean {
  for (const other of hand.players) {
    if (other !== player && canAct(other) && other.bet + other.stack > hand.level) return true;
  }
  return false;
}
