import { leftOfDealer, MOST_SEATS } from './order.ts';
import { planSeventh } from './short-deck.ts';
import type { Hand, Next, Slot, Street } from './types.ts';

const BURN: Slot = { to: 'burn' };
const COMMUNITY: Slot = { to: 'community' };
const seats = Array.from({ length: MOST_SEATS + 1 }, (_, seat) => seat);
const UP: readonly Slot[] = seats.map(seat => ({ to: 'seat', seat, up: true }));
const DOWN: readonly Slot[] = seats.map(seat => ({ to: 'seat', seat, up: false }));

/** What a hand waits for now: cards, a player's action, a choice to show or muck, or nothing more. */
export function next(hand: Hand): Next {
  switch (hand.phase) {
    case 'deal':
      return cardsDue(hand);
    case 'bring-in':
    case 'betting':
      return { type: 'act', seat: hand.turn! };
    case 'showdown':
    case 'won':
      return { type: 'show-or-muck', seat: hand.turn! };
    case 'settle':
      return { type: 'settle' };
    case 'ended':
      return { type: 'ended' };
  }
}

/** The street that is dealt next. */
export function streetDue(hand: Hand): Street {
  return hand.street === null ? 3 : ((hand.street + 1) as Street);
}

/** Cards are dealt one at a time from the dealer's left: two down and one up, then one a street. */
function cardsDue(hand: Hand): Next & { type: 'deal' } {
  const street = streetDue(hand);
  const slots: Slot[] = [];
  if (street === 3) {
    for (let round = 0; round < 3; round++) slotEach(slots, hand, round === 2);
    return { type: 'deal', street, slots, reshuffle: false };
  }
  if (street < 7) {
    if (hand.setup.house.axes.burn) slots.push(BURN);
    slotEach(slots, hand, true);
    return { type: 'deal', street, slots, reshuffle: false };
  }
  const plan = planSeventh(hand);
  if (plan.burn) slots.push(BURN);
  if (plan.deal === 'each') slotEach(slots, hand, false);
  else slots.push(COMMUNITY);
  return { type: 'deal', street, slots, reshuffle: plan.reshuffle };
}

function slotEach(slots: Slot[], hand: Hand, up: boolean): void {
  const first = leftOfDealer(hand);
  const count = hand.players.length;
  for (let step = 0; step < count; step++) {
    const player = hand.players[(first + step) % count]!;
    if (!player.folded) slots.push((up ? UP : DOWN)[player.seat]!);
  }
}
