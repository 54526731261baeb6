import { type Card, cardOf } from '@doorcard/cards';
import type { Chips, Seat, Street } from '@doorcard/stud';
import { readAmount } from '../amount.ts';
import { guarded, Misread } from '../reader.ts';
import type { HandRecord, RawHand, Reader } from '../record.ts';
import { RecordBuilder } from '../record-builder.ts';
import { splitAt } from '../splitter.ts';
import { looksLikeAction } from './line-reading.ts';
import { NameList } from './name-list.ts';
import { readHeader, STARS_HAND, type StarsHeader } from './pokerstars-header.ts';
import { FATE, isNoise, potOf, RANK_OF, SEAT, SUIT_OF, without, withoutTrail } from './pokerstars-lines.ts';

/** Reads PokerStars hand histories, of any of its exports (2008 to 2023). */
export const pokerstarsReader: Reader = {
  format: 'pokerstars',
  title: 'PokerStars',
  detect: text => /^\uFEFF?\s*PokerStars .*(?:Hand|Game) #\d+/m.test(text),
  splitter: () => splitAt(line => line.includes('PokerStars') && STARS_HAND.test(line)),
  read: hand => guarded(hand, raw => /#(\d+)/.exec(raw.lines[0] ?? '')?.[1] ?? null, read),
};

const STREET_TITLES: { readonly [T: string]: Street } = {
  '*** 3rd STREET ***': 3,
  '*** 4th STREET ***': 4,
  '*** 5th STREET ***': 5,
  '*** 6th STREET ***': 6,
  '*** RIVER ***': 7,
};

function read(hand: RawHand): HandRecord {
  return new StarsReading(hand).read();
}

class StarsReading {
  private readonly hand: RawHand;
  private readonly builder = new RecordBuilder();
  private readonly header: StarsHeader;
  private line: number;
  private table: string | null = null;
  private hero: Seat | null = null;
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private pots: Chips[] = [];
  private summaryAt = 0;
  private bringIn: Chips | null = null;
  private readonly names = new NameList();

  constructor(hand: RawHand) {
    this.hand = hand;
    this.line = hand.line;
    this.header = readHeader(hand.lines[0] ?? '', hand.line);
  }

  read(): HandRecord {
    const { lines } = this.hand;
    for (let index = 1; index < lines.length; index++) {
      this.line = this.hand.line + index;
      const text = withoutTrail(lines[index]!);
      if (text === '') continue;
      if (this.summaryAt > 0) this.summary(text);
      else if (text.startsWith('*** ')) this.title(text);
      else if (this.builder.street === null && this.before(text)) continue;
      else this.happening(text);
    }
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    if (this.total === null) this.complain('The summary does not tell the pot.', 'Total pot …');
    const { game, kind, id, tournament, date, currency, decimals, smallBet, bigBet } = this.header;
    return this.builder.build(
      {
        format: 'pokerstars',
        id,
        game,
        kind,
        tournament,
        table: this.table,
        date,
        currency,
        decimals,
        stakes: { ante: this.builder.ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      {
        returnsPrinted: true,
        collectedWithReturns: false,
        total: this.total,
        pots: this.pots,
        rake: this.rake,
        line: this.summaryAt,
      },
    );
  }

  /** The table, the seats, the antes. */
  private before(text: string): boolean {
    if (text.startsWith("Table '")) {
      this.table ??= /^Table '(.*)' /.exec(text)?.[1] ?? null;
      return true;
    }
    const seat = text.startsWith('Seat ') ? SEAT.exec(text) : null;
    if (seat === null) return false;
    const number = Number(seat[1]);
    const stack = this.amount(seat[3]!);
    if (number < 1 || number > 8)
      this.complain(`There is no seat ${number} at a stud table.`, 'seats 1 to 8');
    if (stack <= 0) this.complain(`${seat[2]} has no chips.`, 'a stack of at least one chip');
    this.builder.seat(number, seat[2]!, stack, this.line);
    this.names.add(seat[2]!);
    return true;
  }

  private title(text: string): void {
    if (text === '*** SUMMARY ***') {
      this.summaryAt = this.line;
      return;
    }
    if (text === '*** SHOW DOWN ***') return;
    const street = STREET_TITLES[text];
    if (street !== undefined) return this.builder.startStreet(street, this.line);
    if (text.startsWith('*** RIVER *** [')) {
      this.builder.startStreet(7, this.line);
      const cards = this.cards(text.slice(14));
      if (cards.length !== 1) this.complain('The river turns one card for all.', '*** RIVER *** [Xx]');
      return this.builder.community(cards[0]!);
    }
    this.complain('This title is not one of a stud hand.', 'a street, SHOW DOWN or SUMMARY');
  }

  private happening(text: string): void {
    if (text.startsWith('Dealt to ')) return this.dealt(text);
    const name = this.names.at(text, ': ');
    if (name !== null) return this.act(this.builder.seatOf(name)!, text.slice(name.length + 2));
    if (text.startsWith('Uncalled bet (')) {
      const back = /^Uncalled bet \((.*?)\) returned to (.*)$/.exec(text);
      if (back === null)
        this.complain('An uncalled bet is told otherwise.', 'Uncalled bet (5) returned to NAME');
      else this.builder.giveBack(this.seat(back[2]!), this.amount(back[1]!), this.line);
      return;
    }
    const winner = this.names.at(text, ' collected ');
    if (winner !== null) {
      const won = /^(.*) from (.*)$/.exec(text.slice(winner.length + ' collected '.length));
      if (won === null) this.complain('A share won is told otherwise.', 'NAME collected 40 from pot');
      const [, amount = '', pot = ''] = won ?? [];
      return this.builder.collect(this.seat(winner), this.amount(amount), potOf(pot), null, this.line);
    }
    if (!isNoise(text) && looksLikeAction(text))
      this.complain('This line is not understood.', 'an action, a deal or a note of the table');
  }

  private act(seat: Seat, text: string): void {
    const space = text.indexOf(' ');
    const verb = space < 0 ? text : text.slice(0, space);
    const rest = space < 0 ? '' : text.slice(space + 1);
    switch (verb) {
      case 'folds':
        if (rest.startsWith('[')) this.builder.reveal(seat, this.cards(rest), this.line);
        return this.builder.act(seat, 'fold', null, false, this.line);
      case 'checks':
        return this.builder.act(seat, 'check', null, false, this.line);
      case 'calls':
      case 'bets': {
        const { amount, allIn } = this.wager(rest);
        return this.builder.act(seat, verb === 'calls' ? 'call' : 'bet', { added: amount }, allIn, this.line);
      }
      case 'raises': {
        const middle = rest.indexOf(' to ');
        const by = middle < 0 ? rest : rest.slice(0, middle);
        const { amount, allIn } = this.wager(middle < 0 ? '' : rest.slice(middle + 4));
        const level = this.builder.level();
        this.builder.act(seat, 'raise', { to: amount }, allIn, this.line);
        // A completion of a short bring-in is told from the full one, which may not be known.
        const told = this.amount(by);
        const short = this.builder.street === 3 && this.bringIn === null && told < amount - level;
        if (told !== amount - level && !short) {
          this.complain(
            `A raise from ${this.print(level)} to ${this.print(amount)} is told as ${by}.`,
            `raises ${this.print(amount - level)} to ${this.print(amount)}`,
          );
        }
        return;
      }
      case 'brings': {
        const { amount, allIn } = this.wager(without(rest, 'in for '));
        // All that a player has may be less than the bring-in.
        if (!allIn) this.bringIn = amount;
        return this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
      }
      case 'posts': {
        const { amount } = this.wager(without(rest, 'the ante '));
        return this.builder.postAnte(seat, amount, this.line);
      }
      case 'shows': {
        const shown = /^(\[.*?\])(?: \((.*)\))?$/.exec(rest);
        if (shown === null) this.complain('A hand is shown otherwise.', 'shows [cards] (the hand)');
        else this.builder.show(seat, this.cards(shown[1]!), this.line, shown[2]);
        return;
      }
      case 'mucks':
      case "doesn't":
        return this.builder.muck(seat, this.line);
      default:
        if (isNoise(` ${text}`)) return;
        this.complain(
          `Nobody can "${verb}" here.`,
          'folds, checks, calls, bets, raises, brings in, shows or mucks',
        );
    }
  }

  private wager(text: string): { readonly amount: Chips; readonly allIn: boolean } {
    const allIn = text.endsWith(' and is all-in');
    const amount = this.amount(allIn ? text.slice(0, -' and is all-in'.length) : text);
    return { amount, allIn };
  }

  private dealt(text: string): void {
    const start = 'Dealt to '.length;
    const name = this.names.at(text, ' [', start);
    if (name === null) this.complain('These are cards of nobody here.', 'Dealt to NAME [cards]');
    const seat = this.seat(name!);
    const street = this.builder.street;
    if (street === null) this.complain('Cards come before 3rd street.', '*** 3rd STREET ***');
    const open = start + name!.length;
    const fresh = text.lastIndexOf(' [');
    const cards = this.cards(text, fresh);
    const before = this.cards(text, open, fresh);
    if (street === 3) {
      const from = cards.length === 3 ? 0 : 2;
      if (cards.length === 3) this.hero = seat;
      else if (cards.length !== 1)
        this.complain('Cards of 3rd street are one or three.', '[Xx] or [Xx Xx Xx]');
      cards.forEach((card, index) => {
        this.builder.card(seat, from + index, card, this.line);
      });
      return;
    }
    if (cards.length !== 1) this.complain('One card a street is dealt.', '[cards before] [Xx]');
    const own = seat === this.hero && before.length === street! - 1;
    before.forEach((card, index) => {
      this.builder.card(seat, own ? index : index + 2, card, this.line);
    });
    this.builder.card(seat, street! - 1, cards[0]!, this.line);
  }

  /** The summary: pots and rake, cards thrown away unseen. */
  private summary(text: string): void {
    if (text.startsWith('Total pot ')) {
      const [money = '', rake] = text.slice('Total pot '.length).split(' | Rake ');
      const [total = '', ...pots] = money.split(/ (?:Main|Side) pot(?:-\d+)? /);
      this.total = this.amount(total);
      this.pots = pots.map(pot => this.amount(pot.replace(/\.\s*$/, '')));
      this.rake = rake === undefined ? null : this.amount(rake.trim());
      return;
    }
    if (text.startsWith('Seat ') && (text.includes('[') || text.includes(' collected ('))) this.fate(text);
  }

  /** What became of a player: cards not shown before, and what he won, which the lines above told. */
  private fate(text: string): void {
    // A name may say anything, also "showed [Ah]".
    const start = text.indexOf(': ') + 2;
    const name = this.names.at(text, ' ', start);
    if (name === null) return;
    const seat = this.seat(name);
    const told = FATE.exec(text.slice(start + name.length));
    if (told === null) return;
    const [, cards, won] = told;
    if (cards !== undefined) this.builder.reveal(seat, this.cards(cards), this.line);
    if (won !== undefined && this.amount(won) !== this.builder.won(seat))
      this.complain(
        `${name} won ${won} by the summary, ${this.print(this.builder.won(seat))} by the lines above.`,
        `(${this.print(this.builder.won(seat))})`,
      );
  }

  private seat(name: string): Seat {
    const seat = this.builder.seatOf(name);
    if (seat === null) this.complain(`Nobody of the name "${name}" sits here.`, 'a player listed above');
    return seat as Seat;
  }

  private amount(text: string): Chips {
    const amount = readAmount(text, this.header.decimals);
    if (amount === null || amount < 0)
      this.complain(`"${text}" is no amount.`, 'an amount such as 40 or $0.05');
    return amount as Chips;
  }

  private print(amount: Chips): string {
    return this.header.decimals === 0 ? String(amount) : (amount / 10 ** this.header.decimals).toFixed(2);
  }

  /** Cards as in `[2d Kc As]`; either bracket may be cut off. */
  private cards(text: string, from = 0, to = text.length): Card[] {
    const cards: Card[] = [];
    for (let at = from; at < to; at++) {
      const letter = text.charCodeAt(at);
      if (letter === 91 || letter === 93 || letter === 32) continue;
      const rank = RANK_OF[letter] ?? -1;
      const suit = SUIT_OF[text.charCodeAt(at + 1)] ?? -1;
      if (rank < 0 || suit < 0 || at + 1 >= to) {
        this.complain(`"${text.slice(at, at + 2)}" is not a card.`, 'a card such as As or Td');
      }
      cards.push(cardOf(rank, suit));
      at++;
    }
    return cards;
  }

  private complain(message: string, expected: string): never {
    throw new Misread(this.line, message, expected);
  }
}
