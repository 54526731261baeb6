/**
 * A hand of stud. Its life, in order:
 *
 * `startHand` posts the antes; then, as long as `next` waits for something, `play` obeys one command at a
 * time: cards that are due (`deal`), the action of the player to act (`act`, one of `options`), a clock that
 * ran out (`time-out`), a choice to `show` or `muck`. What happened is told in events, and the events,
 * folded by `evolve`, are the hand. `view` is what one person may see of it.
 */
import { type Fault, fault, ok, type Result } from '@doorcard/cards';
import { giveBack } from './decide.ts';
import { draftOf } from './draft.ts';
import { apply, evolve } from './evolve.ts';
import { countCanAct, MOST_SEATS } from './order.ts';
import { checkAmounts } from './stakes.ts';
import type { Chips, HandEvent, HandSetup, Rake } from './types.ts';
import { GAMES } from './types.ts';

/**
 * Starts a hand: who is in it and what they post. A stack shorter than the ante posts what it has and is
 * all-in. When at most one player has chips left, what nobody matched of an ante comes back (Rulebook §3.9).
 *
 * @returns the first events, or a fault that says what is impossible in the setup and what would be right
 */
export function startHand(setup: HandSetup): Result<readonly HandEvent[], Fault> {
  const sound = checkSetup(setup);
  if (!sound.ok) return sound;
  const events: HandEvent[] = [{ type: 'hand-started', setup }];
  const draft = draftOf(evolve(null, events[0]!));
  const emit = (event: HandEvent): void => {
    events.push(event);
    apply(draft, event);
  };
  for (const { seat, stack, ante } of setup.seats) {
    const due = ante ?? setup.stakes.ante;
    const amount = Math.min(due, stack);
    if (amount > 0) emit({ type: 'ante-posted', seat, amount, allIn: amount === stack });
  }
  if (countCanAct(draft.hand) < 2) giveBack(draft.hand, emit);
  return ok(events);
}

/** Is this setup one that a hand can be made of? */
export function checkSetup(setup: HandSetup): Result<HandSetup, Fault> {
  const { game, house, stakes, seats, dealer } = setup;
  if (!GAMES.includes(game))
    return fault('bad-game', `There is no game "${game}"; the games are ${GAMES.join(', ')}.`);
  const amounts = checkAmounts(stakes);
  if (!amounts.ok) return amounts;
  const most = house.axes.seats;
  if (seats.length < 2 || seats.length > most) {
    return fault('bad-seats', `${seats.length} players; a hand in ${house.title} has 2 to ${most}.`);
  }
  let last = 0;
  for (const { seat, stack, ante } of seats) {
    if (!Number.isInteger(seat) || seat < 1 || seat > MOST_SEATS) {
      return fault('bad-seats', `There is no seat ${seat}; seats are numbered 1 to ${MOST_SEATS}.`);
    }
    if (seat <= last)
      return fault(
        'bad-seats',
        `Seat ${seat} comes after seat ${last}; seats must be told once each, in ascending order.`,
      );
    last = seat;
    if (!isChips(stack, 1))
      return fault('bad-stack', `Seat ${seat} has ${stack} chips; a stack is a whole number, at least 1.`);
    if (ante !== undefined && !isChips(ante, 0)) {
      return fault('bad-stakes', `The ante of seat ${seat} is ${ante}; it must be a whole number of chips.`);
    }
  }
  const total = seats.reduce((sum, { stack }) => sum + stack, 0);
  if (!Number.isSafeInteger(total))
    return fault('bad-stack', `All stacks together are ${total} chips, too many to count exactly.`);
  if (!Number.isInteger(dealer) || dealer < 0 || dealer > MOST_SEATS) {
    return fault(
      'bad-dealer',
      `The dealer position is ${dealer}; it must be a seat from 1 to ${MOST_SEATS}, or 0 for before seat 1.`,
    );
  }
  return setup.rake === undefined ? ok(setup) : checkRake(setup, setup.rake);
}

function checkRake(setup: HandSetup, rake: Rake): Result<HandSetup, Fault> {
  if ('perPot' in rake) {
    const bad = rake.perPot.find(amount => !isChips(amount, 0));
    return bad === undefined
      ? ok(setup)
      : fault('bad-rake', `A rake of ${bad} is not a whole number of chips.`);
  }
  if (!isChips(rake.perMille, 0) || rake.perMille > 1000 || !isChips(rake.cap, 0)) {
    const message = `A rake of ${rake.perMille} per mille capped at ${rake.cap} cannot be; per mille is 0 to 1000, the cap whole chips.`;
    return fault('bad-rake', message);
  }
  return ok(setup);
}

function isChips(amount: Chips, least: Chips): boolean {
  return Number.isSafeInteger(amount) && amount >= least;
}
