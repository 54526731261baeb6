import { type Card, printCard } from '@doorcard/cards';
import type { MaybeCard } from '@doorcard/stud';
import type { HandRecord } from '../record.ts';

/** A sentence about a card that stands in two places, or null. Burned cards may come again. */
export function dealtTwice(record: HandRecord): string | null {
  // A deck of 52 as two words of 26 bits.
  let low = 0;
  let high = 0;
  const isOut = (card: MaybeCard): boolean => {
    if (card === null) return false;
    const bit = 1 << (card % 26);
    const out = ((card < 26 ? low : high) & bit) !== 0;
    if (card < 26) low |= bit;
    else high |= bit;
    return out;
  };
  isOut(record.community);
  for (const { cards } of record.seats) for (const card of cards) if (isOut(card)) return tell(record, card!);
  return null;
}

function tell(record: HandRecord, card: Card): string {
  const owners = record.seats.flatMap(({ name, cards }) =>
    cards.filter(other => other === card).map(() => `dealt to ${name}`),
  );
  if (record.community === card) owners.push('turned for all');
  return `${printCard(card)} is ${owners[0]} and ${owners[1]}; a deck has each card once.`;
}
