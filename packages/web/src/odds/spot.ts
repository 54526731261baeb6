import { type Card, parseCards, printCard, printCards } from '@doorcard/cards';
import { GAMES, type Game } from '@doorcard/stud';

/** What the odds page is asked: hands of known cards, the rest of each unknown, and dead cards. */
export interface Spot {
  readonly game: Game;
  readonly hands: readonly (readonly Card[])[];
  readonly dead: readonly Card[];
}

/** Where a clicked card goes: a hand by its place, or the dead cards. */
export type Pile = number | 'dead';

export const MOST_HANDS = 8;
const HAND_SIZE = 7;

export const EMPTY_SPOT: Spot = { game: 'stud-high', hands: [[], []], dead: [] };

/** Reads a spot from the query of an address; what cannot be read is left out. */
export function spotOf(query: URLSearchParams): Spot {
  const game = GAMES.find(name => name === query.get('game')) ?? EMPTY_SPOT.game;
  const used = new Set<Card>();
  const read = (text: string, most: number): Card[] => {
    const cards = parseCards(text);
    const fresh = cards.ok ? cards.value.filter(card => !used.has(card)).slice(0, most) : [];
    for (const card of fresh) used.add(card);
    return fresh;
  };
  const written = query.get('hands');
  const hands =
    written === null
      ? EMPTY_SPOT.hands
      : written
          .split(',')
          .slice(0, MOST_HANDS)
          .map(text => read(text, HAND_SIZE));
  return { game, hands: hands.length < 2 ? [...hands, []] : hands, dead: read(query.get('dead') ?? '', 52) };
}

/** The query that says a spot. */
export function queryOf({ game, hands, dead }: Spot): string {
  const query = new URLSearchParams({ game, hands: hands.map(cards => printCards(cards)).join(',') });
  if (dead.length > 0) query.set('dead', printCards(dead));
  return query.toString().replaceAll('%2C', ',');
}

/** Which pile a card is in; null when it is still in the deck. */
export function pileOf(spot: Spot, card: Card): Pile | null {
  const hand = spot.hands.findIndex(cards => cards.includes(card));
  if (hand >= 0) return hand;
  return spot.dead.includes(card) ? 'dead' : null;
}

/** The spot with the cards of a pile replaced. */
export function withPile(spot: Spot, pile: Pile, cards: readonly Card[]): Spot {
  if (pile === 'dead') return { ...spot, dead: cards };
  return { ...spot, hands: spot.hands.map((hand, place) => (place === pile ? cards : hand)) };
}

/** The spot after a click on a card of the deck: out of the pile it is in, or into the chosen one. */
export function toggle(spot: Spot, card: Card, pile: Pile): Spot {
  const now = pileOf(spot, card);
  const cards = (which: Pile): readonly Card[] => (which === 'dead' ? spot.dead : (spot.hands[which] ?? []));
  if (now !== null)
    return withPile(
      spot,
      now,
      cards(now).filter(other => other !== card),
    );
  if (pile !== 'dead' && cards(pile).length >= HAND_SIZE) return spot;
  return withPile(spot, pile, [...cards(pile), card]);
}

/** What is wrong with typed cards for a pile: not cards, in use, or too many; null when they may stand. */
export type TypingFault = { readonly kind: 'not-card' | 'taken' | 'full'; readonly what: string };

/** Reads what somebody typed into a pile. */
export function typeInto(spot: Spot, pile: Pile, text: string): Spot | TypingFault {
  const cards = parseCards(text);
  if (!cards.ok) return { kind: 'not-card', what: text.trim().slice(-12) };
  for (const card of cards.value) {
    const other = pileOf(spot, card);
    if (other !== null && other !== pile) return { kind: 'taken', what: printCard(card) };
  }
  if (pile !== 'dead' && cards.value.length > HAND_SIZE) return { kind: 'full', what: '' };
  return withPile(spot, pile, cards.value);
}
