import type { Chips, Game, Seat, Street } from '@doorcard/stud';
import { hasDecimals } from '../amount.ts';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*\*{5} History for hand (\S+) \*{5}/;

/** Reads hand histories of the OnGame network. */
export const ongameReader: Reader = {
  format: 'ongame',
  title: 'OnGame',
  detect: text => new RegExp(HAND.source, 'm').test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new OngameReading(raw).read(),
    ),
};

const STREETS: { readonly [T: string]: Street } = {
  'Dealing pocket cards': 3,
  'Dealing 4th street': 4,
  'Dealing 5th street': 5,
  'Dealing 6th street': 6,
  'Dealing river': 7,
  'Dealing 7th street': 7,
};

class OngameReading extends LineReading {
  private game: Game | null = null;
  private table: string | null = null;
  private date: string | null = null;
  private currency: string | null = null;
  private limits: readonly [Chips, Chips] = [0, 0];
  private ante: Chips | null = null;
  private bringIn: Chips | null = null;
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private summaryAt = 0;
  private pot = 0;
  private readonly finishing = new Map<Seat, Chips>();

  read(): HandRecord {
    const id =
      HAND.exec(this.hand.lines[0] ?? '')?.[1] ??
      this.complain('This does not begin a hand.', '***** History for hand … *****');
    this.eachLine(1, text => {
      if (this.summaryAt > 0) this.summary(text);
      else if (this.game === null) this.header(text, id);
      else this.happening(text);
    });
    if (this.game === null || this.summaryAt === 0)
      this.complain('The hand stops before its summary.', 'Summary:');
    const [smallBet, bigBet] = this.limits;
    return this.builder.build(
      {
        format: 'ongame',
        id,
        game: this.game,
        kind: this.currency === null ? 'tournament' : 'cash',
        tournament: null,
        table: this.table,
        date: this.date,
        currency: this.currency,
        decimals: this.decimals,
        stakes: { ante: this.ante ?? this.builder.ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      {
        ...this.claims({ total: this.total, rake: this.rake, line: this.summaryAt }),
        finishing: this.finishing,
      },
    );
  }

  private header(text: string, id: string): void {
    const start = /^Start hand: (.*)$/.exec(text);
    if (start !== null) this.date = start[1]!;
    const table = /^Table: (.*?) (?:\[.*?\] )?\((.*)\)$/.exec(text);
    if (table === null) return;
    const told = table[2]!;
    this.table = table[1]!;
    if (!/\bLIMIT (?:SEVEN_CARD_STUD|RAZZ)/.test(told) || /\b(?:NO|POT)_LIMIT/.test(told)) {
      this.unsupported(`Hand ${id} is not of limit stud.`, 'LIMIT SEVEN_CARD_STUD');
    }
    this.game = /RAZZ/.test(told) ? 'razz' : /HI_?LO/.test(told) ? 'stud-hi-lo' : 'stud-high';
    const limits = /([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+), ante: [$€£]?([\d.,]*\d)/.exec(told);
    if (limits === null) return void this.complain('The limits are not told.', '$0.10/$0.20, ante: $0.02');
    this.currency = limits[1] === '$' ? 'USD' : limits[1] === '€' ? 'EUR' : limits[1] === '£' ? 'GBP' : null;
    this.decimals = this.currency !== null || limits.slice(2).some(amount => hasDecimals(amount!)) ? 2 : 0;
    this.limits = [this.amount(limits[2]!), this.amount(limits[3]!)];
    this.ante = this.amount(limits[4]!);
  }

  private happening(text: string): void {
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)$/.exec(text);
    if (seat !== null && this.builder.street === null)
      return this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    const street = STREETS[text];
    if (street !== undefined) return this.builder.startStreet(street, this.line);
    if (text === 'Summary:') {
      this.summaryAt = this.line;
      return;
    }
    const dealt = /^Dealing to (.*): (\[[^\]]*\])$/.exec(text);
    if (dealt !== null) {
      const cards = this.cards(dealt[2]!.replaceAll(/-(?=[,\]])/g, 'X'));
      if (this.builder.street === 3) return this.deal(this.seatOf(dealt[1]!), [], cards);
      return this.builder.card(
        this.seatOf(dealt[1]!),
        (this.builder.street ?? 4) - 1,
        cards[0] ?? null,
        this.line,
      );
    }
    const said = this.speaker(text);
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'posts ante, small bring in, big bring in, calls, bets, raises, folds or checks',
      );
  }

  private act(seat: Seat, text: string): boolean {
    const allIn = /all[- ]in/i.test(text);
    const put = /^(posts ante|small bring in|big bring in|calls|bets|raises|completes) (\S*\d)/.exec(text);
    if (put !== null) {
      const added = this.amount(put[2]!);
      if (put[1] === 'posts ante') this.builder.postAnte(seat, added, this.line);
      else if (put[1] === 'small bring in') {
        this.bringIn = added;
        this.builder.act(seat, 'bring-in', { added }, allIn, this.line);
      } else this.builder.act(seat, put[1] === 'calls' ? 'call' : 'raise', { added }, allIn, this.line);
      return true;
    }
    if (/^(?:folds|checks)\b/.test(text)) {
      this.builder.act(seat, text.startsWith('folds') ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    return false;
  }

  private summary(text: string): void {
    const pot = /^(?:Main|Side) pot(?: \d+)?: (\S+) won by (.*)$/.exec(text);
    if (pot !== null) {
      this.total = (this.total ?? 0) + this.amount(pot[1]!);
      let rest = pot[2]!;
      for (
        let won = /^(.*?) \(([^()]*\d)\)(?:, | and )?/.exec(rest);
        won !== null;
        won = /^(.*?) \(([^()]*\d)\)(?:, | and )?/.exec(rest)
      ) {
        this.won(this.seatOf(won[1]!), this.amount(won[2]!), this.pot, null);
        rest = rest.slice(won[0].length);
      }
      this.pot++;
      return;
    }
    const rake = /^Rake taken: (\S+)$/.exec(text);
    if (rake !== null) this.rake = this.amount(rake[1]!);
    const seat = /^Seat (\d+): (.*) \(([^()]*)\), net: [^,]*(?:, (\[[^\]]*\]))?(?: \((.*)\))?/.exec(text);
    if (seat === null) return;
    const number = Number(seat[1]);
    this.finishing.set(number, this.amount(seat[3]!));
    if (seat[4] !== undefined) this.builder.show(number, this.cards(seat[4]), this.line, seat[5]);
  }
}
