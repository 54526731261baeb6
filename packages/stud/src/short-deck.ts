import { DECK_SIZE } from '@doorcard/cards';
import { countLive } from './order.ts';
import type { Hand } from './types.ts';

/** How 7th street is dealt. */
export interface SeventhPlan {
  /** A card each, or one community card for all. */
  readonly deal: 'each' | 'community';
  /** Are stub and burned cards shuffled together first? */
  readonly reshuffle: boolean;
  /** Is a card burned first? */
  readonly burn: boolean;
}

/**
 * How 7th is dealt with the cards that are left. Folded cards are never reused (Rulebook §5): when the stub
 * cannot give every live player a card, the house either turns one community card, or first looks whether
 * stub and burned cards together suffice.
 */
export function planSeventh(hand: Hand): SeventhPlan {
  const { burn, shortDeck, shortDeckNeeds } = hand.setup.house.axes;
  const live = countLive(hand);
  const stub = DECK_SIZE - hand.used;
  const spare = shortDeckNeeds === 'live-plus-two';
  const needed = live + (spare ? 2 : burn ? 1 : 0);
  if (stub >= needed) return { deal: 'each', reshuffle: false, burn };
  const withBurns = stub + hand.burned.length;
  if (shortDeck === 'reshuffle-burns') {
    if (withBurns >= live + (spare ? 2 : 0)) return { deal: 'each', reshuffle: true, burn: burn && spare };
    return { deal: 'community', reshuffle: hand.burned.length > 0, burn: false };
  }
  return { deal: 'community', reshuffle: false, burn: burn && stub > 1 };
}
