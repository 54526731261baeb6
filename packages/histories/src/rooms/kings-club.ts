import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*#(\d+): (.+) - ([\d.,]+)\/([\d.,]+)\s*$/;

/** Reads hand histories of KingsClub. Its calls and raises are totals of the street; old files name streets one late. */
export const kingsClubReader: Reader = {
  format: 'kingsclub',
  title: 'KingsClub',
  detect: text => new RegExp(HAND.source, 'm').test(text) && /^Table '/m.test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new KingsClubReading(raw).read(),
    ),
};

class KingsClubReading extends LineReading {
  private table: string | null = null;
  private date: string | null = null;
  private bringIn: Chips | null = null;
  private rake: Chips | null = null;
  private summaryAt = 0;
  /** The cards of 3rd street came without a title, so that the titles are one late. */
  private late = false;
  private readonly finishing = new Map<Seat, Chips>();

  read(): HandRecord {
    const header = HAND.exec((this.hand.lines[0] ?? '').trim());
    if (header === null)
      return this.complain('This does not begin a hand.', '#…: Limit Seven Card Stud - 44/88');
    const [, id = '', name = '', small = '', big = ''] = header;
    const game: Game | null = /^Limit Razz$/i.test(name)
      ? 'razz'
      : /^Limit Seven Card Stud Hi-?\/?Lo/i.test(name)
        ? 'stud-hi-lo'
        : /^Limit Seven Card Stud$/i.test(name)
          ? 'stud-high'
          : null;
    if (game === null)
      return this.unsupported(
        `Hand ${id} is of ${name}.`,
        'Limit Seven Card Stud, Limit Seven Card Stud Hi-Lo or Limit Razz',
      );
    this.decimals = 2;
    this.eachLine(1, text => {
      if (this.summaryAt > 0) this.summary(text);
      else if (text.startsWith('*** ')) this.title(text);
      else this.happening(text);
    });
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    return this.builder.build(
      {
        format: 'kingsclub',
        id,
        game,
        kind: 'cash',
        tournament: null,
        table: this.table,
        date: this.date,
        currency: null,
        decimals: 2,
        stakes: {
          ante: this.builder.ante,
          bringIn: this.bringIn,
          smallBet: this.amount(small),
          bigBet: this.amount(big),
        },
        hero: this.hero,
        dealer: null,
      },
      { ...this.claims({ total: null, rake: this.rake, line: this.summaryAt }), finishing: this.finishing },
    );
  }

  private title(text: string): void {
    const street = /^\*\*\* (\d)(?:RD|TH) STREET \*\*\*(?: *(\[[^\]]*\]))?/i.exec(text);
    if (street !== null) {
      this.builder.startStreet((Number(street[1]) + (this.late ? 1 : 0)) as Street, this.line);
      if (street[2] !== undefined) this.builder.community(this.cards(street[2])[0] ?? null);
    } else if (text.startsWith('*** SUMMARY')) this.summaryAt = this.line;
    else if (!/SHOW ?DOWN/.test(text))
      this.complain('This title is not one of a stud hand.', 'a street or SUMMARY');
  }

  private happening(text: string): void {
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)$/.exec(text);
    if (seat !== null && this.builder.street === null)
      return this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    const table = /^Table '(.*)'/.exec(text);
    if (table !== null) this.table = table[1]!;
    if (/^\d{4}-\d\d-\d\d /.test(text)) this.date = text;
    const dealt = /^Dealt to (.*): (\[[^\]]*\])$/.exec(text);
    if (dealt !== null) return this.dealt(this.seatOf(dealt[1]!), dealt[2]!);
    const said = this.speaker(text, ': ') ?? this.speaker(text);
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'posts ante, brings in for, bets, raises to, calls, folds, checks or shows',
      );
  }

  private dealt(seat: Seat, text: string): void {
    const cards = this.cards(text);
    if (this.builder.street === null) {
      this.late = true;
      this.builder.startStreet(3, this.line);
    }
    if (this.builder.street === 3) return this.deal(seat, [], cards);
    this.builder.card(seat, this.builder.street! - 1, cards[0] ?? null, this.line);
  }

  private act(seat: Seat, text: string): boolean {
    const allIn = /all[- ]in/i.test(text);
    const put = /^(posts ante|brings in for|bets|raises to|calls|completes to) (\S*\d)/.exec(text);
    if (put !== null) {
      const amount = this.amount(put[2]!);
      if (put[1] === 'posts ante') this.builder.postAnte(seat, amount, this.line);
      else if (put[1] === 'brings in for') {
        this.bringIn = amount;
        this.builder.act(seat, 'bring-in', { to: amount }, allIn, this.line);
      } else this.builder.act(seat, put[1] === 'calls' ? 'call' : 'raise', { to: amount }, allIn, this.line);
      return true;
    }
    const shows = /^shows (\[[^\]]*\])\s*(?:\((.*)\))?/.exec(text);
    if (shows !== null) this.builder.show(seat, this.cards(shows[1]!), this.line, shows[2]);
    else if (/^(?:folds|checks)\b/.test(text))
      this.builder.act(seat, text.startsWith('folds') ? 'fold' : 'check', null, false, this.line);
    else if (/^(?:mucks|doesn't show|does not show)/.test(text)) this.builder.muck(seat, this.line);
    else return false;
    return true;
  }

  private summary(text: string): void {
    const seat = /^Seat (\d+): .* \(([^()]*)\)/.exec(text);
    if (seat !== null) {
      this.finishing.set(Number(seat[1]), this.amount(seat[2]!));
      return;
    }
    const rake = /^Rake (\S+)$/.exec(text);
    if (rake !== null) this.rake = this.amount(rake[1]!);
    const said = this.speaker(text);
    const wins =
      said === null
        ? null
        : /^wins (?:(high|low|hi|lo) )?(?:(main|side) )?pot(?: #?(\d+))?(?: (high|low|hi|lo))? \(([^()]*)\)/i.exec(
            said.rest,
          );
    if (said === null || wins === null) return;
    const half = (wins[1] ?? wins[4])?.toLowerCase();
    const named: Half | null = half === undefined ? null : half.startsWith('h') ? 'high' : 'low';
    this.won(
      said.seat,
      this.amount(wins[5]!),
      wins[2]?.toLowerCase() === 'side' ? Number(wins[3] ?? 1) : null,
      named,
    );
  }
}
