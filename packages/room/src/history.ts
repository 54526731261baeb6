/** The history of a finished hand, with exactly what the one who asks may know. */
import { fault, ok, type Result } from '@doorcard/cards';
import { type HandRecord, type Step, writePhh } from '@doorcard/histories';
import { type HandEvent, type MaybeCard, replay, type Seat, viewEvent } from '@doorcard/stud';
import { houseOfHand, type WholeHand } from './store/hands.ts';
import type { TableConfig } from './table/config.ts';

/**
 * Writes a hand as PHH for one of its players. Cards come from his own view of it; with `disclose`, in houses
 * that do so on request, also those of hands mucked at its showdown (Rulebook §7). Hands folded before are
 * never told.
 */
export function historyFor(
  whole: WholeHand,
  table: Pick<TableConfig, 'name'> | null,
  personId: string,
  disclose: boolean,
): Result<string> {
  const seat = Object.entries(whole.dealtIn).find(([, dealt]) => dealt.personId === personId)?.[0];
  if (seat === undefined)
    return fault('not-yours', 'You were not dealt into that hand; only its players can have its history.');
  if (disclose && houseOfHand(whole.events).axes.disclosure !== 'on-request')
    return fault('not-yours', 'This house never tells hands that were mucked.');
  const disclosed = disclose ? whole.summary.mucked : [];
  return ok(writePhh(recordOf(whole, table?.name ?? null, Number(seat), disclosed)));
}

function recordOf(
  whole: WholeHand,
  table: string | null,
  hero: Seat,
  disclosed: readonly Seat[],
): HandRecord {
  const events = whole.events.map(event => viewEvent(event, hero));
  const seen = replay(events);
  const known = replay(whole.events);
  const { setup } = seen;
  const cardsOf = (seat: Seat): readonly MaybeCard[] =>
    (disclosed.includes(seat) ? known : seen).players.find(player => player.seat === seat)!.cards;
  return {
    format: 'phh',
    id: whole.summary.id,
    game: setup.game,
    kind: setup.kind,
    tournament: null,
    table,
    date: new Date(whole.summary.endedAt).toISOString(),
    currency: null,
    decimals: 0,
    stakes: setup.stakes,
    seats: setup.seats.map(({ seat, stack }) => ({
      seat,
      name: whole.dealtIn[seat]!.name,
      stack,
      ante: anteOf(events, seat),
      cards: cardsOf(seat),
    })),
    hero,
    dealer: setup.dealer,
    community: seen.community,
    burned: seen.burned,
    steps: stepsOf(events),
    claims: {
      returned: events.flatMap(event =>
        event.type === 'returned' ? [{ seat: event.seat, amount: event.amount, line: 0 }] : [],
      ),
      returnsPrinted: true,
      collected: events.flatMap(event =>
        event.type === 'awarded'
          ? [{ seat: event.seat, amount: event.amount, pot: event.pot, half: event.half, line: 0 }]
          : [],
      ),
      collectedWithReturns: false,
      total: whole.summary.pot,
      pots: [],
      rake: seen.rake,
      finishing: seen.players.map(({ stack }) => stack),
      line: 0,
    },
    house: setup.house.id,
    complete: true,
  };
}

function anteOf(events: readonly HandEvent[], seat: Seat): number {
  for (const event of events) if (event.type === 'ante-posted' && event.seat === seat) return event.amount;
  return 0;
}

function stepsOf(events: readonly HandEvent[]): Step[] {
  const steps: Step[] = [];
  // What each player has in on the street, for the totals of calls.
  const bets = new Map<Seat, number>();
  for (const event of events) {
    switch (event.type) {
      case 'street-started':
        bets.clear();
        steps.push({ type: 'street', street: event.street, line: 0 });
        break;
      case 'bring-in-posted':
        bets.set(event.seat, event.amount);
        steps.push(act(event.seat, 'bring-in', event.amount, event.amount, event.allIn));
        break;
      case 'completed':
        bets.set(event.seat, event.to);
        steps.push(act(event.seat, 'complete', event.amount, event.to, event.allIn));
        break;
      case 'bet':
        bets.set(event.seat, event.to);
        steps.push(act(event.seat, 'bet', event.amount, event.to, event.allIn));
        break;
      case 'raised':
        bets.set(event.seat, event.to);
        steps.push(act(event.seat, 'raise', event.amount, event.to, event.allIn));
        break;
      case 'called': {
        const to = (bets.get(event.seat) ?? 0) + event.amount;
        bets.set(event.seat, to);
        steps.push(act(event.seat, 'call', event.amount, to, event.allIn));
        break;
      }
      case 'checked':
        steps.push(act(event.seat, 'check', 0, 0, false));
        break;
      case 'folded':
        steps.push(act(event.seat, 'fold', 0, 0, false));
        break;
      case 'shown':
        steps.push({ type: 'show', seat: event.seat, cards: event.cards, line: 0 });
        break;
      case 'mucked':
        steps.push({ type: 'muck', seat: event.seat, line: 0 });
        break;
      default:
    }
  }
  return steps;
}

function act(
  seat: Seat,
  action: (Step & { type: 'act' })['action'],
  amount: number,
  to: number,
  allIn: boolean,
): Step {
  return { type: 'act', seat, action, amount, to, allIn, line: 0 };
}
