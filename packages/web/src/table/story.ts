import type { Card } from '@doorcard/cards';
import {
  type Award,
  board,
  type Chips,
  type Hand,
  type HandEvent,
  isUp,
  type PlayerState,
  playerAt,
  type Seat,
  type Street,
} from '@doorcard/stud';
import { bestFive } from '../words/made-hand.ts';

/** What a player did last on this street, for the badge at his seat. */
export interface LastAction {
  readonly verb: 'bring-in' | 'check' | 'fold' | 'call' | 'complete' | 'bet' | 'raise';
  readonly amount: Chips | null;
}

const VERBS = {
  'bring-in-posted': 'bring-in',
  completed: 'complete',
  bet: 'bet',
  raised: 'raise',
  called: 'call',
  checked: 'check',
  folded: 'fold',
} as const;

/** What everybody did last on the street the events end on. */
export function lastActions(events: readonly HandEvent[]): ReadonlyMap<Seat, LastAction> {
  const actions = new Map<Seat, LastAction>();
  for (const event of events) {
    switch (event.type) {
      case 'street-started':
        actions.clear();
        break;
      case 'checked':
      case 'folded':
        actions.set(event.seat, { verb: VERBS[event.type], amount: null });
        break;
      case 'called':
      case 'bring-in-posted':
        actions.set(event.seat, { verb: VERBS[event.type], amount: event.amount });
        break;
      case 'completed':
      case 'bet':
      case 'raised':
        actions.set(event.seat, { verb: VERBS[event.type], amount: event.to });
        break;
    }
  }
  return actions;
}

/** On which street each folded player left. */
export function foldedOn(events: readonly HandEvent[]): ReadonlyMap<Seat, Street> {
  const folds = new Map<Seat, Street>();
  let street: Street = 3;
  for (const event of events) {
    if (event.type === 'street-started') street = event.street;
    if (event.type === 'folded') folds.set(event.seat, street);
  }
  return folds;
}

/** What one player got out of one pot. */
export interface Winning {
  readonly pot: number;
  readonly seat: Seat;
  readonly amount: Chips;
  readonly half: Award['half'] | 'scoop';
}

/** The awards of a hand, one line for each player and pot: both halves of a pot to one player are a scoop. */
export function winnings(hand: Hand): readonly Winning[] {
  const lines: Winning[] = [];
  for (const award of hand.awards) {
    const other = lines.findIndex(line => line.pot === award.pot && line.seat === award.seat);
    const line = lines[other];
    if (line === undefined) lines.push(award);
    else
      lines[other] = {
        ...line,
        amount: line.amount + award.amount,
        half: line.half === award.half ? line.half : 'scoop',
      };
  }
  return lines;
}

/** How a card took part in winning. */
export type Lit = 'high' | 'low' | 'both';

/** The cards of all winners' fives, by seat: which were used for the high (or only) half, the low one, or both. */
export function litCards(hand: Hand): ReadonlyMap<Seat, ReadonlyMap<Card, Lit>> {
  const lit = new Map<Seat, Map<Card, Lit>>();
  // Who won because all others folded has no five to light, even when he shows.
  if (hand.players.filter(player => !player.folded).length < 2) return lit;
  for (const { seat, half } of hand.awards) {
    const cards = knownCards(hand, playerAt(hand, seat));
    if (cards === null || playerAt(hand, seat).showdown !== 'shown') continue;
    const ofSeat = lit.get(seat) ?? new Map<Card, Lit>();
    const way = half === 'low' ? 'low' : 'main';
    for (const card of bestFive(hand.setup.game, cards, way) ?? []) {
      const now: Lit = way === 'low' ? 'low' : 'high';
      const before = ofSeat.get(card);
      ofSeat.set(card, before === undefined || before === now ? now : 'both');
    }
    lit.set(seat, ofSeat);
  }
  return lit;
}

/** All cards a player makes his hand of, or null when one of them is not known here. */
export function knownCards(hand: Hand, player: PlayerState): readonly Card[] | null {
  const cards = hand.community === null ? player.cards : [...player.cards, hand.community];
  return cards.includes(null) || cards.length === 0 ? null : (cards as readonly Card[]);
}

/** What has been seen of the deck: each card's whereabouts. */
export type Seen = 'mine' | 'live' | 'dead';

/** Every card these eyes have seen: on a live board, folded, or one's own. */
export function seenCards(hand: Hand, me: Seat | null): ReadonlyMap<Card, Seen> {
  const seen = new Map<Card, Seen>();
  for (const player of hand.players) {
    player.cards.forEach((card, place) => {
      if (card === null) return;
      if (player.seat === me) seen.set(card, 'mine');
      else if (isUp(place) || player.showdown === 'shown') seen.set(card, player.folded ? 'dead' : 'live');
    });
  }
  if (hand.community !== null) seen.set(hand.community, 'live');
  return seen;
}

/** All chips that have been put in. */
export function potInAll(hand: Hand): Chips {
  return hand.players.reduce((sum, player) => sum + player.total, 0);
}

/** The up cards by which a player opened, in words' reach: null when not known. */
export function openingCards(hand: Hand, seat: Seat): readonly Card[] | null {
  return board(playerAt(hand, seat));
}
