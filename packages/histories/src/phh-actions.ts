import type { Chips, Seat, Street } from '@doorcard/stud';
import { PhhFields } from './phh-fields.ts';
import { Misread } from './reader.ts';
import type { HandRecord } from './record.ts';
import { RecordBuilder } from './record-builder.ts';

/** The actions of a document: deals, bets, shows and mucks, each told to the builder of the record. */
export class PhhActions extends PhhFields {
  protected readonly builder = new RecordBuilder();
  protected bringIn: Chips | null = null;
  protected stacks: Chips[] = [];
  protected readonly dealt: number[] = [];
  private broughtIn = false;
  /** The street whose cards are known to be out. */
  private out = 0;
  private shared = false;

  protected act(): void {
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
    if (words[1] !== 'sm') this.checkDealt(line);
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
      this.shared = true;
      return this.builder.community(cards[0]!);
    }
    if (words[1] !== 'dh' || words[2] === undefined || words[3] === undefined) {
      throw new Misread(line, `"${text}" is not a deal.`, 'd dh p1 and cards, or d db and a card');
    }
    const player = this.playerOf(words[2], line);
    if (this.builder.isFolded(this.seats[player]!))
      throw new Misread(
        line,
        `Player ${player + 1} is dealt a card after he folded.`,
        'cards to those in the hand',
      );
    for (const card of this.cards(words[3], line)) {
      const place = this.dealt[player]!++;
      if (place > 6)
        throw new Misread(line, `Player ${player + 1} is dealt an eighth card.`, 'seven cards at most');
      const street = Math.max(3, place + 1) as Street;
      if (place >= 2 && street > (this.builder.street ?? 2)) this.builder.startStreet(street, line);
      this.builder.card(this.seats[player]!, place, card, line);
    }
  }

  /** Nobody acts on a street before everybody who is in the hand has its card. */
  private checkDealt(line: number): void {
    const { street } = this.builder;
    if (street === null || street === this.out) return;
    const missing = this.undealt(street);
    if (missing < 0) {
      this.out = street;
      return;
    }
    const message = `Player ${missing + 1} has ${this.dealt[missing]} cards on street ${street}.`;
    throw new Misread(line, message, `d dh p${missing + 1} and a card before this, ?? for one not known`);
  }

  /** The first player who is in the hand and has not all cards of a street; -1 when there is none. */
  private undealt(street: Street): number {
    const due = street === 7 && this.shared ? 6 : street;
    return this.seats.findIndex((seat, player) => !this.builder.isFolded(seat) && this.dealt[player]! < due);
  }

  /**
   * A position that stops while a street is being dealt is told up to the street before: answers with what
   * takes the half-dealt street off the record.
   */
  protected dropHalfDealt(): (record: HandRecord) => HandRecord {
    const { street } = this.builder;
    const missing = this.undealt(street ?? 3) >= 0;
    if (street !== null && missing && this.complete()) this.checkDealt(this.places.action(this.lastAction()));
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

  /** Does the document claim to tell the hand to its end? */
  protected complete(): boolean {
    return this.document._complete === true || this.document.finishing_stacks !== undefined;
  }

  private lastAction(): number {
    return Math.max(0, (this.document.actions as unknown[]).length - 1);
  }

  private left(player: number): Chips {
    return this.stacks[player]! - this.builder.staked(this.seats[player]!).total;
  }
}
