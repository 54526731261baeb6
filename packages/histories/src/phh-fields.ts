import { type Card, parseCard } from '@doorcard/cards';
import type { Chips, MaybeCard, Seat } from '@doorcard/stud';
import { Misread } from './reader.ts';

/** A hand in the Poker Hand History form, as its TOML (or our JSON) says it. */
export type PhhDocument = Readonly<Record<string, unknown>>;

/** Where the fields of a document stand in its file. */
export interface Places {
  /** The line of a field. */
  field(name: string): number;
  /** The line of the action of this index. */
  action(index: number): number;
}

/** The fields of a document, each held to what it must be: what is not is thrown as a `Misread` with its line. */
export class PhhFields {
  protected readonly document: PhhDocument;
  protected readonly places: Places;
  protected decimals = 0;
  /** The seat of each player, player 1 first. */
  protected seats: Seat[] = [];

  constructor(document: PhhDocument, places: Places) {
    this.document = document;
    this.places = places;
  }

  protected playerOf(word: string, line: number): number {
    const player = /^p\d{1,2}$/.test(word) ? Number(word.slice(1)) : 0;
    if (player < 1 || player > this.seats.length) {
      throw new Misread(line, `There is no player "${word}".`, `p1 to p${this.seats.length}`);
    }
    return player - 1;
  }

  protected playerNumber(field: string, value: unknown): Seat {
    const seat = typeof value === 'number' ? this.seats[value - 1] : undefined;
    if (seat === undefined)
      this.complain(field, `There is no player ${String(value)}.`, `1 to ${this.seats.length}`);
    return seat as Seat;
  }

  protected cards(text: string, line: number): MaybeCard[] {
    const cards: MaybeCard[] = [];
    for (let at = 0; at < text.length; ) {
      if (text.startsWith('??', at)) {
        cards.push(null);
        at += 2;
        continue;
      }
      const length = text.startsWith('10', at) ? 3 : 2;
      const card = parseCard(text.slice(at, at + length));
      if (!card.ok) throw new Misread(line, card.fault.message, 'cards such as AsTd, ?? for one not known');
      cards.push(card.value as Card);
      at += length;
    }
    return cards;
  }

  protected text(name: string): string | null {
    const value = this.document[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string') this.complain(name, `${name} is ${String(value)}.`, 'a text');
    return value as string;
  }

  protected oneOf<T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.text(name);
    if (value === null) return null;
    const found = allowed.find(other => other === value);
    if (found === undefined) this.complain(name, `${name} is "${value}".`, allowed.join(', '));
    return found as T;
  }

  protected list(name: string, value: unknown): readonly unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.complain(name, `${name} is no list.`, 'a list');
    return value as unknown[];
  }

  protected amounts(name: string): Chips[] {
    if (!Array.isArray(this.document[name])) this.complain(name, `${name} is missing.`, 'a list of amounts');
    return this.list(name, this.document[name]).map(amount => this.scaled(amount, name));
  }

  protected amount(name: string): Chips {
    return this.scaled(this.document[name], name);
  }

  protected money(word: string | undefined, line: number): Chips {
    const value = word !== undefined && /^\d+(\.\d+)?$/.test(word) ? Number(word) : Number.NaN;
    const scaled = Math.round(value * 10 ** this.decimals);
    if (!Number.isSafeInteger(scaled)) throw new Misread(line, `"${word ?? ''}" is no amount.`, 'an amount');
    return scaled;
  }

  /** An amount in the smallest unit. */
  protected scaled(value: unknown, name: string): Chips {
    const scaled = typeof value === 'number' ? Math.round(value * 10 ** this.decimals) : Number.NaN;
    if (!Number.isSafeInteger(scaled) || scaled < 0) {
      this.complain(name, `${name} is ${String(value)}.`, 'an amount of chips');
    }
    return scaled;
  }

  /** How many digits after the point the amounts of this document need. */
  protected findDecimals(): number {
    const told = this.document._decimals;
    if (typeof told === 'number' && Number.isInteger(told) && told >= 0 && told <= 6) return told;
    const { antes, bring_in, small_bet, big_bet, starting_stacks, actions, finishing_stacks } = this.document;
    const numbers = [antes, bring_in, small_bet, big_bet, starting_stacks, finishing_stacks].flat();
    const texts = numbers.map(String);
    if (Array.isArray(actions))
      for (const action of actions) texts.push(/cbr (\S+)/.exec(String(action))?.[1] ?? '');
    const most = Math.max(
      0,
      ...texts.map(text => Math.min(6, /^\d+\.(\d*[1-9])0*$/.exec(text)?.[1]?.length ?? 0)),
    );
    // Money has cents: 0.5 is fifty of them.
    return most === 1 ? 2 : most;
  }

  protected complain(field: string, message: string, expected: string): never {
    throw new Misread(this.places.field(field), message, expected);
  }
}
