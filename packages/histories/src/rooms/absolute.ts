import type { Chips, Game, Seat, Street } from '@doorcard/stud';
import { hasDecimals } from '../amount.ts';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*Stage #C?(\d+)(?:: Tourney ID (\d+))?[:\s]/;

/** Reads hand histories of Absolute Poker. */
export const absoluteReader: Reader = {
  format: 'absolute',
  title: 'Absolute',
  detect: text => new RegExp(HAND.source, 'm').test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new AbsoluteReading(raw).read(),
    ),
};

class AbsoluteReading extends LineReading {
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private table: string | null = null;
  private bringIn: Chips | null = null;
  private summaryAt = 0;

  read(): HandRecord {
    const header = this.header(this.hand.lines[0] ?? '');
    this.eachLine(1, text => {
      if (this.summaryAt > 0) this.summary(text);
      else if (text.startsWith('*** ')) this.title(text);
      else if (this.builder.street === null && this.before(text)) return;
      else this.happening(text);
    });
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    const { id, game, tournament, date, currency, smallBet, bigBet } = header;
    return this.builder.build(
      {
        format: 'absolute',
        id,
        game,
        kind: tournament === null ? 'cash' : 'tournament',
        tournament,
        table: this.table,
        date,
        currency,
        decimals: this.decimals,
        stakes: { ante: this.builder.ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      this.claims({ total: this.total, rake: this.rake, line: this.summaryAt }),
    );
  }

  private header(text: string) {
    const id = HAND.exec(text)?.[1] ?? this.complain('This does not begin a hand.', 'Stage #…');
    const game: Game | null = /Razz/i.test(text)
      ? 'razz'
      : /(?:Seven|7) Card Hi\/?Lo|Stud Hi\/?Lo/i.test(text)
        ? 'stud-hi-lo'
        : /(?:Seven|7) Card/i.test(text)
          ? 'stud-high'
          : null;
    if (game === null || /No Limit|Pot Limit/i.test(text))
      return this.unsupported(`Stage ${id} is not of limit stud.`, 'Seven Card, Seven Card Hi/Lo or Razz');
    const limits = /([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+)/.exec(text.slice(text.indexOf(':')));
    if (limits === null) return this.complain('The limits are not told.', 'limits such as $0.02/$0.04');
    this.decimals = limits[1] !== '' || hasDecimals(limits[2]!) ? 2 : 0;
    return {
      id,
      game,
      tournament: HAND.exec(text)?.[2] ?? null,
      date: / - (\d{4}-.*)$/.exec(text)?.[1] ?? null,
      currency: limits[1] === '$' ? 'USD' : limits[1] === '€' ? 'EUR' : null,
      smallBet: this.amount(limits[2]!),
      bigBet: this.amount(limits[3]!),
    };
  }

  private before(text: string): boolean {
    const seat = /^Seat (\d+) - (.*) \(([^()]*) in chips\)/.exec(text);
    if (seat !== null) this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    else if (text.startsWith('Table: ')) this.table = text.slice('Table: '.length);
    else return false;
    return true;
  }

  private title(text: string): void {
    const street = /^\*\*\* (?:(\d)(?:RD|TH) STREET|(RIVER)) \*\*\*(?: *(\[[^\]]*\]))?/i.exec(text);
    if (street !== null) {
      this.builder.startStreet((street[2] === undefined ? Number(street[1]) : 7) as Street, this.line);
      if (street[3] !== undefined) this.builder.community(this.cards(street[3])[0] ?? null);
    } else if (text.startsWith('*** SUMMARY')) this.summaryAt = this.line;
    else if (!/^\*\*\* SHOW ?DOWN/.test(text))
      this.complain('This title is not one of a stud hand.', 'a street, SHOW DOWN or SUMMARY');
  }

  private happening(text: string): void {
    const collects = /^(.*) Collects (\S+) from (main|side) pot(?:-?(\d+))?/.exec(text);
    if (collects !== null) {
      return this.won(
        this.seatOf(collects[1]!),
        this.amount(collects[2]!),
        collects[3] === 'side' ? Number(collects[4] ?? 1) : 0,
        null,
      );
    }
    const said = this.speaker(text, ' - ');
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'Ante, Bring-In, Bets, Calls, Raises, Folds, Checks, Shows or Mucks',
      );
  }

  private act(seat: Seat, text: string): boolean {
    if (text.startsWith('Pocket ')) {
      this.pocket(seat, text.slice('Pocket '.length));
      return true;
    }
    const put =
      /^(Ante|Bring-In|Bets|Calls|Completes|Raises|All-In(?:\(Raise\))?)(?: to)? (\S+)(?: to (\S+))?/i.exec(
        text,
      );
    if (put !== null) {
      const verb = put[1]!.toLowerCase();
      const amount = this.amount(put[2]!);
      if (put[3] !== undefined)
        this.builder.act(seat, 'raise', { to: this.amount(put[3]) }, verb.startsWith('all'), this.line);
      else if (verb === 'ante') this.builder.postAnte(seat, amount, this.line);
      else if (verb === 'bring-in') {
        this.bringIn = amount;
        this.builder.act(seat, 'bring-in', { added: amount }, false, this.line);
      } else if (verb.startsWith('all-in')) {
        if (this.builder.street === null) this.builder.postAnte(seat, amount, this.line);
        else this.allIn(seat, amount);
      } else if (verb === 'completes') this.builder.act(seat, 'complete', { to: amount }, false, this.line);
      else this.builder.act(seat, verb === 'calls' ? 'call' : 'raise', { added: amount }, false, this.line);
      return true;
    }
    if (/^(?:Folds|Checks)/i.test(text)) {
      this.builder.act(seat, /^Folds/i.test(text) ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    const shows = /^Shows (\[[^\]]*\])\s*(?:\((.*)\))?/i.exec(text);
    if (shows !== null) this.builder.show(seat, this.cards(shows[1]!), this.line, shows[2]);
    else if (/^(?:Mucks|Does not show)/i.test(text)) this.builder.muck(seat, this.line);
    else {
      const back = /^returned \(?([^()]+)\)? ?:? ?not called/i.exec(text);
      if (back === null) return false;
      this.builder.giveBack(seat, this.amount(back[1]!), this.line);
    }
    return true;
  }

  /** All cards so far of everybody on each street; of a folded player what he had. */
  private pocket(seat: Seat, text: string): void {
    const cards = text.replaceAll(/\bH\b/g, 'X');
    const list = this.cards(cards);
    if (list.length >= 3 && list.slice(0, 3).every(card => card !== null)) this.hero ??= seat;
    list.forEach((card, place) => {
      this.builder.card(seat, place, card, this.line);
    });
  }

  private summary(text: string): void {
    const total = /^Total Pot\(([^)]*)\)(?: \| Rake ?\(([^)]*)\))?/i.exec(text);
    if (total !== null) {
      this.total = this.amount(total[1]!);
      this.rake = total[2] === undefined ? 0 : this.amount(total[2]);
    }
  }
}
