import { parseCard } from '@doorcard/cards';
import type { Chips, Half, MaybeCard, Seat, Street } from '@doorcard/stud';
import { readAmount } from '../amount.ts';
import { Misread } from '../reader.ts';
import type { RawHand } from '../record.ts';
import { RecordBuilder } from '../record-builder.ts';

/** A listed player at the beginning of a line, and what the line says of him. */
export interface Said {
  readonly seat: Seat;
  readonly rest: string;
}

/** By how much a wager went beyond what stood. */
interface Sized {
  readonly street: Street;
  readonly size: Chips;
  readonly allIn: boolean;
}

/** What readers of rooms' text have in common: the line at hand, the players' names, amounts and cards. */
export class LineReading {
  protected readonly hand: RawHand;
  protected readonly builder = new RecordBuilder();
  /** The number in the file of the line at hand. */
  protected line: number;
  protected decimals = 0;
  protected hero: Seat | null = null;
  protected readonly seats: Seat[] = [];
  private wonSoFar = 0;
  private readonly sizes: Sized[] = [];
  /** Longest first, so that "Al x" is not taken for "Al". */
  private readonly names: string[] = [];

  constructor(hand: RawHand) {
    this.hand = hand;
    this.line = hand.line;
  }

  /** Goes through the hand's lines, without trailing blanks; empty ones are left out. */
  protected eachLine(from: number, take: (text: string) => void): void {
    const { lines } = this.hand;
    for (let index = from; index < lines.length; index++) {
      this.line = this.hand.line + index;
      const text = lines[index]!.trim();
      if (text !== '') take(text);
    }
  }

  /** A seat of the table. */
  protected sit(seat: number, name: string, stack: Chips): void {
    if (seat < 1 || seat > 10) this.complain(`There is no seat ${seat} at a stud table.`, 'seats 1 to 10');
    if (stack < 0) this.complain(`${name} has less than no chips.`, 'a stack');
    this.builder.seat(seat, name, stack, this.line);
    this.names.push(name);
    this.seats.push(seat);
    this.names.sort((a, b) => b.length - a.length);
  }

  /** The listed player whose name begins a text, followed by a separator; null when there is none. */
  protected speaker(text: string, separator = ' '): Said | null {
    for (const name of this.names) {
      if (text.startsWith(name) && text.startsWith(separator, name.length)) {
        return { seat: this.builder.seatOf(name)!, rest: text.slice(name.length + separator.length).trim() };
      }
    }
    return null;
  }

  /** The seat of a name that must be listed. */
  protected seatOf(name: string): Seat {
    const seat = this.builder.seatOf(name.trim());
    return seat ?? this.complain(`Nobody of the name "${name}" sits here.`, 'a player listed above');
  }

  protected amount(text: string): Chips {
    const amount = readAmount(text, this.decimals);
    if (amount === null || amount < 0)
      this.complain(`"${text}" is no amount.`, 'an amount such as 40 or 0.05');
    return amount as Chips;
  }

  /** Cards between brackets or bare, apart by blanks or commas; `X` (of any form) is a card not told. */
  protected cards(text: string): MaybeCard[] {
    const words = text
      .replaceAll(/[[\](),]/g, ' ')
      .trim()
      .split(/\s+/);
    return words.filter(word => word !== '').map(word => this.card(word));
  }

  protected card(word: string): MaybeCard {
    if (/^(?:X+|null|--|\?\?)$/i.test(word)) return null;
    const card = parseCard(word);
    if (!card.ok) this.complain(`"${word}" is not a card.`, 'a card such as As or Td');
    else return card.value;
    return null;
  }

  /**
   * Cards dealt to a player: those he had, and the new ones. On 3rd street a lone card is the door card; three
   * are a hand of his own history.
   */
  protected deal(seat: Seat, before: readonly MaybeCard[], fresh: readonly MaybeCard[]): void {
    const street: Street =
      this.builder.street ?? this.complain('Cards come before 3rd street.', 'a title of 3rd street');
    const all = [...before, ...fresh];
    const from = all.length === street ? 0 : street - (street === 7 ? 1 : 0) - all.length;
    if (from < 0 || from > 2)
      this.complain(`${all.length} cards on street ${street} cannot be.`, 'the cards a player has there');
    const down = all.slice(0, 2);
    if (from === 0 && down.every(card => card !== null)) this.hero ??= seat;
    all.forEach((card, index) => {
      this.builder.card(seat, from + index, card, this.line);
    });
  }

  /** An amount put in by a player who is said to be all-in: a raise where it is more than stands, else a call. */
  protected allIn(seat: Seat, added: Chips): void {
    const raises = this.builder.staked(seat).bet + added > this.builder.level();
    this.builder.act(seat, raises ? 'raise' : 'call', { added }, true, this.line);
  }

  /**
   * The small bet of a hand whose limits are not printed, from its wagers: 5th to 7th street tell the big bet, 3rd
   * street what is completed or raised; on 4th street a bet may be double. All-ins tell nothing. In a hand without
   * a wager it does not matter, as long as the bring-in is below it.
   */
  protected inferSmallBet(bringIn: Chips | null): Chips {
    const of = (test: (sized: Sized) => boolean): Chips | undefined =>
      this.sizes
        .filter(sized => !sized.allIn && test(sized))
        .map(({ size }) => size)
        .sort((a, b) => a - b)[0];
    const big = of(({ street }) => street >= 5);
    if (big !== undefined) return Math.max(1, Math.floor(big / 2));
    const small = of(({ street }) => street === 3) ?? of(({ street }) => street === 4);
    const least = Math.max(
      2 * (bringIn ?? 1),
      ...this.sizes.map(({ street, size }) => (street >= 5 ? Math.ceil(size / 2) : size)),
    );
    return small ?? least;
  }

  /** Notes by how much a wager to `to` goes beyond what stands, before it is told to the builder. */
  protected noteSize(to: Chips, allIn: boolean): void {
    const street = this.builder.street;
    if (street === null) return;
    const first = !this.sizes.some(sized => sized.street === street);
    // The first full bet of 3rd street is measured from nothing: the bring-in is part of it.
    this.sizes.push({ street, size: street === 3 && first ? to : to - this.builder.level(), allIn });
  }

  protected won(seat: Seat, amount: Chips, pot: number | null, half: Half | null): void {
    this.wonSoFar += amount;
    this.builder.collect(seat, amount, pot, half, this.line);
  }

  /**
   * The claims of rooms that print no uncalled bets: whether what nobody matched is among what was won follows
   * from the sums, for nobody wins more than what was matched.
   */
  protected claims(told: {
    readonly total: Chips | null;
    readonly rake: Chips | null;
    readonly line: number;
  }) {
    const staked = this.seats.map(seat => this.builder.staked(seat).total).sort((a, b) => b - a);
    const uncalled = Math.max(0, (staked[0] ?? 0) - (staked[1] ?? 0));
    const all = staked.reduce((sum, chips) => sum + chips, 0);
    const total = told.total === all ? all - uncalled : told.total;
    const collectedWithReturns = uncalled > 0 && this.wonSoFar > all - uncalled;
    return { returnsPrinted: false, collectedWithReturns, pots: [], ...told, total };
  }

  protected complain(message: string, expected: string): never {
    throw new Misread(this.line, message, expected);
  }

  protected unsupported(message: string, expected: string): never {
    throw new Misread(this.line, message, expected, 'unsupported');
  }
}

/** Does a line look as if it moved chips or cards? Then not to understand it is a fault, else it is noise. */
export function looksLikeAction(text: string): boolean {
  // States of players: "has returned", "is sitting out", "has 15 seconds left to act".
  if (/^(?:has|is|was) /.test(text)) return false;
  return /\b(?:bets?|calls?|raises?|folds?|checks?|completes?|bring|brings|antes?|posts|collect(?:ed|s)?|wins|won|returned|uncalled|all[- ]in)\b/i.test(
    text,
  );
}
