/** Hands at a table: beginning, and going on by a command. Pure but for the shuffler. */
import { ok, type Result } from '@doorcard/cards';
import {
  type Action,
  type Command,
  type Hand,
  type HandEvent,
  mayMuck,
  next,
  options,
  play,
  type Refusal,
  replay,
  type Seat,
  startHand,
} from '@doorcard/stud';
import type { Shuffler } from '../ports.ts';
import type { TableConfig } from './config.ts';
import { dealFrom } from './dealing.ts';
import type { Beginning, TableState } from './state.ts';

/** What a hand asks of the table besides cards. */
export interface AtTable {
  readonly shuffler: Shuffler;
  /** Has the player in this seat got up? */
  leaves(seat: Seat): boolean;
  /** Does the player in this seat want losing hands mucked without being asked? */
  autoMucks(seat: Seat): boolean;
}

export interface Went {
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}

/** Begins a hand with the players in these seats. */
export function begin(
  state: TableState,
  config: TableConfig,
  seats: readonly Seat[],
  id: string,
  at: AtTable,
): Went & { readonly begins: Beginning } {
  const dealer =
    config.house.axes.dealer === 'fixed' ? 0 : (seats.find(seat => seat > state.dealer) ?? seats[0]!);
  const sitters = seats.map(seat => ({ seat, ...state.seats[seat - 1]! }));
  const begins: Beginning = {
    id,
    number: state.handNumber + 1,
    dealer,
    deck: at.shuffler.deck(),
    dealtIn: Object.fromEntries(sitters.map(({ seat, personId, name }) => [seat, { personId, name }])),
  };
  const started = startHand({
    game: config.game,
    house: config.house,
    stakes: config.stakes,
    kind: 'cash',
    dealer,
    seats: sitters.map(({ seat, stack }) => ({ seat, stack })),
  });
  if (!started.ok) throw new Error(started.fault.message);
  return { begins, ...goOn({ events: started.value, hand: replay(started.value) }, begins.deck, at) };
}

/** Obeys a command and goes on to the next decision that somebody must be asked for. */
export function carryOn(
  hand: Hand,
  deck: Beginning['deck'],
  command: Command,
  at: AtTable,
): Result<Went, Refusal> {
  const played = play(hand, command);
  return played.ok ? ok(goOn(played.value, deck, at)) : played;
}

/** Deals what is due, and answers for those who have left or want no question. */
export function goOn(went: Went, deck: Beginning['deck'], at: AtTable): Went {
  const events = [...went.events];
  let { hand } = went;
  for (;;) {
    const command = withoutAsking(hand, deck, at);
    if (command === null) return { events, hand };
    const played = play(hand, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)}: ${played.fault.message}`);
    for (const event of played.value.events) events.push(event);
    hand = played.value.hand;
  }
}

function withoutAsking(hand: Hand, deck: Beginning['deck'], at: AtTable): Command | null {
  const due = next(hand);
  switch (due.type) {
    case 'deal':
      return { type: 'deal', cards: dealFrom(deck, hand, due, at.shuffler) };
    case 'act':
      return at.leaves(due.seat) ? { type: 'act', seat: due.seat, action: wayOut(hand) } : null;
    case 'show-or-muck': {
      const { seat } = due;
      if (at.leaves(seat)) return { type: 'muck', seat };
      return hand.phase === 'showdown' && at.autoMucks(seat) && mayMuck(hand, seat)
        ? { type: 'muck', seat }
        : null;
    }
    case 'settle':
    case 'ended':
      return null;
  }
}

/** How somebody who has left gets out of a hand: he folds, or checks or brings in where he cannot. */
function wayOut(hand: Hand): Action {
  const legal = options(hand);
  const way = ['fold', 'check', 'bring-in'].find(name => legal.some(option => option.action === name));
  return { action: (way ?? 'call') as 'fold' | 'check' | 'bring-in' | 'call' };
}
