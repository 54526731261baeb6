import type { Axes, Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { type PhhDocument, PhhFields, type Places } from './phh-fields.ts';
import { Misread } from './reader.ts';
import { FORMATS, type Format, type HandRecord } from './record.ts';
import { RecordBuilder } from './record-builder.ts';

/** PHH's names of our games. */
export const VARIANTS: { readonly [V: string]: Game } = {
  F7S: 'stud-high',
  'F7S/8': 'stud-hi-lo',
  FR: 'razz',
};

/** Fields that this reader turns into the record; all others are kept as they are. */
const UNDERSTOOD = new Set([
  ...['variant', 'ante_trimming_status', 'antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks'],
  ...['actions', 'players', 'finishing_stacks', 'hand', 'table', 'currency', 'seats', 'doorcard'],
  ...[
    '_house',
    '_dealer',
    '_legal',
    '_burned',
    '_kind',
    '_tournament',
    '_date',
    '_decimals',
    '_hero',
    '_ante',
  ],
  ...['_format', '_hand', '_returned', '_returns_printed', '_collected', '_collected_with_returns', '_total'],
  ...['_pots', '_rake', '_complete', '_finishing', '_axes', '_bring_in_told'],
]);

/**
 * The record of a PHH document.
 *
 * @param key what the hand is called where it has no number of its own (its place in a `.phhs` file)
 * @throws Misread that names the field, what it says and what was expected
 */
export function recordOfPhh(document: PhhDocument, places: Places, key: string): HandRecord {
  return new PhhReading(document, places).read(key);
}

class PhhReading extends PhhFields {
  private readonly builder = new RecordBuilder();
  private bringIn: Chips | null = null;
  private stacks: Chips[] = [];
  private readonly dealt: number[] = [];
  private broughtIn = false;

  read(key: string): HandRecord {
    const variant = this.text('variant');
    const game = variant === null ? undefined : VARIANTS[variant];
    if (game === undefined) {
      const expected = `variant ${Object.keys(VARIANTS).join(', ')}`;
      if (variant === null) this.complain('variant', 'No variant is named.', expected);
      const message = `The variant "${variant}" is not a stud game.`;
      throw new Misread(this.places.field('variant'), message, expected, 'unsupported');
    }
    this.decimals = this.findDecimals();
    this.bringIn = this.document.bring_in === undefined ? null : this.amount('bring_in');
    const smallBet = this.amount('small_bet');
    const bigBet = this.amount('big_bet');
    this.sit();
    this.act();
    const trimmed = this.dropHalfDealt();
    const claims = this.claims();
    const record = this.builder.build(
      {
        format: this.format(),
        id: this.id(key),
        game,
        kind:
          this.oneOf('_kind', ['cash', 'tournament']) ??
          (this.text('currency') === null ? 'tournament' : 'cash'),
        tournament: this.text('_tournament'),
        table: this.document.table === undefined ? null : String(this.document.table),
        date: this.text('_date'),
        currency: this.text('currency'),
        decimals: this.decimals,
        stakes: {
          ante: this.document._ante === undefined ? this.builder.ante : this.amount('_ante'),
          bringIn: this.document._bring_in_told === false ? null : this.bringIn,
          smallBet,
          bigBet,
        },
        hero: this.document._hero === undefined ? null : this.playerNumber('_hero', this.document._hero),
        dealer: this.dealer(),
        ...this.optional(),
        complete: this.document._complete === true || this.document.finishing_stacks !== undefined,
      },
      claims,
    );
    const burned = this.cards(this.text('_burned') ?? '', this.places.field('_burned'));
    return trimmed({ ...record, burned });
  }

  private optional(): Pick<HandRecord, 'order' | 'house' | 'axes' | 'legal' | 'extra'> {
    const house = this.text('_house');
    const { _legal: legal, _axes: axes } = this.document;
    const extra: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(this.document)) {
      if (!UNDERSTOOD.has(name)) extra[name] = value;
    }
    // Seats beyond eight are kept as they were; the hand is played in the seats' order.
    if (this.renumbered()) extra.seats = this.document.seats;
    return {
      ...(this.isAscending() ? {} : { order: this.seats }),
      ...(house === null ? {} : { house }),
      ...(typeof axes === 'object' && axes !== null ? { axes: axes as Partial<Axes> } : {}),
      ...(Array.isArray(legal) ? { legal: legal.map(String) } : {}),
      ...(Object.keys(extra).length === 0 ? {} : { extra }),
    };
  }

  private format(): Format {
    return this.oneOf('_format', FORMATS) ?? 'phh';
  }

  private id(key: string): string {
    return String(this.document._hand ?? this.document.hand ?? key);
  }

  /** The seats, stacks and antes. */
  private sit(): void {
    this.stacks = this.amounts('starting_stacks');
    const antes = this.amounts('antes');
    const count = this.stacks.length;
    if (antes.length !== count) this.complain('antes', `There are ${antes.length} antes.`, `${count} antes`);
    this.seats = this.seatNumbers(count);
    const names = this.document.players ?? [];
    if (!Array.isArray(names)) this.complain('players', 'players is not a list.', 'a list of names');
    const line = this.places.field('players');
    for (let index = 0; index < count; index++) {
      const name = (names as unknown[])[index];
      const known = typeof name === 'string' && name !== '' ? name : `p${index + 1}`;
      this.builder.seat(this.seats[index]!, known, this.stacks[index]!, line);
      this.dealt.push(0);
      this.builder.postAnte(this.seats[index]!, Math.min(antes[index]!, this.stacks[index]!), line);
    }
  }

  private renumbered(): boolean {
    const told = this.document.seats;
    return Array.isArray(told) && told.some(seat => Number(seat) > 8);
  }

  private seatNumbers(count: number): Seat[] {
    const told = this.document.seats;
    if (told === undefined) return Array.from({ length: count }, (_, index) => index + 1);
    const expected = `${count} different seat numbers`;
    const sound =
      Array.isArray(told) &&
      told.length === count &&
      new Set(told).size === count &&
      told.every(seat => Number.isSafeInteger(seat) && seat >= 1);
    if (!sound) this.complain('seats', 'These are not the seats of the players.', expected);
    const seats = told as Seat[];
    if (!this.renumbered()) return [...seats];
    const order = [...seats].sort((a, b) => a - b);
    return seats.map(seat => order.indexOf(seat) + 1);
  }

  /** The dealer position: `_dealer`, else just before player 1. */
  private dealer(): Seat | null {
    const told = this.document._dealer;
    if (told !== undefined) {
      if (!Number.isSafeInteger(told) || Number(told) < 0 || Number(told) > 8) {
        this.complain(
          '_dealer',
          `There is no dealer position ${String(told)}.`,
          'a seat, or 0 for before seat 1',
        );
      }
      return Number(told);
    }
    return this.isAscending() ? null : this.seats.at(-1)!;
  }

  private isAscending(): boolean {
    return this.seats.every((seat, index) => index === 0 || seat > this.seats[index - 1]!);
  }

  private act(): void {
    const actions = this.document.actions;
    if (!Array.isArray(actions)) this.complain('actions', 'There are no actions.', 'a list of actions');
    (actions as unknown[]).forEach((action, index) => {
      const line = this.places.action(index);
      if (typeof action !== 'string') throw new Misread(line, `Action ${index + 1} is no text.`, 'an action');
      this.action(action, line);
    });
  }

  private action(text: string, line: number): void {
    const [told = '', ...comment] = text.split('#');
    const words = told.trim().split(/\s+/);
    if (words[0] === 'd') return this.deal(words, text, line);
    if (words[0] === '') {
      const out = /^ *(p\d+) timed out and is all-in$/.exec(comment.join('#'));
      if (out !== null) this.builder.protect(this.seats[this.playerOf(out[1]!, line)]!, line);
      return;
    }
    const player = this.playerOf(words[0]!, line);
    const seat = this.seats[player]!;
    switch (words[1]) {
      case 'f':
        return this.builder.act(seat, 'fold', null, false, line);
      case 'pb': {
        if (this.bringIn === null) throw new Misread(line, 'A bring-in is posted.', 'the field bring_in');
        this.broughtIn = true;
        return this.builder.act(
          seat,
          'bring-in',
          { added: Math.min(this.bringIn, this.left(player)) },
          false,
          line,
        );
      }
      case 'cc':
        return this.checkOrCall(player, line);
      case 'cbr': {
        const to = this.money(words[2], line);
        return this.builder.act(seat, 'raise', { to }, false, line);
      }
      case 'sm':
        return this.showOrMuck(
          seat,
          words[2],
          comment.map(part => part.trim()),
          line,
        );
      default:
        throw new Misread(
          line,
          `"${text}" is not an action.`,
          'd dh, d db, or a player with pb, cc, cbr, f or sm',
        );
    }
  }

  /** `sm` with cards shows, without them mucks, unless a comment says that it showed cards not told. */
  private showOrMuck(seat: Seat, told: string | undefined, comments: readonly string[], line: number): void {
    const untold = told === undefined || told === '-';
    if (untold && comments[0] !== 'shows') return this.builder.muck(seat, line);
    const words = (untold ? comments.slice(1) : comments).join(' # ');
    const cards = untold ? [] : this.cards(told, line);
    return this.builder.show(seat, cards, line, words === '' ? undefined : words);
  }

  private checkOrCall(player: number, line: number): void {
    const seat = this.seats[player]!;
    const { bet } = this.builder.staked(seat);
    // A short bring-in is called at the full amount (Rulebook §3).
    const brought = this.broughtIn && this.builder.street === 3 ? (this.bringIn ?? 0) : 0;
    const owed = Math.max(this.builder.level(), brought) - bet;
    const amount = Math.min(owed, this.left(player));
    if (amount <= 0) this.builder.act(seat, 'check', null, false, line);
    else this.builder.act(seat, 'call', { added: amount }, false, line);
  }

  private deal(words: readonly string[], text: string, line: number): void {
    if (words[1] === 'db' && words[2] !== undefined) {
      const cards = this.cards(words[2], line);
      if (cards.length !== 1)
        throw new Misread(line, `"${text}" deals ${cards.length} cards.`, 'one community card');
      this.builder.startStreet(7, line);
      return this.builder.community(cards[0]!);
    }
    if (words[1] !== 'dh' || words[2] === undefined || words[3] === undefined) {
      throw new Misread(line, `"${text}" is not a deal.`, 'd dh p1 and cards, or d db and a card');
    }
    const player = this.playerOf(words[2], line);
    for (const card of this.cards(words[3], line)) {
      const place = this.dealt[player]!++;
      if (place > 6)
        throw new Misread(line, `Player ${player + 1} is dealt an eighth card.`, 'seven cards at most');
      const street = Math.max(3, place + 1) as Street;
      if (place >= 2 && street > (this.builder.street ?? 2)) this.builder.startStreet(street, line);
      this.builder.card(this.seats[player]!, place, card, line);
    }
  }

  /**
   * A position that stops while a street is being dealt is told up to the street before: answers with what
   * takes the half-dealt street off the record.
   */
  private dropHalfDealt(): (record: HandRecord) => HandRecord {
    const street = this.builder.street;
    const missing = this.seats.some((seat, player) => {
      if (this.builder.isFolded(seat)) return false;
      return this.dealt[player]! < (street ?? 3);
    });
    return record => {
      if (street === null || !missing || record.community !== null) return record;
      const last = record.steps.at(-1);
      if (last?.type !== 'street') return record;
      const seats = record.seats.map(seat =>
        seat.cards.length < street
          ? seat
          : { ...seat, cards: seat.cards.slice(0, street === 3 ? 0 : street - 1) },
      );
      return { ...record, seats, steps: record.steps.slice(0, -1), complete: record.complete };
    };
  }

  private claims() {
    const { _returned, _collected, _pots, _total, _rake } = this.document;
    for (const entry of this.list('_returned', _returned)) {
      const [player, amount] = this.list('_returned', entry);
      const line = this.places.field('_returned');
      this.builder.giveBack(this.playerNumber('_returned', player), this.scaled(amount, '_returned'), line);
    }
    for (const entry of this.list('_collected', _collected)) {
      const [player, amount, pot, half] = this.list('_collected', entry);
      const seat = this.playerNumber('_collected', player);
      const line = this.places.field('_collected');
      const told = typeof pot === 'number' && pot >= 0 ? pot : null;
      const halves: readonly Half[] = ['all', 'high', 'low'];
      const side = halves.find(other => other === half) ?? null;
      this.builder.collect(seat, this.scaled(amount, '_collected'), told, side, line);
    }
    return {
      returnsPrinted: this.document._returns_printed === true,
      collectedWithReturns: this.document._collected_with_returns === true,
      total: _total === undefined ? null : this.scaled(_total, '_total'),
      pots: this.list('_pots', _pots).map(pot => this.scaled(pot, '_pots')),
      rake: _rake === undefined ? null : this.scaled(_rake, '_rake'),
      ...this.finishing(),
      line: this.places.field('finishing_stacks'),
    };
  }

  private finishing(): { readonly finishing?: ReadonlyMap<Seat, Chips> } {
    const name = this.document.finishing_stacks === undefined ? '_finishing' : 'finishing_stacks';
    const told = this.list(name, this.document[name]);
    if (told.length > this.seats.length)
      this.complain(name, `There are ${told.length} stacks.`, `${this.seats.length} stacks`);
    const stacks = new Map<Seat, Chips>();
    told.forEach((stack, index) => {
      if (name === 'finishing_stacks' || stack !== -1)
        stacks.set(this.seats[index]!, this.scaled(stack, name));
    });
    return told.length === 0 ? {} : { finishing: stacks };
  }

  private left(player: number): Chips {
    return this.stacks[player]! - this.builder.staked(this.seats[player]!).total;
  }
}
