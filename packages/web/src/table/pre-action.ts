import type { Action, Chips, Hand, Option, Seat } from '@doorcard/stud';
import { actionOf, canAct, playerAt } from '@doorcard/stud';

/** What a player wants to do when his turn comes. It answers one decision, and a call only its own price. */
export type PreAction =
  | { readonly kind: 'fold' | 'check-fold' | 'check' | 'call-any' | 'raise' }
  | { readonly kind: 'call'; readonly price: Chips };

/** What the player would have to call now. */
export function priceFor(hand: Hand, seat: Seat): Chips {
  const player = playerAt(hand, seat);
  return Math.max(0, Math.min(player.stack, hand.level - player.bet));
}

/** Which pre-actions make sense for a player who waits; none when he is not to act again in this round. */
export function preActionsFor(hand: Hand, seat: Seat): readonly PreAction[] {
  const player = playerAt(hand, seat);
  if (hand.phase !== 'betting' || hand.turn === null || hand.turn === seat || !canAct(player)) return [];
  if (player.acted && player.bet >= hand.level) return [];
  const price = priceFor(hand, seat);
  if (price === 0) return [{ kind: 'check-fold' }, { kind: 'check' }, { kind: 'raise' }];
  return [{ kind: 'fold' }, { kind: 'call', price }, { kind: 'call-any' }, { kind: 'raise' }];
}

/** Does a wish still hold when the price has become this? A check or a call does not outlive its price. */
export function stillHolds(wish: PreAction, price: Chips): boolean {
  if (wish.kind === 'call') return wish.price === price;
  return wish.kind !== 'check' || price === 0;
}

/** The action by which a wish answers the options of one's turn; null when it fits none of them any more. */
export function answerTo(wish: PreAction, options: readonly Option[]): Action | null {
  const find = (...names: Option['action'][]): Action | null => {
    const option = names.map(name => options.find(other => other.action === name)).find(Boolean);
    return option === undefined ? null : actionOf(option);
  };
  switch (wish.kind) {
    case 'fold':
      return find('check') === null ? find('fold') : null;
    case 'check-fold':
      return find('check', 'fold');
    case 'check':
      return find('check');
    case 'call': {
      const call = options.find(option => option.action === 'call');
      return call !== undefined && call.amount === wish.price ? { action: 'call' } : null;
    }
    case 'call-any':
      return find('call', 'check');
    case 'raise':
      return find('complete', 'bet', 'raise', 'call', 'check');
  }
}
