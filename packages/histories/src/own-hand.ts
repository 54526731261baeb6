import {
  type Award,
  type Chips,
  type HandEvent,
  HOUSES,
  type MaybeCard,
  pots,
  replay,
  type Seat,
  type Viewer,
  viewEvent,
} from '@doorcard/stud';
import { writePhh } from './phh.ts';
import type { HandRecord, RecordSeat, Step } from './record.ts';

/** What a hand's events do not tell. */
export interface OwnHand {
  readonly id: string;
  /** By seat; a seat without a name is called by its number. */
  readonly names: ReadonlyMap<Seat, string>;
  /** Whose eyes: cards he may not know stay unknown. `everything` for a hand that nobody has to keep secret. */
  readonly viewer: Viewer | 'everything';
  readonly table?: string;
  readonly tournament?: string;
  /** `2026-12-01 14:30:00`, in UTC. */
  readonly date?: string;
  readonly currency?: string;
  readonly decimals?: number;
}

/** The record of a hand that was played here, from its events. */
export function recordOfEvents(events: readonly HandEvent[], own: OwnHand): HandRecord {
  const { viewer } = own;
  const seen = viewer === 'everything' ? events : events.map(event => viewEvent(event, viewer));
  const first = seen[0];
  if (first?.type !== 'hand-started') throw new Error('the events of a hand begin with hand-started');
  const { setup } = first;
  const cards = new Map<Seat, MaybeCard[]>(setup.seats.map(({ seat }) => [seat, []]));
  const antes = new Map<Seat, Chips>();
  const steps: Step[] = [];
  const burned: MaybeCard[] = [];
  const returned: { seat: Seat; amount: Chips; line: number }[] = [];
  const awards: Award[] = [];
  const bets = new Map<Seat, Chips>();
  let community: MaybeCard = null;
  let rake = 0;
  let complete = false;
  const line = 0;
  const act = (
    seat: Seat,
    action: 'fold' | 'check' | 'call' | 'bring-in' | 'complete' | 'bet' | 'raise',
    amount: Chips,
    allIn: boolean,
  ): void => {
    const to = (bets.get(seat) ?? 0) + amount;
    bets.set(seat, to);
    steps.push({ type: 'act', seat, action, amount, to, allIn, line });
  };
  let wagers = 0;
  for (const event of seen) {
    switch (event.type) {
      case 'ante-posted':
        antes.set(event.seat, event.amount);
        break;
      case 'card-burned':
        burned.push(event.card);
        break;
      case 'card-dealt':
        cards.get(event.seat)!.push(event.card);
        break;
      case 'community-dealt':
        community = event.card;
        break;
      case 'street-started':
        bets.clear();
        wagers = 0;
        steps.push({ type: 'street', street: event.street, line });
        break;
      case 'bring-in-posted':
        act(event.seat, 'bring-in', event.amount, event.allIn);
        break;
      case 'completed':
      case 'bet':
      case 'raised': {
        const street = steps.findLast(step => step.type === 'street')!.street;
        const opening = street === 3 ? 'complete' : 'bet';
        act(event.seat, wagers++ === 0 ? opening : 'raise', event.amount, event.allIn);
        break;
      }
      case 'called':
        act(event.seat, 'call', event.amount, event.allIn);
        break;
      case 'checked':
        act(event.seat, 'check', 0, false);
        break;
      case 'folded':
        act(event.seat, 'fold', 0, false);
        break;
      case 'timed-out':
        if (event.protected) steps.push({ type: 'protect', seat: event.seat, line });
        break;
      case 'returned':
        returned.push({ seat: event.seat, amount: event.amount, line });
        break;
      case 'shown':
        event.cards.forEach((card, place) => {
          if (card !== null) cards.get(event.seat)![place] = card;
        });
        steps.push({ type: 'show', seat: event.seat, cards: event.cards, line });
        break;
      case 'mucked':
        steps.push({ type: 'muck', seat: event.seat, line });
        break;
      case 'rake-taken':
        rake += event.amount;
        break;
      case 'awarded':
        awards.push(event);
        break;
      case 'hand-ended':
        complete = true;
        break;
    }
  }
  const hand = replay(seen);
  const amounts = pots(hand).map(pot => pot.amount);
  const known = HOUSES.some(house => house.id === setup.house.id);
  const seats: RecordSeat[] = setup.seats.map(({ seat, stack }) => ({
    seat,
    name: own.names.get(seat) ?? `seat ${seat}`,
    stack,
    ante: antes.get(seat) ?? 0,
    cards: cards.get(seat)!,
  }));
  return {
    format: 'phh',
    id: own.id,
    game: setup.game,
    kind: setup.kind,
    tournament: own.tournament ?? null,
    table: own.table ?? null,
    date: own.date ?? null,
    currency: own.currency ?? null,
    decimals: own.decimals ?? 0,
    stakes: setup.stakes,
    hero: typeof viewer === 'number' ? viewer : null,
    dealer: setup.dealer,
    house: setup.house.id,
    ...(known ? {} : { axes: setup.house.axes }),
    complete,
    community,
    burned: burned.every(card => card === null) ? [] : burned,
    seats,
    steps,
    claims: {
      returned,
      returnsPrinted: true,
      collected: awards.map(({ seat, amount, pot, half }) => ({ seat, amount, pot, half, line })),
      collectedWithReturns: false,
      total: complete ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
      pots: complete ? amounts : [],
      rake: complete ? rake : null,
      finishing: complete ? hand.players.map(player => player.stack) : [],
      line,
    },
  };
}

/** A hand that was played here in the Poker Hand History form, with no card that the viewer may not know. */
export function writeOwnHand(events: readonly HandEvent[], own: OwnHand): string {
  return writePhh(recordOfEvents(events, own));
}
