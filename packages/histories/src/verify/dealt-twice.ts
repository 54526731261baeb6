import { type Card, printCard } from '@doorcard/cards';
import type { HandRecord } from '../record.ts';

/** A sentence about a card that stands in two places, or null. Burned cards may come again. */
export function dealtTwice(record: HandRecord): string | null {
  const owners = new Map<Card, string>();
  const places = record.seats.flatMap(({ name, cards }) =>
    cards.map(card => ({ card, owner: `dealt to ${name}` })),
  );
  for (const { card, owner } of [...places, { card: record.community, owner: 'turned for all' }]) {
    if (card === null) continue;
    const before = owners.get(card);
    if (before !== undefined)
      return `${printCard(card)} is ${before} and ${owner}; a deck has each card once.`;
    owners.set(card, owner);
  }
  return null;
}
