import {
  type Action,
  actionOf,
  type Chips,
  type Command,
  type Hand,
  type HandEvent,
  type House,
  type MaybeCard,
  mayMuck,
  next,
  type Option,
  options,
  play,
  replay,
  type Seat,
  type Slot,
  type Street,
  startHand,
} from '@doorcard/stud';
import { bringInOf } from '../bring-in.ts';
import type { ActStep, HandRecord, Step } from '../record.ts';
import { dealtTwice } from './dealt-twice.ts';
import { type Mismatch, tellAct, tellOptions } from './mismatch.ts';
import { optionOf } from './option-of.ts';
import { ruleOfWager, rulesOfTurn } from './rule-words.ts';
import { tellsWinner, toldAwards, toldToWin } from './told-awards.ts';

/** A decision of the hand: what could be done and what was. */
export interface Decision {
  readonly seat: Seat;
  readonly street: Street;
  readonly options: readonly Option[];
  /** Null at the end of a history that stops in mid-hand. */
  readonly taken: Option | null;
}

/** A record replayed by the rules, as far as it goes. */
export interface Replayed {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  readonly decisions: readonly Decision[];
  /** Where the history and the rules parted; the replay stops there. */
  readonly mismatch: Mismatch | null;
  /** The history stops in mid-hand without claiming to be whole. */
  readonly unfinished: boolean;
  /** Parts of calls that came back at once and that the history left unsaid (Rulebook §3, short bring-in). */
  readonly unsaid: ReadonlyMap<Seat, Chips>;
}

/** A setup that no hand can have: the sentence that says why. */
export interface ImpossibleSetup {
  readonly impossible: string;
}

/**
 * Replays a record through the rules: every action must be legal and by the right player, every card must
 * have a place. Unknown cards stay unknown; what they keep the rules from deciding (who opens, who wins) is
 * taken from the history.
 *
 * @param rake what was taken of each pot
 */
export function replayRecord(
  record: HandRecord,
  house: House,
  rake: readonly Chips[],
): Replayed | ImpossibleSetup {
  const { stakes } = record;
  const twice = dealtTwice(record);
  if (twice !== null) return { impossible: twice };
  const started = startHand({
    game: record.game,
    house: house.axes.seats < record.seats.length ? { ...house, axes: { ...house.axes, seats: 8 } } : house,
    stakes: { ...stakes, bringIn: bringInOf(record) },
    kind: record.kind,
    dealer: record.dealer ?? 0,
    seats: record.seats.map(({ seat, stack, ante }) =>
      ante === Math.min(stakes.ante, stack) ? { seat, stack } : { seat, stack, ante },
    ),
    ...(rake.length === 0 ? {} : { rake: { perPot: rake } }),
  });
  if (!started.ok) return { impossible: started.fault.message };
  return new Replaying(record, started.value).run();
}

class Replaying {
  private readonly record: HandRecord;
  private readonly events: HandEvent[];
  private readonly decisions: Decision[] = [];
  private readonly moves: readonly Exclude<Step, { type: 'show' | 'muck' }>[];
  private readonly shown = new Set<Seat>();
  private readonly mucked = new Set<Seat>();
  private readonly cards = new Map<Seat, readonly MaybeCard[]>();
  private readonly unsaid = new Map<Seat, Chips>();
  private at = 0;
  private hand: Hand;
  private mismatch: Mismatch | null = null;
  private unfinished = false;
  private burns = 0;

  constructor(record: HandRecord, started: readonly HandEvent[]) {
    this.record = record;
    this.events = [...started];
    this.hand = replay(started);
    const moves: Exclude<Step, { type: 'show' | 'muck' }>[] = [];
    for (const step of record.steps) {
      if (step.type === 'show') this.shown.add(step.seat);
      else if (step.type === 'muck') this.mucked.add(step.seat);
      else moves.push(step);
    }
    this.moves = moves;
    for (const { seat, cards } of record.seats) this.cards.set(seat, cards);
  }

  run(): Replayed {
    while (this.mismatch === null && this.step());
    if (this.mismatch === null && !this.unfinished) this.leftOver();
    const { hand, events, decisions, mismatch, unfinished, unsaid } = this;
    return { hand, events, decisions, mismatch, unfinished, unsaid };
  }

  /** Does the next thing; false when there is none. */
  private step(): boolean {
    const due = next(this.hand);
    switch (due.type) {
      case 'deal':
        return this.deal(due.street, due.slots);
      case 'act':
        return this.act(due.seat);
      case 'show-or-muck':
        return this.command(
          { type: this.shows(due.seat) ? 'show' : 'muck', seat: due.seat },
          this.lastLine(),
        );
      case 'settle':
        if (!tellsWinner(this.record)) return this.noWinner();
        return this.command(
          { type: 'settle', awards: toldAwards(this.record, this.hand, this.events) },
          this.lastLine(),
        );
      case 'ended':
        return false;
    }
  }

  private deal(street: Street, slots: readonly Slot[]): boolean {
    const move = this.moves[this.at];
    const told = move?.type === 'street' && move.street === street;
    if (!told && move !== undefined) {
      return this.part(
        street,
        null,
        this.tell(move),
        `the cards of street ${street} come next`,
        'Rulebook §4',
        move.line,
      );
    }
    if (!told && !this.record.complete) return this.stop();
    // Rooms may leave out the streets on which nobody can bet any more; where betting is due, they may not.
    if (told) this.at++;
    const community = slots.some(slot => slot.to === 'community');
    if (!this.rightEnd(street, community, move?.line ?? this.lastLine())) return false;
    const places = new Map<Seat, number>();
    const cards = slots.map(slot => {
      if (slot.to === 'burn') return this.record.burned[this.burns++] ?? null;
      if (slot.to === 'community') return this.record.community;
      const place = places.get(slot.seat) ?? (street === 3 ? 0 : street - 1);
      places.set(slot.seat, place + 1);
      return this.cards.get(slot.seat)![place] ?? null;
    });
    const first = this.moves[this.at];
    const opener = first?.type === 'act' ? { opener: first.seat } : {};
    const played = this.command({ type: 'deal', cards, ...opener }, move?.line ?? this.lastLine());
    if (played && !told && this.hand.opener !== null) {
      return this.part(
        street,
        null,
        'nothing of this street',
        `${this.name(this.hand.opener)} opens it`,
        'Rulebook §4',
        this.lastLine(),
      );
    }
    return played;
  }

  /** On 7th: a card each or one for all, as the deck's cards and the house say (Rulebook §5). */
  private rightEnd(street: Street, community: boolean, line: number): boolean {
    if (street !== 7) return true;
    const told = this.record.community !== null;
    if (community === told) return true;
    const each = this.hand.players.some(
      player => !player.folded && (this.cards.get(player.seat)?.length ?? 0) > 6,
    );
    if (community && !each) return true;
    const [says, rules] = community
      ? ['a card each', 'one community card: the deck has not enough']
      : ['a community card', 'a card each: the deck has enough'];
    return this.part(7, null, says!, rules!, 'Rulebook §5', line);
  }

  private act(seat: Seat): boolean {
    const legal = options(this.hand);
    const street = this.hand.street!;
    const move = this.moves[this.at];
    if (move === undefined && !this.record.complete) {
      this.decisions.push({ seat, street, options: legal, taken: null });
      return this.stop();
    }
    if (move?.type === 'protect' && move.seat === seat) {
      this.at++;
      return this.command({ type: 'time-out', seat }, move.line);
    }
    if (move?.type !== 'act') {
      const told = move === undefined ? 'nothing more' : this.tell(move);
      const rules = `${this.name(seat)} must act: ${tellOptions(this.record, legal)}`;
      return this.part(street, seat, told, rules, 'Rulebook §4', move?.line ?? this.lastLine());
    }
    if (move.seat !== seat) {
      const rules = `it is ${this.name(seat)}'s turn${rulesOfTurn(this.hand, seat)}`;
      return this.part(street, move.seat, tellAct(this.record, move), rules, this.turnRule(), move.line);
    }
    const taken = optionOf(this.hand, move, legal);
    if (taken === undefined) {
      const rule = ruleOfWager(this.hand, move);
      return this.part(
        street,
        seat,
        tellAct(this.record, move),
        tellOptions(this.record, legal),
        rule,
        move.line,
      );
    }
    this.decisions.push({ seat, street, options: legal, taken });
    this.at++;
    const left = this.hand.players.find(player => player.seat === seat)!.stack;
    const amount = 'amount' in taken ? taken.amount : 0;
    if (move.allIn && amount < left) {
      const rules = `chips are left (${left - amount} of the smallest unit)`;
      return this.part(street, seat, `${tellAct(this.record, move)} all-in`, rules, 'Rulebook §8', move.line);
    }
    const before = this.events.length;
    const done = this.command({ type: 'act', seat, action: actionOf(taken) as Action }, move.line);
    if (done && amount !== move.amount) return this.backAtOnce(move, amount - move.amount, before);
    return done;
  }

  /** A call of a short bring-in may be told by its matched part, when the rest comes straight back (§3). */
  private backAtOnce(move: ActStep, rest: Chips, before: number): boolean {
    const back = this.events.slice(before).find(event => event.type === 'returned');
    if (back?.type === 'returned' && back.seat === move.seat && back.amount === rest) {
      this.unsaid.set(move.seat, rest);
      return true;
    }
    return this.part(
      this.hand.street,
      move.seat,
      tellAct(this.record, move),
      `${rest + move.amount}`,
      'Rulebook §3',
      move.line,
    );
  }

  /** A hand is shown where it is told, or must be; of unknown ones, the winner's, or all where none is told. */
  private shows(seat: Seat): boolean {
    if (this.shown.has(seat)) return true;
    if (this.hand.phase === 'won') return false;
    if (!mayMuck(this.hand, seat)) return true;
    const unknown = this.hand.players.some(player => !player.folded && player.cards.includes(null));
    if (!unknown || tellsWinner(this.record)) return toldToWin(this.record, this.hand, seat);
    return !this.mucked.has(seat);
  }

  private leftOver(): void {
    const move = this.moves[this.at];
    if (move === undefined) return;
    const seat = move.type === 'street' ? null : move.seat;
    this.part(this.hand.street, seat, this.tell(move), 'the hand is over', 'Rulebook §6', move.line);
  }

  private command(command: Command, line: number): boolean {
    const played = play(this.hand, command);
    if (!played.ok) {
      const seat = 'seat' in command ? command.seat : null;
      return this.part(this.hand.street, seat, `"${command.type}"`, played.fault.message, 'Rulebook', line);
    }
    this.hand = played.value.hand;
    for (const event of played.value.events) this.events.push(event);
    return true;
  }

  private part(
    street: Street | null,
    seat: Seat | null,
    told: string,
    rules: string,
    rule: string,
    line: number,
  ): false {
    const player = seat === null ? null : this.name(seat);
    this.mismatch = { street, player, told, rules, rule, line };
    return false;
  }

  /** Not all cards are known and nobody is told to have won: the history stops before its end. */
  private noWinner(): false {
    if (!this.record.complete) return this.stop();
    return this.part(7, null, 'of nobody that he won', 'somebody did', 'Rulebook §8', this.lastLine());
  }

  private stop(): false {
    this.unfinished = true;
    return false;
  }

  private turnRule(): string {
    if (this.hand.phase === 'bring-in') return 'Rulebook §3';
    return 'Rulebook §4';
  }

  private tell(move: Exclude<Step, { type: 'show' | 'muck' }>): string {
    if (move.type === 'protect') return `${this.name(move.seat)} is all-in by his clock`;
    if (move.type === 'street') return `the cards of street ${move.street}`;
    return `${this.name(move.seat)} ${tellAct(this.record, move)}`;
  }

  private name(seat: Seat): string {
    return this.record.seats.find(other => other.seat === seat)?.name ?? `seat ${seat}`;
  }

  private lastLine(): number {
    return this.record.steps.at(-1)?.line ?? this.record.claims.line;
  }
}
