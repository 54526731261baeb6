import type { Card } from '@doorcard/cards';
import type { Hand, Next } from '@doorcard/stud';
import type { Shuffler } from '../ports.ts';

/**
 * The cards a hand waits for, from the deck it began with: those on top that are not out yet. Nothing but the
 * deck and the hand is needed, so a hand taken up again after a crash is dealt on as if nothing had been.
 */
export function dealFrom(
  deck: readonly Card[],
  hand: Hand,
  due: Next & { readonly type: 'deal' },
  shuffler: Shuffler,
): Card[] {
  const out = new Set<Card | null>([hand.community, ...hand.burned]);
  for (const player of hand.players) for (const card of player.cards) out.add(card);
  let stub = deck.filter(card => !out.has(card));
  if (due.reshuffle) stub = shuffler.shuffle([...stub, ...(hand.burned as readonly Card[])]);
  return stub.slice(0, due.slots.length);
}
