/** Sitting down, buying chips, getting up, sitting out. Pure: a state and a wish make a step or a fault. */
import { fault } from '@doorcard/cards';
import { coversDeal, type Seat } from '@doorcard/stud';
import { homeOf, stackOf } from '../ledger.ts';
import type { Known } from '../people/people.ts';
import type { TableConfig } from './config.ts';
import { running, type Sitter, seatOf, type TableState } from './state.ts';
import { NOT_SEATED, type StepResult, seatStep } from './step.ts';

/** Somebody takes a free seat and buys in. */
export function sit(
  state: TableState,
  config: TableConfig,
  person: Known,
  seat: Seat,
  buyIn: number,
): StepResult {
  const already = seatOf(state, person.id);
  if (already !== null) return fault('already-seated', `You sit in seat ${already} already.`);
  if (seat > config.seats) return fault('no-such-seat', `This table has seats 1 to ${config.seats}.`);
  const holder = state.seats[seat - 1];
  if (holder) return fault('seat-taken', `${holder.name} sits in seat ${seat}; take a free one.`);
  if (running(state)?.dealtIn[seat] !== undefined)
    return fault('seat-taken', `Seat ${seat} is in the running hand still; it is free when that is over.`);
  const { least, most } = config.buyIn;
  if (buyIn < least || buyIn > most) {
    const right = least === most ? `exactly ${least}` : `${least} to ${most}`;
    return fault('bad-buy-in', `The buy-in here is ${right} chips, not ${buyIn}.`);
  }
  const sitter: Sitter = {
    personId: person.id,
    name: person.name,
    bot: person.bot,
    stack: buyIn,
    toppedUp: 0,
    sittingOut: null,
    missed: 0,
    leaving: false,
    timeBank: config.house.axes.timeBank * 1000,
  };
  return seatStep({
    seats: [{ seat, sitter }],
    lines: [{ says: 'sat-down', name: person.name, seat, stack: buyIn }],
    transfers: [{ from: homeOf(person.id), to: stackOf(config.id, person.id), amount: buyIn, why: 'buy-in' }],
  });
}

/** Somebody adds chips to his stack: at once, or after the hand he is in. */
export function topUp(state: TableState, config: TableConfig, personId: string, amount: number): StepResult {
  const seat = seatOf(state, personId);
  if (seat === null) return NOT_SEATED;
  const sitter = state.seats[seat - 1]!;
  const has = chipsOf(state, seat) + sitter.toppedUp;
  const { least, most } = config.buyIn;
  const wrong =
    amount < 1 ||
    has + amount > most ||
    (least === most && has + amount !== most && config.house.axes.buyIn === 'fixed');
  if (wrong) {
    const room = Math.max(0, most - has);
    const right = least === most ? `exactly ${room}` : `1 to ${room}`;
    const message =
      room === 0
        ? `You have ${has} chips; more than ${most} cannot be bought here.`
        : `You have ${has} chips here; you can add ${right}, not ${amount}.`;
    return fault('bad-buy-in', message);
  }
  const inHand = running(state)?.dealtIn[seat] !== undefined;
  const richer = inHand
    ? { ...sitter, toppedUp: sitter.toppedUp + amount }
    : { ...sitter, stack: sitter.stack + amount };
  const covers = coversDeal(richer.stack + richer.toppedUp, config.stakes, 'cash');
  const back = sitter.sittingOut === 'short-stack' && covers;
  return seatStep({
    seats: [{ seat, sitter: back ? { ...richer, sittingOut: null } : richer }],
    lines: [{ says: 'topped-up', name: sitter.name, amount }],
    transfers: [{ from: homeOf(personId), to: stackOf(config.id, personId), amount, why: 'top-up' }],
  });
}

/** Chips somebody has in front of him now. */
export function chipsOf(state: TableState, seat: Seat): number {
  const player = running(state)?.hand.players.find(other => other.seat === seat);
  return player?.stack ?? state.seats[seat - 1]?.stack ?? 0;
}

/** Somebody gets up: at once, or when the hand he is in is over. */
export function leave(state: TableState, config: TableConfig, personId: string): StepResult {
  const seat = seatOf(state, personId);
  if (seat === null) return NOT_SEATED;
  const sitter = state.seats[seat - 1]!;
  if (running(state)?.dealtIn[seat] !== undefined)
    return seatStep({ seats: [{ seat, sitter: { ...sitter, leaving: true } }] });
  return seatStep({ seats: [{ seat, sitter: null }], ...goHome(config, seat, sitter) });
}

/** What getting up brings with it: chips go home, the dealer says so. */
export function goHome(config: TableConfig, seat: Seat, sitter: Sitter) {
  const { personId, name } = sitter;
  const amount = sitter.stack + sitter.toppedUp;
  const home = { from: stackOf(config.id, personId), to: homeOf(personId), amount, why: 'leave' };
  return {
    lines: [{ says: 'left' as const, name, seat }],
    transfers: amount > 0 ? [home] : [],
  };
}

/** Somebody sits out from the next hand on. */
export function sitOut(state: TableState, personId: string): StepResult {
  const seat = seatOf(state, personId);
  if (seat === null) return NOT_SEATED;
  const sitter = state.seats[seat - 1]!;
  if (sitter.sittingOut !== null) return seatStep({});
  return seatStep({
    seats: [{ seat, sitter: { ...sitter, sittingOut: 'asked' } }],
    lines: [{ says: 'sits-out', name: sitter.name, why: 'asked' }],
  });
}

/** Somebody comes back from sitting out, or does not get up after all. */
export function comeBack(state: TableState, config: TableConfig, personId: string): StepResult {
  const seat = seatOf(state, personId);
  if (seat === null) return NOT_SEATED;
  const sitter = state.seats[seat - 1]!;
  const inHand = running(state)?.dealtIn[seat] !== undefined;
  const { ante, bringIn } = config.stakes;
  if (!inHand && !coversDeal(sitter.stack, config.stakes, 'cash')) {
    const message = `You have ${sitter.stack} chips; to be dealt in you need ${ante + bringIn}, for ante and bring-in. Top up first.`;
    return fault('not-enough-chips', message);
  }
  if (sitter.sittingOut === null && !sitter.leaving) return seatStep({});
  return seatStep({
    seats: [{ seat, sitter: { ...sitter, sittingOut: null, leaving: false, missed: 0 } }],
    lines: sitter.sittingOut === null ? [] : [{ says: 'came-back', name: sitter.name }],
  });
}
