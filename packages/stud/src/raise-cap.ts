import { countLive } from './order.ts';
import type { Hand } from './types.ts';

/** May another raise be made on this street, as far as the cap goes? (Rulebook §4 raises) */
export function raiseLeft(hand: Hand): boolean {
  const { raiseCap } = hand.setup.house.axes;
  if (hand.fullBets <= raiseCap) return true;
  return uncapped(hand);
}

/** Does no cap apply, because only two are left to raise each other? */
export function uncapped(hand: Hand): boolean {
  switch (hand.setup.house.axes.headsUpCap) {
    case 'capped':
      return false;
    case 'uncapped-from-start':
      return hand.liveAtStart === 2;
    case 'uncapped':
      return !hand.capReached && countLive(hand) === 2;
  }
}
