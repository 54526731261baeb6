import type { Axes, Chips, Game, Half, Seat } from '@doorcard/stud';
import { PhhActions } from './phh-actions.ts';
import type { PhhDocument, Places } from './phh-fields.ts';
import { Misread } from './reader.ts';
import { FORMATS, type Format, type HandRecord } from './record.ts';

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

class PhhReading extends PhhActions {
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
        complete: this.complete(),
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
}
