import type { Chips, Game, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*(?:\*{5} Hand history for game #(\d+) \*{5}|Everleaf Gaming Game #(\d+))/;
const BEGINS = /^\uFEFF?\s*\*{5} Hand history for game #\d+ \*{5}/;

/** Reads hand histories of the Everleaf network. Older ones print no up cards. */
export const everleafReader: Reader = {
  format: 'everleaf',
  title: 'Everleaf',
  detect: text => new RegExp(BEGINS.source, 'm').test(text),
  splitter: () => splitAt(line => BEGINS.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new EverleafReading(raw).read(),
    ),
};

const STREETS: { readonly [T: string]: Street } = {
  'dealing down cards': 3,
  'dealing 4th street': 4,
  'dealing 5th street': 5,
  'dealing 6th street': 6,
  'dealing river': 7,
  'dealing 7th street': 7,
};

class EverleafReading extends LineReading {
  private game: Game | null = null;
  private date: string | null = null;
  private table: string | null = null;
  private currency: string | null = null;
  private limits: readonly [Chips, Chips] = [0, 0];
  private bringIn: Chips | null = null;
  private decided = false;

  read(): HandRecord {
    const id =
      HAND.exec(this.hand.lines[0] ?? '')?.[1] ??
      this.complain('This does not begin a hand.', '***** Hand history for game #… *****');
    this.eachLine(1, text => {
      if (this.game === null) this.header(text, id);
      else if (text.startsWith('**')) this.title(text);
      else if (this.builder.street === null && this.before(text)) return;
      else this.happening(text);
    });
    if (this.game === null || this.builder.street === null)
      this.complain('The hand stops before its cards.', '** Dealing down cards **');
    if (!this.decided) this.complain('The hand stops before anybody wins it.', 'NAME wins …');
    const [smallBet, bigBet] = this.limits;
    return this.builder.build(
      {
        format: 'everleaf',
        id,
        game: this.game,
        kind: this.currency === null ? 'tournament' : 'cash',
        tournament: null,
        table: this.table,
        date: this.date,
        currency: this.currency,
        decimals: this.decimals,
        stakes: { ante: this.builder.ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      this.claims({ total: null, rake: null, line: this.line }),
    );
  }

  private header(text: string, id: string): void {
    const header = /^([^\d]*)([\d.,]+)\/[^\d]*([\d.,]+) (.*?) - (\d{4}\/.*)$/.exec(text);
    if (header === null)
      return void this.complain('The limits and the game are not told.', '€0.05/€0.10 7 Card Stud - date');
    const [, sign = '', small = '', big = '', name = '', date = ''] = header;
    if (!/7 Card Stud|Razz/i.test(name))
      this.unsupported(`Game ${id} is not of limit stud.`, '7 Card Stud, 7 Card Stud Hi/Lo or Razz');
    this.game = /Razz/i.test(name) ? 'razz' : /Hi-?\/?Lo/i.test(name) ? 'stud-hi-lo' : 'stud-high';
    this.currency = sign.includes('$') ? 'USD' : sign.includes('€') ? 'EUR' : null;
    this.decimals = this.currency === null ? 0 : 2;
    this.limits = [this.amount(small), this.amount(big)];
    this.date = date;
  }

  private before(text: string): boolean {
    const seat = /^Seat (\d+): (.*) \(\s*([^()]*?)\s*\)$/.exec(text);
    if (seat !== null) this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    else if (text.startsWith('Table ')) this.table = text.slice('Table '.length);
    else return text.startsWith('Total number of players');
    return true;
  }

  private title(text: string): void {
    const title = text.replaceAll('*', '').trim().toLowerCase();
    const street = STREETS[title];
    if (street !== undefined) this.builder.startStreet(street, this.line);
    else if (!title.startsWith('hand history'))
      this.complain('This title is not one of a stud hand.', 'a street');
  }

  private happening(text: string): void {
    const dealt = /^Dealt to (.*) (\[[^\]]*\])\.?$/.exec(text);
    if (dealt !== null) {
      const seat = this.seatOf(dealt[1]!);
      const cards = this.cards(dealt[2]!);
      if (this.builder.street === 3) return this.deal(seat, [], cards);
      return this.builder.card(seat, this.builder.street! - 1, cards[0] ?? null, this.line);
    }
    const said = this.speaker(text, ': ') ?? this.speaker(text);
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'posts ante, posts bring-in, completes to, bets, calls, raises, folds, checks, shows or wins',
      );
  }

  private act(seat: Seat, text: string): boolean {
    const allIn = /all[- ]in/i.test(text);
    const put = /^(posts ante|posts bring-in|completes to|bets|calls|raises) (.*?\d[\d.,]*)/.exec(
      text.replaceAll('[', ''),
    );
    if (put !== null) {
      const amount = this.amount(put[2]!.replace(/[.,]$/, ''));
      switch (put[1]) {
        case 'posts ante':
          this.builder.postAnte(seat, amount, this.line);
          break;
        case 'posts bring-in':
          this.bringIn = amount;
          this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
          break;
        case 'completes to':
          this.builder.act(seat, 'complete', { to: amount }, allIn, this.line);
          break;
        default:
          this.builder.act(seat, put[1] === 'calls' ? 'call' : 'raise', { added: amount }, allIn, this.line);
      }
      return true;
    }
    if (/^(?:folds|checks)\b/.test(text)) {
      this.builder.act(seat, text.startsWith('folds') ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    const shows = /^shows (\[[^\]]*\]) ?(.*)$/.exec(text);
    if (shows !== null) {
      this.builder.show(seat, this.cards(shows[1]!), this.line, shows[2] || undefined);
      return true;
    }
    if (/^(?:does not show|doesn't show|mucks)/.test(text)) {
      this.builder.muck(seat, this.line);
      return true;
    }
    const wins = /^wins (.*?\d[\d.,]*).*? from (main|side) pot(?: ?#?(\d+))?/.exec(text);
    if (wins === null) return false;
    const half = /\bfor low\b|\blow pot\b/i.test(text) ? 'low' : null;
    this.won(seat, this.amount(wins[1]!), wins[2] === 'side' ? Number(wins[3] ?? 1) : 0, half);
    this.decided = true;
    return true;
  }
}
