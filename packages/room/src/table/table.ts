import { randomUUID } from 'node:crypto';
import { type Fault, fault, ok, type Result } from '@doorcard/cards';
import type { Action, Command, Refusal, Seat } from '@doorcard/stud';
import type { Known } from '../people/people.ts';
import type { Stored } from '../ports.ts';
import { Coming } from './coming-hand.ts';
import type { TableConfig } from './config.ts';
import type { HandSummary } from './hand-end.ts';
import { goOnWithout, handStep, type Timed } from './hand-step.ts';
import type { ComingHand, EntryNews, TableNews } from './news.ts';
import { type AtTable, begin, carryOn } from './playing.ts';
import { Recent } from './recent.ts';
import * as seating from './seating.ts';
import { candidates, type Entry, fold, running, seatInHand, seatOf, type TableState } from './state.ts';
import { isNothing, NOT_SEATED, type Step, type StepResult } from './step.ts';
import { changeFor, finishedBy, storeFault } from './storing.ts';
import { Talk } from './talk.ts';
import { answers, clockFor, forOneWhoIsBack, type RunningClock } from './turn-clock.ts';
import { WaitingList } from './waiting-list.ts';
import type { TableWorld } from './world.ts';

type Done = Result<null, Fault | Refusal>;

/** How long to wait before a clock's command that could not be stored is tried again, in milliseconds. */
const TRY_AGAIN = 1_000;

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
  readonly #recent = new Recent();
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
    return this.#recent.since(number, this.#state.number);
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
    return this.#do(state => {
      const step = seating.leave(state, this.config, personId);
      return goOnWithout(state, this.config, step, this.#timed(), now => this.#atTable(now));
    });
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
    return ok(handStep(state, this.config, began, this.#timed(), began.begins));
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
    return went.ok ? ok(handStep(state, this.config, went.value, this.#timed())) : went;
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

  #timed(): Timed {
    return { clock: this.#clock, now: this.#world.clock.now() };
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
    const finished = finishedBy(entry, after);
    const change = changeFor(this.config.id, entry, after, finished, step.transfers);
    const stored = await this.#world.log.append(change);
    if (stored !== 'stored') return this.#notStored(stored);
    this.#state = after;
    if (events.length > 0) this.#afterEvents(entry, at);
    this.#tellEntry(entry, finished);
    return ok(null);
  }

  #notStored(stored: Exclude<Stored, 'stored'>): Done {
    if (stored !== 'not-enough-chips')
      this.#world.warn('an entry could not be stored', { tableId: this.config.id, stored });
    if (stored === 'fenced') {
      // Another writer has this table: it is not ours any more.
      this.#closed = true;
      this.#stopTurn();
      this.#coming.begun();
    }
    return storeFault(stored);
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
    this.#recent.keep(news);
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
