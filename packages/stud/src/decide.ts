import { type Card, ok, printCard, type Result } from '@doorcard/cards';
import { decideAction, decideTimeOut } from './act.ts';
import { settle } from './awards.ts';
import { next, streetDue } from './deal.ts';
import { draftOf } from './draft.ts';
import { apply } from './evolve.ts';
import { findOpener } from './opener.ts';
import { pots, unmatched } from './pots.ts';
import { refuse } from './refusal.ts';
import { mayMuck } from './showdown.ts';
import type { Award, Command, Hand, HandEvent, MaybeCard, Refusal, Seat } from './types.ts';

/** A hand and what has just happened in it. */
export interface Played {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

/**
 * What a command makes happen, or why it is refused. A refusal changes nothing and says what is legal.
 * Everything that follows from the command by rule alone is among the events: returned bets, hands that must
 * be shown, rake and awards, the end of the hand.
 */
export function decide(hand: Hand, command: Command): Result<readonly HandEvent[], Refusal> {
  const played = play(hand, command);
  return played.ok ? ok(played.value.events) : played;
}

/** `decide` and `evolve` in one step: the events of a command and the hand after them. */
export function play(hand: Hand, command: Command): Result<Played, Refusal> {
  const draft = draftOf(hand);
  const events: HandEvent[] = [];
  const emit = (event: HandEvent): void => {
    events.push(event);
    apply(draft, event);
  };
  const refused = obey(draft.hand, command, emit);
  if (refused !== null) return refused;
  follow(draft.hand, emit);
  return ok({ hand: draft.hand, events });
}

type Refused = ReturnType<typeof refuse>;
type Emit = (event: HandEvent) => void;

function obey(hand: Hand, command: Command, emit: Emit): Refused | null {
  if (hand.phase === 'ended')
    return refuse(hand, 'hand-over', 'The hand is over; nothing can happen in it any more.');
  switch (command.type) {
    case 'deal':
      return deal(hand, command.cards, command.opener, emit);
    case 'act':
      return decideAction(hand, command.seat, command.action, emit);
    case 'time-out':
      if (hand.phase === 'showdown' || hand.phase === 'won')
        return timeOutOfShowing(hand, command.seat, emit);
      return decideTimeOut(hand, command.seat, emit);
    case 'show':
    case 'muck':
      return showOrMuck(hand, command.seat, command.type, emit);
    case 'settle':
      return settleAsTold(hand, command.awards, emit);
  }
}

/** What follows by rule: the end of a round, hands that must be shown, the pots, the end. */
function follow(hand: Hand, emit: Emit): void {
  if (hand.phase !== 'betting' && hand.phase !== 'bring-in' && hand.phase !== 'ended') giveBack(hand, emit);
  if (hand.phase === 'won' && hand.awards.length === 0) for (const event of settle(hand)!) emit(event);
  while (hand.phase === 'showdown' && !mayMuck(hand, hand.turn!)) show(hand, hand.turn!, emit);
  if (hand.phase === 'settle') {
    const events = settle(hand);
    if (events === null) return;
    for (const event of events) emit(event);
    emit({ type: 'hand-ended' });
  }
}

/** What nobody matched comes back, once the round is over (Rulebook §6; §3 for antes and short bring-ins). */
export function giveBack(hand: Hand, emit: Emit): void {
  if (hand.awards.length > 0) return;
  const excess = unmatched(hand);
  if (excess !== null) emit({ type: 'returned', ...excess });
}

function deal(hand: Hand, cards: readonly MaybeCard[], told: Seat | undefined, emit: Emit): Refused | null {
  const due = next(hand);
  if (due.type !== 'deal')
    return refuse(hand, 'not-dealing', `No cards are due now; the hand waits for ${due.type}.`);
  if (cards.length !== due.slots.length) {
    const message = `Street ${due.street} needs ${due.slots.length} cards here, but ${cards.length} were given.`;
    return refuse(hand, 'wrong-number-of-cards', message);
  }
  const twice = duplicate(hand, cards, due.reshuffle);
  if (twice !== null) {
    return refuse(hand, 'duplicate-card', `${printCard(twice)} is dealt twice; a deck has each card once.`);
  }
  if (due.reshuffle) emit({ type: 'reshuffled' });
  for (let index = 0; index < cards.length; index++) {
    const slot = due.slots[index]!;
    const card = cards[index]!;
    if (slot.to === 'seat') emit({ type: 'card-dealt', seat: slot.seat, up: slot.up, card });
    else emit({ type: slot.to === 'burn' ? 'card-burned' : 'community-dealt', card });
  }
  const street = streetDue(hand);
  const opener = findOpener(hand, street, told);
  if (opener === null) {
    const message = `Who opens street ${street} cannot be told: up cards are unknown, and no player who can act was named.`;
    return refuse(hand, 'opener-unknown', message);
  }
  emit({ type: 'street-started', street, opener: opener.seat, reason: opener.reason });
  return null;
}

/** The first card that is dealt though it is out already. */
function duplicate(hand: Hand, cards: readonly MaybeCard[], reshuffle: boolean): Card | null {
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
  for (const player of hand.players) for (const card of player.cards) isOut(card);
  if (!reshuffle) for (const card of hand.burned) isOut(card);
  for (const card of cards) if (isOut(card)) return card;
  return null;
}

function showOrMuck(hand: Hand, seat: Seat, choice: 'show' | 'muck', emit: Emit): Refused | null {
  if ((hand.phase !== 'showdown' && hand.phase !== 'won') || hand.turn !== seat) {
    const message =
      hand.phase === 'showdown' || hand.phase === 'won'
        ? `It is seat ${hand.turn}'s turn to show, not seat ${seat}'s.`
        : 'No hand is to be shown now.';
    return refuse(hand, 'not-showing', message);
  }
  if (choice === 'muck' && hand.phase === 'showdown' && !mayMuck(hand, seat)) {
    return refuse(
      hand,
      'must-show',
      'This hand must be shown: it is first to show, or may win part of a pot.',
    );
  }
  const won = hand.phase === 'won';
  if (choice === 'show') show(hand, seat, emit);
  else emit({ type: 'mucked', seat });
  if (won) emit({ type: 'hand-ended' });
  return null;
}

function show(hand: Hand, seat: Seat, emit: Emit): void {
  const player = hand.players.find(other => other.seat === seat)!;
  emit({ type: 'shown', seat, cards: player.cards });
}

/** Out of time at a choice to show: the hand is mucked. (A hand that must be shown is shown without asking.) */
function timeOutOfShowing(hand: Hand, seat: Seat, emit: Emit): Refused | null {
  if (hand.turn !== seat) return showOrMuck(hand, seat, 'muck', emit);
  emit({ type: 'timed-out', seat, protected: false });
  return showOrMuck(hand, seat, 'muck', emit);
}

function settleAsTold(hand: Hand, awards: readonly Award[], emit: Emit): Refused | null {
  if (hand.phase !== 'settle') {
    return refuse(hand, 'not-settling', 'Awards can be told only when every hand is shown or mucked.');
  }
  const list = pots(hand);
  const rakes = list.map(pot => pot.amount);
  for (const award of awards) {
    const pot = list[award.pot];
    if (
      pot === undefined ||
      !pot.eligible.includes(award.seat) ||
      !Number.isSafeInteger(award.amount) ||
      award.amount < 0
    ) {
      const message = `Seat ${award.seat} cannot have ${award.amount} of pot ${award.pot}: no such pot, or not eligible for it.`;
      return refuse(hand, 'awards-do-not-balance', message);
    }
    rakes[award.pot]! -= award.amount;
  }
  const over = rakes.findIndex(rest => rest < 0);
  if (over >= 0) {
    const message = `More was told to be won of pot ${over} than the ${list[over]!.amount} chips that are in it.`;
    return refuse(hand, 'awards-do-not-balance', message);
  }
  for (let index = 0; index < list.length; index++) {
    if (rakes[index]! > 0) emit({ type: 'rake-taken', pot: index, amount: rakes[index]! });
    for (const award of awards) if (award.pot === index) emit({ type: 'awarded', ...award });
  }
  emit({ type: 'hand-ended' });
  return null;
}
