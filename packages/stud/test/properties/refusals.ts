/** Options and `decide` must agree: all that is offered is accepted, everything else refused. */
import assert from 'node:assert/strict';
import {
  type Action,
  actionOf,
  type Command,
  decide,
  type Hand,
  type Next,
  type Option,
  options,
  type Pick,
  REFUSAL_CODES,
} from '../../src/index.ts';

const PLAIN = ['fold', 'check', 'call', 'bring-in'] as const;
const SIZED = ['complete', 'bet', 'raise'] as const;
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 1.5, Number.NaN];

/** Every option of the player to act must be accepted. */
export function acceptsAllOptions(hand: Hand, seat: number): void {
  for (const option of options(hand)) {
    const decided = decide(hand, { type: 'act', seat, action: actionOf(option) });
    assert(decided.ok, `offered and refused: ${JSON.stringify(option)}`);
  }
}

/**
 * Tries things that must be refused. The hand is frozen by the caller, so that a refusal that changed anything
 * would throw.
 *
 * @param share one in so many of the things is tried; 1 tries them all
 */
export function refusesTheRest(hand: Hand, due: Next, share: number, pick: Pick): void {
  for (const command of wrongCommands(hand, due)) {
    if (share > 1 && pick(share) > 0) continue;
    const decided = decide(hand, command);
    if (decided.ok) assert.fail(`accepted: ${JSON.stringify(command)} when ${JSON.stringify(due)} was due`);
    assert(REFUSAL_CODES.includes(decided.fault.code), `unknown code ${decided.fault.code}`);
    assert(/\.$/.test(decided.fault.message), `no sentence: ${decided.fault.message}`);
  }
}

function* wrongCommands(hand: Hand, due: Next): Generator<Command> {
  const awaited = 'seat' in due ? due.seat : null;
  const legal = due.type === 'act' ? options(hand) : [];
  const actions: Action[] =
    due.type === 'act' ? legal.map(actionOf) : [{ action: 'fold' }, { action: 'check' }];
  for (const seat of SEATS) {
    if (seat !== awaited || due.type !== 'act') {
      for (const action of actions) yield { type: 'act', seat, action };
    }
    // A clock may run out on a choice to show or muck too.
    if (seat !== awaited) yield { type: 'time-out', seat };
    if (seat !== awaited || due.type !== 'show-or-muck') {
      yield { type: 'show', seat };
      yield { type: 'muck', seat };
    }
  }
  yield { type: 'settle', awards: [] };
  if (due.type === 'act') {
    for (const action of wrongActions(hand, due.seat, legal)) yield { type: 'act', seat: due.seat, action };
  }
  if (due.type === 'deal') yield* wrongDeals(hand, due);
  else yield { type: 'deal', cards: [] };
}

function* wrongActions(hand: Hand, seat: number, legal: readonly Option[]): Generator<Action> {
  for (const action of PLAIN) if (!legal.some(option => option.action === action)) yield { action };
  const { bet, stack } = hand.players.find(player => player.seat === seat)!;
  const amounts = [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0,
    0.5,
    bet,
    bet + stack,
    bet + stack + 1,
    hand.level,
  ];
  for (const option of legal) {
    if (!('to' in option)) continue;
    amounts.push(option.to - 1, option.to, option.to + 1, option.amount, -option.to);
  }
  for (const action of SIZED) {
    const sizes = legal.filter(option => option.action === action);
    if (sizes.length !== 1) yield { action };
    for (const to of amounts) {
      if (!sizes.some(option => 'to' in option && option.to === to)) yield { action, to };
    }
  }
}

function* wrongDeals(hand: Hand, due: Next & { type: 'deal' }): Generator<Command> {
  const free: number[] = [];
  const held = new Set([...hand.players.flatMap(player => player.cards), ...hand.burned] as number[]);
  for (let card = 0; card < 52; card++) if (!held.has(card)) free.push(card);
  const right = free.slice(0, due.slots.length) as (typeof hand.community & number)[];
  yield { type: 'deal', cards: [] };
  yield { type: 'deal', cards: right.slice(1) };
  yield { type: 'deal', cards: [...right, free.at(-1) as (typeof right)[number]] };
  if (right.length > 1) yield { type: 'deal', cards: [right[1]!, ...right.slice(1)] };
  const gone = hand.players.flatMap(player => player.cards).find(card => card !== null);
  if (gone !== undefined) yield { type: 'deal', cards: [gone, ...right.slice(1)] };
}
