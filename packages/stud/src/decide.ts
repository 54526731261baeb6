import { type Card, ok, printCard, type Result } from '@doorcard/cards';
import { decideAction, decideTimeOut } from './act.ts';
import { settle } from './awards.ts';
import { next, streetDue } from './deal.ts';
import { apply, type Draft, draftOf } from './evolve.ts';
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
  const refused = obey(draft, command, emit);
  if (refused !== null) return refused;
  follow(draft, emit);
  return ok({ hand: draft, events });
}

type Refused = ReturnType<typeof refuse>;
type Emit = (event: HandEvent) => void;

function obey(draft: Draft, command: Command, emit: Emit): Refused | null {
  if (draft.phase === 'ended')
    return refuse(draft, 'hand-over', 'The hand is over; nothing can happen in it any more.');
  switch (command.type) {
    case 'deal':
      return deal(draft, command.cards, command.opener, emit);
    case 'act':
      return decideAction(draft, command.seat, command.action, emit);
    case 'time-out':
      if (draft.phase === 'showdown' || draft.phase === 'won')
        return timeOutOfShowing(draft, command.seat, emit);
      return decideTimeOut(draft, command.seat, emit);
    case 'show':
    case 'muck':
      return showOrMuck(draft, command.seat, command.type, emit);
    case 'settle':
      return settleAsTold(draft, command.awards, emit);
  }
}

/** What follows by rule: the end of a round, hands that must be shown, the pots, the end. */
function follow(draft: Draft, emit: Emit): void {
  if (draft.phase !== 'betting' && draft.phase !== 'bring-in' && draft.phase !== 'ended')
    giveBack(draft, emit);
  if (draft.phase === 'won' && draft.awards.length === 0) for (const event of settle(draft)!) emit(event);
  while (draft.phase === 'showdown' && !mayMuck(draft, draft.turn!)) show(draft, draft.turn!, emit);
  if (draft.phase === 'settle') {
    const events = settle(draft);
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

function deal(draft: Draft, cards: readonly MaybeCard[], told: Seat | undefined, emit: Emit): Refused | null {
  const due = next(draft);
  if (due.type !== 'deal')
    return refuse(draft, 'not-dealing', `No cards are due now; the hand waits for ${due.type}.`);
  if (cards.length !== due.slots.length) {
    const message = `Street ${due.street} needs ${due.slots.length} cards here, but ${cards.length} were given.`;
    return refuse(draft, 'wrong-number-of-cards', message);
  }
  const twice = duplicate(draft, cards, due.reshuffle);
  if (twice !== null) {
    return refuse(draft, 'duplicate-card', `${printCard(twice)} is dealt twice; a deck has each card once.`);
  }
  if (due.reshuffle) emit({ type: 'reshuffled' });
  for (let index = 0; index < cards.length; index++) {
    const slot = due.slots[index]!;
    const card = cards[index]!;
    if (slot.to === 'seat') emit({ type: 'card-dealt', seat: slot.seat, up: slot.up, card });
    else emit({ type: slot.to === 'burn' ? 'card-burned' : 'community-dealt', card });
  }
  const street = streetDue(draft);
  const opener = findOpener(draft, street, told);
  if (opener === null) {
    const message = `Who opens street ${street} cannot be told: up cards are unknown, and no player who can act was named.`;
    return refuse(draft, 'opener-unknown', message);
  }
  emit({ type: 'street-started', street, opener: opener.seat, reason: opener.reason });
  return null;
}

/** The first card that is dealt though it is out already. */
function duplicate(hand: Hand, cards: readonly MaybeCard[], reshuffle: boolean): Card | null {
  const seen = new Set<Card>();
  for (const player of hand.players) for (const card of player.cards) if (card !== null) seen.add(card);
  if (!reshuffle) for (const card of hand.burned) if (card !== null) seen.add(card);
  for (const card of cards) {
    if (card === null) continue;
    if (seen.has(card)) return card;
    seen.add(card);
  }
  return null;
}

function showOrMuck(draft: Draft, seat: Seat, choice: 'show' | 'muck', emit: Emit): Refused | null {
  if ((draft.phase !== 'showdown' && draft.phase !== 'won') || draft.turn !== seat) {
    const message =
      draft.phase === 'showdown' || draft.phase === 'won'
        ? `It is seat ${draft.turn}'s turn to show, not seat ${seat}'s.`
        : 'No hand is to be shown now.';
    return refuse(draft, 'not-showing', message);
  }
  if (choice === 'muck' && draft.phase === 'showdown' && !mayMuck(draft, seat)) {
    return refuse(
      draft,
      'must-show',
      'This hand must be shown: it is first to show, or may win part of a pot.',
    );
  }
  const won = draft.phase === 'won';
  if (choice === 'show') show(draft, seat, emit);
  else emit({ type: 'mucked', seat });
  if (won) emit({ type: 'hand-ended' });
  return null;
}

function show(draft: Draft, seat: Seat, emit: Emit): void {
  const player = draft.players.find(other => other.seat === seat)!;
  emit({ type: 'shown', seat, cards: player.cards });
}

/** Out of time at a choice to show: the hand is mucked. (A hand that must be shown is shown without asking.) */
function timeOutOfShowing(draft: Draft, seat: Seat, emit: Emit): Refused | null {
  if (draft.turn !== seat) return showOrMuck(draft, seat, 'muck', emit);
  emit({ type: 'timed-out', seat, protected: false });
  return showOrMuck(draft, seat, 'muck', emit);
}

function settleAsTold(draft: Draft, awards: readonly Award[], emit: Emit): Refused | null {
  if (draft.phase !== 'settle') {
    return refuse(draft, 'not-settling', 'Awards can be told only when every hand is shown or mucked.');
  }
  const list = pots(draft);
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
      return refuse(draft, 'awards-do-not-balance', message);
    }
    rakes[award.pot]! -= award.amount;
  }
  const over = rakes.findIndex(rest => rest < 0);
  if (over >= 0) {
    const message = `More was told to be won of pot ${over} than the ${list[over]!.amount} chips that are in it.`;
    return refuse(draft, 'awards-do-not-balance', message);
  }
  for (let index = 0; index < list.length; index++) {
    if (rakes[index]! > 0) emit({ type: 'rake-taken', pot: index, amount: rakes[index]! });
    for (const award of awards) if (award.pot === index) emit({ type: 'awarded', ...award });
  }
  emit({ type: 'hand-ended' });
  return null;
}
