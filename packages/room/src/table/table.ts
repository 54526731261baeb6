import { randomUUID } from 'node:crypto';
import { type Fault, fault, ok, type Result } from '@doorcard/cards';
import type { Action, Command, Refusal, Seat } from '@doorcard/stud';
import { transfersOf } from '../ledger.ts';
import type { Known } from '../people/people.ts';
import type { Bus, Clock, HandRow, Log, Shuffler, Stored } from '../ports.ts';
import { Coming } from './coming-hand.ts';
import type { TableConfig } from './config.ts';
import { type HandSummary, settleSeats, summarise } from './hand-end.ts';
import type { ComingHand, EntryNews, TableNews } from './news.ts';
import type { Pace } from './pace.ts';
import { type AtTable, begin, carryOn, goOn, type Went } from './playing.ts';
import * as seating from './seating.ts';
import {
  type Beginning,
  candidates,
  type Entry,
  fold,
  running,
  type SeatChange,
  seatInHand,
  seatOf,
  type TableState,
} from './state.ts';
import { NOT_SEATED, type Step, type StepResult } from './step.ts';
import { Talk } from './talk.ts';
import { answers, bankUsed, clockFor, forOneWhoIsBack, type RunningClock } from './turn-clock.ts';
import { WaitingList } from './waiting-list.ts';

/** What a table is given of the world. */
export interface TableWorld {
  readonly log: Log;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly bus: Bus;
  readonly pace: Pace;
  likes(personId: string): Pick<Known, 'autoAnte' | 'autoMuck'>;
  /** Is a person (not a bot) watching or sitting at this table now? Bots do not play for themselves. */
  hasAudience(tableId: string): boolean;
  /** Something is wrong that an operator should know. */
  warn(what: string, about: Record<string, unknown>): void;
}

type Done = Result<null, Fault | Refusal>;

/** How long to wait before a clock's command that could not be stored is tried again, in milliseconds. */
const TRY_AGAIN = 1_000;

/** How many entries are kept for those who reconnect. */
const RECENT = 200;

/** How many finished hands are kept for those who come in. */
export const LAST_HANDS = 20;

/**
 * One table: a queue of commands, handled one at a time. Each is decided on the state as it is, its entry is
 * appended to the log, and only when that is on the disk does the state change and anybody hear of it.
 */
export class Table {
  readonly config: TableConfig;
  readonly invitation: string | null;
  readonly talk: Talk;
  readonly waitingList: WaitingList;
  readonly #world: TableWorld;
  #state: TableState;
  #clock: RunningClock | null = null;
  readonly #coming: Coming;
  #recent: EntryNews[] = [];
  #lastHands: HandSummary[];
  #queue: Promise<unknown> = Promise.resolve();
  #stopTurn: () => void = () => {};
  #closed = false;

  constructor(
    config: TableConfig,
    invitation: string | null,
    state: TableState,
    lastHands: readonly HandSummary[],
    world: TableWorld,
  ) {
    this.config = config;
    this.invitation = invitation;
    this.#world = world;
    this.#state = state;
    this.#lastHands = [...lastHands];
    this.talk = new Talk(world.clock, line => this.#publish({ type: 'chat', line }));
    this.waitingList = new WaitingList(world.clock, () => this.#publishWaiting());
    this.#coming = new Coming(world.clock, coming =>
      this.#publish({ type: 'next-hand', state: this.#state, coming }),
    );
  }

  get state(): TableState {
    return this.#state;
  }

  get clock(): RunningClock | null {
    return this.#clock;
  }

  get coming(): ComingHand | null {
    return this.#coming.hand;
  }

  /** The last hands, newest first. */
  get lastHands(): readonly HandSummary[] {
    return this.#lastHands;
  }

  get freeSeats(): number {
    return this.#state.seats.filter(sitter => sitter === null).length;
  }

  isSeated(personId: string): boolean {
    return seatOf(this.#state, personId) !== null;
  }

  /** The entries after a number; null when they are not all kept any more, or the number is not ours. */
  since(number: number): readonly EntryNews[] | null {
    const first = this.#recent[0]?.entry.number ?? this.#state.number + 1;
    if (number > this.#state.number || number < first - 1) return null;
    return this.#recent.filter(({ entry }) => entry.number > number);
  }

  /** Takes the table up where its log ends: the running hand's clock starts anew, or the next hand comes. */
  open(): void {
    this.#setClock(clockFor(this.#state, this.config, this.#world.clock.now(), 0));
    this.wake();
  }

  /** Stops all clocks; what is in the queue is finished. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopTurn();
    this.#coming.begun();
    this.waitingList.close();
    await this.#queue;
  }

  sit(person: Known, seat: Seat, buyIn: number): Promise<Done> {
    return this.#do(state => {
      if (!person.bot && !this.waitingList.mayTake(person.id, this.freeSeats))
        return fault('seat-taken', 'The free seat is kept for those on the waiting list; join it.');
      const step = seating.sit(state, this.config, person, seat, buyIn);
      if (step.ok) this.waitingList.remove(person.id);
      return step;
    });
  }

  topUp(personId: string, amount: number): Promise<Done> {
    return this.#do(state => seating.topUp(state, this.config, personId, amount));
  }

  leave(personId: string): Promise<Done> {
    return this.#do(state => this.#onward(seating.leave(state, this.config, personId)));
  }

  sitOut(personId: string): Promise<Done> {
    return this.#do(state => seating.sitOut(state, personId));
  }

  comeBack(personId: string): Promise<Done> {
    return this.#do(state => seating.comeBack(state, this.config, personId));
  }

  /** "I'm in" for the hand that is coming. */
  imIn(personId: string, handNumber: number): Promise<Done> {
    return this.#do(state => {
      const seat = seatOf(state, personId);
      if (seat === null) return NOT_SEATED;
      if (this.coming?.number !== handNumber)
        return fault('no-hand-coming', 'That hand is not the one that is coming; wait for the next one.');
      if (!candidates(state, this.config).includes(seat))
        return seating.comeBack(state, this.config, personId);
      this.#coming.sayIn(personId);
      return ok(null);
    });
  }

  act(personId: string, handId: string, decision: number, action: Action): Promise<Done> {
    return this.#decide(personId, handId, decision, seat => ({ type: 'act', seat, action }));
  }

  showOrMuck(personId: string, handId: string, decision: number, choice: 'show' | 'muck'): Promise<Done> {
    return this.#decide(personId, handId, decision, seat => ({ type: choice, seat }));
  }

  /** Somebody who sits here has come or gone. */
  presence(personId: string, connected: boolean): void {
    const seat = seatOf(this.#state, personId);
    if (seat !== null) this.#publish({ type: 'presence', seat, connected });
    const clock = this.#clock;
    if (connected && clock !== null && this.#state.hand?.dealtIn[clock.seat]?.personId === personId) {
      const longer = forOneWhoIsBack(clock, this.#world.clock.now());
      if (longer !== clock) {
        this.#setClock(longer);
        this.#publish({ type: 'turn', state: this.#state, clock: longer });
      }
    }
    if (connected) this.wake();
  }

  /** Sees to it that a hand is coming when there are players for one. */
  wake(): void {
    if (this.#closed) return;
    const ready = candidates(this.#state, this.config);
    const idle = running(this.#state) === null;
    const wanted = idle && ready.length >= 2 && this.#isWatched();
    if (!wanted) this.#coming.cancel();
    else if (this.coming === null) this.#announce(this.#world.pace.firstHand);
  }

  #isWatched(): boolean {
    return !this.config.bots || this.#world.hasAudience(this.config.id);
  }

  /** A hand comes after a pause, longer where somebody must be asked whether he is in. */
  #announce(pause: number): void {
    const asks = candidates(this.#state, this.config).some(seat => !this.#likes(seat).autoAnte);
    const wait = asks ? Math.max(pause, this.#world.pace.askIn) : pause;
    this.#coming.announce(this.#state.handNumber + 1, wait, () => void this.#come());
  }

  async #come(): Promise<void> {
    const done = await this.#do(state => this.#startHand(state));
    if (!done.ok && !this.#closed && this.coming !== null)
      this.#coming.again(TRY_AGAIN, () => void this.#come());
  }

  #startHand(state: TableState): StepResult | Result<null> {
    const { coming } = this;
    if (coming === null || running(state) !== null || this.#closed) return ok(null);
    const ready = candidates(state, this.config).filter(seat => {
      const { personId } = state.seats[seat - 1]!;
      return this.#likes(seat).autoAnte || coming.saidIn.has(personId);
    });
    if (ready.length < 2) {
      this.#coming.cancel();
      if (candidates(state, this.config).length >= 2 && this.#isWatched())
        this.#announce(this.#world.pace.askIn);
      return ok(null);
    }
    const began = begin(state, this.config, ready, randomUUID(), this.#atTable(state));
    return ok(this.#handStep(state, began, began.begins));
  }

  #decide(
    personId: string,
    handId: string,
    decision: number,
    command: (seat: Seat) => Command,
  ): Promise<Done> {
    return this.#do(state => {
      const hand = running(state);
      if (hand === null || hand.id !== handId)
        return fault('stale-decision', 'That hand is over; nothing has been done.');
      const seat = seatInHand(hand, personId);
      if (seat === null) return fault('not-seated', 'You are not in this hand.');
      if (!answers(this.#clock, handId, decision, hand.hand)) {
        const message = `Decision ${decision} has been made already; the one that is asked now is ${hand.hand.decision}.`;
        return fault('stale-decision', message);
      }
      return this.#play(state, command(seat));
    });
  }

  #play(state: TableState, command: Command): StepResult | Result<never, Refusal> {
    const hand = state.hand!;
    const went = carryOn(hand.hand, hand.deck, command, this.#atTable(state));
    return went.ok ? ok(this.#handStep(state, went.value)) : went;
  }

  /** A player got up: if the hand waits for him, it goes on without him. */
  #onward(step: StepResult): StepResult {
    const hand = running(this.#state);
    if (!step.ok || hand === null) return step;
    const seats = this.#state.seats.slice();
    for (const { seat, sitter } of step.value.seats) seats[seat - 1] = sitter;
    const state = { ...this.#state, seats };
    const went = goOn({ events: [], hand: hand.hand }, hand.deck, this.#atTable(state));
    if (went.events.length === 0) return step;
    const onward = this.#handStep(state, went);
    const settled = new Set(onward.seats.map(({ seat }) => seat));
    const before = step.value.seats.filter(({ seat }) => !settled.has(seat));
    return ok({ ...onward, seats: [...before, ...onward.seats] });
  }

  #atTable(state: TableState): AtTable {
    return {
      shuffler: this.#world.shuffler,
      leaves: seat => state.seats[seat - 1]?.leaving === true,
      autoMucks: seat => this.#likes(seat).autoMuck,
    };
  }

  #likes(seat: Seat): Pick<Known, 'autoAnte' | 'autoMuck'> {
    return this.#world.likes(this.#state.seats[seat - 1]?.personId ?? '');
  }

  /** What the events of a hand do to chips and seats. */
  #handStep(state: TableState, went: Went, begins?: Beginning): Step {
    const before = begins ?? state.hand!;
    const personAt = (seat: Seat): string => before.dealtIn[seat]!.personId;
    const transfers = transfersOf(this.config.id, went.events, personAt);
    const charged = this.#chargeBank(state);
    const step = { events: went.events, hand: went.hand, ...(begins === undefined ? {} : { begins }) };
    if (went.hand.phase !== 'ended') return { ...step, seats: charged, lines: [], transfers };
    const seats = state.seats.slice();
    for (const { seat, sitter } of charged) seats[seat - 1] = sitter;
    const events = begins === undefined ? [...state.hand!.events, ...went.events] : went.events;
    const settled = settleSeats({ ...state, seats }, this.config, went.hand, events);
    return { ...step, ...settled, transfers: [...transfers, ...settled.transfers] };
  }

  /** Takes what was used of the time bank from the player whose decision this is. */
  #chargeBank(state: TableState): SeatChange[] {
    const clock = this.#clock;
    const sitter = clock === null ? null : state.seats[clock.seat - 1];
    if (clock === null || !sitter) return [];
    const used = bankUsed(clock, this.#world.clock.now());
    return used > 0
      ? [{ seat: clock.seat, sitter: { ...sitter, timeBank: Math.max(0, sitter.timeBank - used) } }]
      : [];
  }

  /** Runs a piece of work when all before it are done; nothing else changes the table meanwhile. */
  #do(work: (state: TableState) => Result<Step | null, Fault | Refusal>): Promise<Done> {
    const done = this.#queue.then(async (): Promise<Done> => {
      if (this.#closed) return fault('room-closing', 'The room is closing; come back in a moment.');
      try {
        const step = work(this.#state);
        if (!step.ok) return step;
        return step.value === null || isNothing(step.value) ? ok(null) : await this.#store(step.value);
      } catch (error) {
        this.#world.warn('a command failed', { tableId: this.config.id, error });
        return fault('room-unavailable', 'Something went wrong in the room; nothing has been done.');
      }
    });
    this.#queue = done;
    return done;
  }

  async #store(step: Step): Promise<Done> {
    const state = this.#state;
    const { events, seats, lines, begins } = step;
    const at = this.#world.clock.now();
    const entry: Entry = {
      number: state.number + 1,
      at,
      ...(begins === undefined ? {} : { begins }),
      events,
      seats,
      lines,
    };
    const after = fold(state, entry, step.hand);
    const finished = events.length > 0 && running(after) === null ? this.#finished(after, at) : null;
    const stored = await this.#world.log.append({
      entry: { tableId: this.config.id, number: entry.number, json: JSON.stringify(entry) },
      transfers: step.transfers,
      ...(running(after) === null ? { checkpoint: JSON.stringify({ ...after, hand: null }) } : {}),
      ...(finished === null ? {} : { hand: this.#handRow(after, finished) }),
    });
    if (stored !== 'stored') return this.#notStored(stored);
    this.#state = after;
    if (events.length > 0) this.#afterEvents(entry, at);
    this.#tellEntry(entry, finished);
    return ok(null);
  }

  #finished(after: TableState, at: number): HandSummary {
    const { id, number, events, dealtIn } = after.hand!;
    return summarise(id, number, at, events, dealtIn);
  }

  #handRow(after: TableState, { id, number, endedAt, ...rest }: HandSummary): HandRow {
    const { first, dealtIn } = after.hand!;
    const people = Object.entries(dealtIn).map(([seat, { personId }]) => ({ seat: Number(seat), personId }));
    const summary = JSON.stringify({ id, number, endedAt, ...rest });
    return { id, tableId: this.config.id, number, first, last: after.number, endedAt, summary, people };
  }

  #notStored(stored: Exclude<Stored, 'stored'>): Done {
    if (stored === 'not-enough-chips')
      return fault(
        'not-enough-chips',
        'You have not so many chips at home; take fewer, or refill when broke.',
      );
    this.#world.warn('an entry could not be stored', { tableId: this.config.id, stored });
    if (stored === 'fenced') {
      // Another writer has this table: it is not ours any more.
      this.#closed = true;
      this.#stopTurn();
      this.#coming.begun();
    }
    return fault('room-unavailable', 'The room cannot write just now; nothing has been done. Try again.');
  }

  #afterEvents(entry: Entry, now: number): void {
    if (entry.begins !== undefined) this.#coming.begun();
    const cards = entry.events.filter(event => event.type === 'card-dealt').length;
    this.#setClock(clockFor(this.#state, this.config, now, cards * this.#world.pace.perCard));
  }

  #tellEntry(entry: Entry, finished: HandSummary | null): void {
    if (finished !== null) this.#lastHands = [finished, ...this.#lastHands].slice(0, LAST_HANDS);
    const { pace } = this.#world;
    const news: EntryNews = {
      type: 'entry',
      entry,
      state: this.#state,
      clock: this.#clock,
      coming: this.coming,
      lines: this.talk.dealer(entry.lines),
      finished,
    };
    this.#recent.push(news);
    if (this.#recent.length > RECENT) this.#recent.shift();
    this.#publish(news);
    if (finished !== null && candidates(this.#state, this.config).length >= 2 && this.#isWatched()) {
      const shown = entry.events.some(event => event.type === 'shown');
      this.#announce(shown ? pace.afterShowdown : pace.afterFolds);
    } else this.wake();
    if (entry.seats.some(({ sitter }) => sitter === null)) this.waitingList.offer(this.freeSeats);
  }

  #setClock(clock: RunningClock | null): void {
    this.#stopTurn();
    this.#clock = clock;
    if (clock === null || this.#closed) return;
    this.#stopTurn = this.#world.clock.after(clock.bankEndsAt - this.#world.clock.now(), () =>
      this.#runOut(clock),
    );
  }

  /** The time of a decision is over. What cannot be stored is tried again: the clock does not let go. */
  async #runOut(clock: RunningClock): Promise<void> {
    const done = await this.#do(state =>
      this.#clock === clock ? this.#play(state, { type: 'time-out', seat: clock.seat }) : ok(null),
    );
    if (!done.ok && !this.#closed && this.#clock === clock)
      this.#stopTurn = this.#world.clock.after(TRY_AGAIN, () => this.#runOut(clock));
  }

  #publish(news: TableNews): void {
    this.#world.bus.publish(this.config.id, news);
  }

  #publishWaiting(): void {
    this.#publish({ type: 'waiting', list: this.waitingList.list, free: this.freeSeats });
  }
}

function isNothing(step: Step): boolean {
  return step.events.length === 0 && step.seats.length === 0 && step.transfers.length === 0;
}
