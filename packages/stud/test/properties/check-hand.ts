/** Plays a random hand and holds everything against it that must be true of any hand. */
import assert from 'node:assert/strict';
import { fullDeck } from '@doorcard/cards';
import {
  actionOf,
  type Command,
  createShoe,
  decide,
  evolve,
  type Hand,
  type HandEvent,
  type Next,
  next,
  options,
  type Pick,
  type PlayerState,
  type Pot,
  play,
  pots,
  replay,
  type Shoe,
  seededPick,
  shuffle,
  startHand,
  type Viewer,
  view,
  viewEvent,
} from '../../src/index.ts';
import type { Plan } from './arbitrary.ts';
import { acceptsAllOptions, refusesTheRest } from './refusals.ts';
import { same } from './same.ts';
import { keepsSecrets } from './secrets.ts';
import { Witness } from './witness.ts';

/** Far more commands than any hand of these plans can have. */
const MOST_COMMANDS = 10_000;

const CALM: readonly string[] = ['check', 'call', 'bring-in'];

/** What a run went through, so that a run that tests nothing can be told. */
export interface Seen {
  hands: number;
  commands: number;
  events: number;
  showdowns: number;
  communities: number;
  reshuffles: number;
  timeOuts: number;
  sidePots: number;
  views: number;
}

export function nothingSeen(): Seen {
  return {
    hands: 0,
    commands: 0,
    events: 0,
    showdowns: 0,
    communities: 0,
    reshuffles: 0,
    timeOuts: 0,
    sidePots: 0,
    views: 0,
  };
}

/**
 * Plays the hand of a plan to its end.
 *
 * @throws AssertionError when something does not hold
 */
export function checkHand({ setup, seed }: Plan, seen: Seen): void {
  const pick = seededPick(seed);
  const started = startHand(setup);
  if (!started.ok) assert.fail(`a possible hand was refused: ${started.fault.message}`);
  const game = new Game(replay(started.value), pick, seen);
  game.witness(started.value);
  const shoe = createShoe(shuffle(fullDeck().slice(), pick), cards => shuffle(cards, pick));
  for (let step = 0; ; step++) {
    assert(step < MOST_COMMANDS, 'a hand without an end');
    const due = next(game.hand);
    if (due.type === 'ended') break;
    game.obey(game.choose(due, shoe), due);
  }
  game.over();
  if (pick(2) === 0) keepsSecrets(setup, game.beforeShown, pick);
  seen.hands++;
}

class Game {
  hand: Hand;
  /** The commands up to the first that turned up a hand: from then on, the cards decide what happens. */
  readonly beforeShown: Command[] = [];
  #shown = false;
  readonly #events: HandEvent[] = [];
  readonly #witness = new Witness();
  readonly #pick: Pick;
  readonly #seen: Seen;
  /** The log folded event by event, and as one person saw it. */
  #folded: Hand | null = null;
  readonly #viewer: Viewer;
  #viewed: Hand | null = null;
  /** Who may not be asked again: out of time in a house where that is all-in. */
  readonly #silent = new Set<number>();
  readonly #calm: boolean;
  /** Refusals are tried on some hands only, and on those the state is frozen. */
  readonly #share: number;

  constructor(hand: Hand, pick: Pick, seen: Seen) {
    this.hand = hand;
    this.#pick = pick;
    this.#seen = seen;
    const viewers: Viewer[] = [...hand.players.map(player => player.seat), 'rail'];
    this.#viewer = viewers[pick(viewers.length)]!;
    this.#calm = pick(4) === 0;
    const draw = pick(16);
    this.#share = draw === 0 ? 1 : draw < 4 ? 8 : 0;
  }

  /** Lets everybody see what happened, and compares what they know with the engine's hand. */
  witness(events: readonly HandEvent[]): void {
    for (const event of events) {
      this.#events.push(event);
      this.#witness.see(event);
      this.#folded = evolve(this.#folded, event);
      const told = viewEvent(event, this.#viewer);
      const allowed = this.#witness.told(event, this.#viewer);
      if (!same(told, allowed)) assert.fail(`${this.#viewer} is told ${JSON.stringify(told)}`);
      this.#viewed = evolve(this.#viewed, told);
    }
    this.#seen.events += events.length;
    this.#witness.agrees(this.hand);
    assert(same(this.#folded, this.hand), 'the log does not fold into the hand');
    assert(same(this.#viewed, view(this.hand, this.#viewer)), 'viewed events are not the view');
    for (const player of this.hand.players) this.#sees(player.seat);
    this.#sees('rail');
    if (this.#share > 0) freeze(this.hand);
  }

  /** A view shows these eyes every card they may see, no other, and for the rest the hand. */
  #sees(viewer: Viewer): void {
    this.#seen.views++;
    const viewed = view(this.hand, viewer);
    for (const { seat, cards } of viewed.players) {
      const allowed = this.#witness.seen(seat, viewer);
      if (!same(cards, allowed)) assert.fail(`${viewer} sees ${cards} of seat ${seat}, not ${allowed}`);
    }
    assert(
      viewed.burned.every(card => card === null),
      'a burned card in a view',
    );
  }

  choose(due: Next, shoe: Shoe): Command {
    if (this.#share > 0) refusesTheRest(this.hand, due, this.#share, this.#pick);
    switch (due.type) {
      case 'deal':
        return { type: 'deal', cards: shoe.deal(due) };
      case 'act':
        return this.#act(due.seat);
      case 'show-or-muck':
        return this.#showOrMuck(due.seat);
      default:
        throw new Error(`all cards are known, yet ${due.type} is due`);
    }
  }

  #act(seat: number): Command {
    const { stack, street } = this.#witness.book(seat);
    const legal = options(this.hand);
    assert(
      this.#witness.able.some(book => book.seat === seat),
      `seat ${seat} cannot act`,
    );
    assert(!this.#silent.has(seat), `seat ${seat} ran out of time and is asked again`);
    assert(this.#witness.live.length > 1, 'the last player is asked');
    assert(legal.length > 0, 'asked with nothing to choose');
    for (const option of legal) {
      if (!('amount' in option)) continue;
      assert(Number.isSafeInteger(option.amount) && option.amount > 0 && option.amount <= stack);
      assert.equal(option.allIn === true, option.amount === stack);
      if (!('to' in option)) continue;
      assert.equal(option.to, street + option.amount);
      if (option.action === 'bring-in') continue;
      assert(option.to > this.#witness.level);
      // Nobody bets when no other player has chips left to call any of it (Rulebook §4).
      assert(
        this.#witness.able.some(
          other => other.seat !== seat && other.street + other.stack > this.#witness.level,
        ),
        'a wager that nobody can call',
      );
    }
    if (this.#share > 0) acceptsAllOptions(this.hand, seat);
    if (this.#pick(10) === 0) return { type: 'time-out', seat };
    let option = legal[this.#pick(legal.length)]!;
    // Some hands are played without much folding and raising, so that many players see 7th.
    if (this.#calm && this.#pick(8) > 0) {
      option = legal.find(({ action }) => CALM.includes(action)) ?? option;
    }
    return { type: 'act', seat, action: actionOf(option) };
  }

  #showOrMuck(seat: number): Command {
    const muck: Command = { type: 'muck', seat };
    if (this.#pick(10) === 0) return { type: 'time-out', seat };
    const decided = decide(this.hand, muck);
    if (decided.ok) return this.#pick(2) === 0 ? muck : { type: 'show', seat };
    assert.equal(decided.fault.code, 'must-show');
    return { type: 'show', seat };
  }

  obey(command: Command, due: Next): void {
    const before = this.hand;
    const decided = decide(before, command);
    const played = play(before, command);
    if (!decided.ok || !played.ok) {
      const fault = decided.ok ? played : decided;
      assert.fail(`${JSON.stringify(command)} refused: ${fault.ok ? '' : fault.fault.message}`);
    }
    assert(same(decided.value, played.value.events), 'decide and play differ');
    assert(decided.value.length > 0, 'nothing happened');
    this.#shown ||= decided.value.some(({ type }) => type === 'shown' || type === 'mucked');
    if (!this.#shown) this.beforeShown.push(command);
    this.#seen.commands++;
    if (command.type === 'time-out' && due.type === 'act')
      this.#timedOut(before, command.seat, decided.value);
    if (command.type === 'deal' && due.type === 'deal' && due.reshuffle) this.#seen.reshuffles++;
    this.hand = played.value.hand;
    this.witness(decided.value);
  }

  /** Rulebook §9: posts the bring-in; else checks where that is free, else folds or is all-in. */
  #timedOut(before: Hand, seat: number, events: readonly HandEvent[]): void {
    this.#seen.timeOuts++;
    assert.equal(events[0]!.type, 'timed-out');
    const own = events.filter(event => 'seat' in event && event.seat === seat && event.type !== 'awarded');
    const allIn = before.setup.house.axes.timeout === 'all-in';
    const does = own[1]?.type;
    if (before.phase === 'bring-in') assert.equal(does, 'bring-in-posted');
    else if (options(before).some(({ action }) => action === 'check')) {
      assert.equal(does, 'checked');
      if (allIn) this.#silent.add(seat);
    } else if (!allIn) assert.equal(does, 'folded');
    else {
      assert(events[0]!.type === 'timed-out' && events[0]!.protected, 'not protected');
      assert(!events.some(event => event.type === 'folded'), 'folded though all-in');
      this.#silent.add(seat);
    }
  }

  /** What must be true of a hand that has ended. */
  over(): void {
    const { live, pot, community, books, setup } = this.#witness;
    assert(this.#witness.ended && this.hand.phase === 'ended');
    assert.equal(pot, 0, 'chips left in the pot');
    assert(same(replay(this.#events), this.hand), 'the replayed log is another hand');
    this.#balanced();
    const put = [...books.values()].map(book => book.put);
    const most = Math.max(...live.map(book => book.put));
    for (const { seat, put: own, won, mucked } of live) {
      // A folded player's own, higher ante may lie above all live ones; it is theirs who put in most.
      const reach = own === most ? Number.POSITIVE_INFINITY : own;
      const matched = put.reduce((sum, other) => sum + Math.min(other, reach), 0);
      assert(won <= matched, `seat ${seat} won ${won}, more than the ${matched} he played for`);
      if (live.length > 1) assert(!(won > 0 && mucked), `seat ${seat} won unseen`);
    }
    if (live.length > 1) {
      this.#seen.showdowns++;
      const cards = community === null ? 7 : 6;
      for (const book of live) {
        assert.equal(book.cards.length, cards, `seat ${book.seat} was not dealt to the end`);
        assert(book.shown || book.mucked, `seat ${book.seat} neither showed nor mucked`);
      }
      const first = this.#events.find(event => event.type === 'shown' || event.type === 'mucked');
      assert.equal(first?.type, 'shown', 'the first at a showdown mucked');
    }
    if (community !== null) this.#seen.communities++;
    assert.equal(setup, this.hand.setup);
  }

  /** The awards and the rake are the pots, and each award is of a pot its winner can win. */
  #balanced(): void {
    const all = pots(this.hand);
    if (all.length > 1) this.#seen.sidePots++;
    const paid = all.map(() => 0);
    for (const event of this.#events) {
      if (event.type === 'rake-taken') paid[event.pot]! += event.amount;
      if (event.type !== 'awarded') continue;
      paid[event.pot]! += event.amount;
      assert(all[event.pot]!.eligible.includes(event.seat), 'an award of a pot that was not his to win');
    }
    assert.deepEqual(
      paid,
      all.map(({ amount }) => amount),
    );
    const totals = [...this.#witness.books.values()].reduce((sum, { put }) => sum + put, 0);
    this.#rakedFairly(all);
    assert.equal(
      paid.reduce((sum, amount) => sum + amount, 0),
      totals,
    );
  }

  /** At most the per mille of each pot, rounded down, and the cap over the hand. */
  #rakedFairly(all: readonly Pot[]): void {
    const { rake } = this.hand.setup;
    if (rake === undefined || !('perMille' in rake)) return assert.equal(this.hand.rake, 0);
    const full = all.reduce((sum, { amount }) => sum + Math.floor((amount * rake.perMille) / 1000), 0);
    assert.equal(this.hand.rake, this.#witness.street >= 4 ? Math.min(full, rake.cap) : 0);
  }
}

function freeze(hand: Hand): void {
  Object.freeze(hand);
  Object.freeze(hand.players);
  for (const player of hand.players as PlayerState[]) {
    Object.freeze(player);
    Object.freeze(player.cards);
  }
  Object.freeze(hand.burned);
  Object.freeze(hand.awards);
}
