import { type Card, cardOf, RANK_LETTERS, SUIT_LETTERS } from '@doorcard/cards';
import type { Chips, Seat, Street } from '@doorcard/stud';
import { readAmount } from '../amount.ts';
import { guarded, Misread } from '../reader.ts';
import type { HandRecord, RawHand, Reader } from '../record.ts';
import { RecordBuilder } from '../record-builder.ts';
import { splitAt } from '../splitter.ts';
import { readHeader, STARS_HAND, type StarsHeader } from './pokerstars-header.ts';

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
  private readonly names: string[] = [];

  constructor(hand: RawHand) {
    this.hand = hand;
    this.line = hand.line;
    this.header = readHeader(hand.lines[0] ?? '', hand.line);
  }

  read(): HandRecord {
    const { lines } = this.hand;
    for (let index = 1; index < lines.length; index++) {
      this.line = this.hand.line + index;
      const text = lines[index]!.trimEnd();
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
    const table = /^Table '(.*)' (?:\d+-max|.*)$/.exec(text);
    if (table !== null) {
      this.table ??= table[1]!;
      return true;
    }
    const seat = /^Seat (\d+): (.*) \(([^()]*) in chips[^()]*\)( is sitting out|.*)$/.exec(text);
    if (seat === null) return false;
    const number = Number(seat[1]);
    const stack = this.amount(seat[3]!);
    if (number < 1 || number > 8)
      this.complain(`There is no seat ${number} at a stud table.`, 'seats 1 to 8');
    if (stack <= 0) this.complain(`${seat[2]} has no chips.`, 'a stack of at least one chip');
    this.builder.seat(number, seat[2]!, stack, this.line);
    this.names.push(seat[2]!);
    // Longer names first, so that "Al: x" is not taken for "Al".
    this.names.sort((a, b) => b.length - a.length);
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
    const name = this.names.find(other => text.startsWith(other) && text.startsWith(': ', other.length));
    if (name !== undefined) return this.act(this.builder.seatOf(name)!, text.slice(name.length + 2));
    if (text.startsWith('Uncalled bet (')) {
      const back = /^Uncalled bet \((.*?)\) returned to (.*)$/.exec(text);
      if (back === null)
        this.complain('An uncalled bet is told otherwise.', 'Uncalled bet (5) returned to NAME');
      else this.builder.giveBack(this.seat(back[2]!), this.amount(back[1]!), this.line);
      return;
    }
    const winner = this.names.find(
      other => text.startsWith(other) && text.startsWith(' collected ', other.length),
    );
    if (winner !== undefined) {
      const won = /^(.*) from (.*)$/.exec(text.slice(winner.length + ' collected '.length));
      if (won === null) this.complain('A share won is told otherwise.', 'NAME collected 40 from pot');
      const [, amount = '', pot = ''] = won ?? [];
      return this.builder.collect(this.seat(winner), this.amount(amount), potOf(pot), null, this.line);
    }
    if (!isNoise(text))
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
        const parts = rest.split(' to ');
        const { amount, allIn } = this.wager(parts[1] ?? '');
        const level = this.builder.level();
        this.builder.act(seat, 'raise', { to: amount }, allIn, this.line);
        // A completion of a short bring-in is told from the full one.
        if (this.builder.street !== 3 && this.amount(parts[0]!) !== amount - level) {
          this.complain(
            `A raise from ${this.print(level)} to ${this.print(amount)} is told as ${parts[0]}.`,
            `raises ${this.print(amount - level)} to ${this.print(amount)}`,
          );
        }
        return;
      }
      case 'brings': {
        const { amount, allIn } = this.wager(rest.replace(/^in for /, ''));
        // All that a player has may be less than the bring-in.
        if (!allIn) this.bringIn = amount;
        return this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
      }
      case 'posts': {
        const { amount } = this.wager(rest.replace(/^the ante /, ''));
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
    const open = text.indexOf(' [');
    const parts = text.slice(open + 1).split('] [');
    const name = text.slice('Dealt to '.length, open);
    // A name may hold brackets of its own: then it is the longest listed that fits.
    const fits =
      this.builder.seatOf(name) !== null
        ? name
        : this.names.find(other => text.startsWith(`Dealt to ${other} [`));
    const seat = this.seat(fits ?? name);
    const groups = fits === name ? parts : text.slice(`Dealt to ${fits} `.length).split('] [');
    const street = this.builder.street;
    if (street === null) this.complain('Cards come before 3rd street.', '*** 3rd STREET ***');
    const cards = this.cards(groups[groups.length - 1]!);
    const before = groups.length > 1 ? this.cards(groups[0]!) : [];
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
    const seat = /^Seat (\d+): (.*)$/.exec(text);
    if (seat === null) return;
    const told = / (?:mucked|showed) (\[[^\]]*\])/.exec(seat[2]!);
    if (told !== null) this.builder.reveal(Number(seat[1]), this.cards(told[1]!), this.line);
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
  private cards(text: string): Card[] {
    const cards: Card[] = [];
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      if (letter === 91 || letter === 93 || letter === 32) continue;
      const rank = RANK_LETTERS.indexOf(text.charAt(at));
      const suit = SUIT_LETTERS.indexOf(text.charAt(at + 1));
      if (rank < 0 || suit < 0 || at + 1 >= text.length) {
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

/** `pot` and `main pot` are the first; side pots count from 1, several have a number. */
function potOf(text: string): number | null {
  if (text === 'main pot') return 0;
  const side = /^side pot(?:-(\d+))?$/.exec(text);
  return side === null ? (text === 'pot' ? 0 : null) : Number(side[1] ?? 1);
}

const NOISE = [
  ' joins the table at seat #',
  ' leaves the table',
  ' is connected',
  ' is disconnected',
  ' is sitting out',
  ' was removed from the table',
  ' said, "',
  ' finished the tournament',
  ' wins the tournament',
  ' has timed out',
  ' has returned',
  ' is capped',
  ' will be allowed to play',
  ' sits out',
  ' re-buys',
  ' wins the $',
  ' has reconnected',
  ' cashed out',
  ' wins a ',
  ' received ',
  ' was moved from another table',
  ' added to the table',
];

function isNoise(text: string): boolean {
  if (text === 'No low hand qualified' || text.startsWith('Pair on board - ')) return true;
  return NOISE.some(part => text.includes(part));
}
