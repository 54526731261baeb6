import type { Chips, Half, Seat, Street } from '@doorcard/stud';
import type { HandRecord } from '../record.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';
import { gameOf } from './winning-game.ts';

/** What the room takes: its rake, and a fee for its jackpot. */
const RAKE = /\| Rake (\S*\d)(?: \| JP Fee (\S*\d))?/i;

/** The new form, near to what the largest room prints. */
export class NewReading extends LineReading {
  private bringIn: Chips | null = null;
  private rake: Chips | null = null;
  private total: Chips | null = null;
  private collectedAbove = false;
  private summaryAt = 0;
  private table: string | null = null;

  read(): HandRecord {
    const text = this.hand.lines[0] ?? '';
    const match =
      /Hand #(\d+) - (.*?) ?\((Fixed|No|Pot) Limit\) - ([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+)(?:, Ante [$€£]?([\d.,]+))?(?: - (.*))?$/.exec(
        text.trim(),
      );
    if (match === null)
      return this.complain(
        'The game and its limits are not told.',
        'Hand #… - 7Stud H/L (Fixed Limit) - $0.04/$0.08, Ante $0.01 - date',
      );
    const game = gameOf(match[2]!);
    if (game === null || match[3] !== 'Fixed')
      return this.unsupported(
        `Hand ${match[1]} is not of limit stud.`,
        '7Stud, 7Stud H/L or Razz (Fixed Limit)',
      );
    this.decimals = match[4] === '' ? 0 : 2;
    this.eachLine(1, line => {
      if (this.summaryAt > 0) this.summary(line);
      else if (line.startsWith('*** ')) this.title(line);
      else if (this.builder.street === null && this.before(line)) return;
      else this.happening(line);
    });
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    return this.builder.build(
      {
        format: 'winning',
        id: match[1]!,
        game,
        kind: this.decimals === 0 ? 'tournament' : 'cash',
        tournament: null,
        table: this.table,
        date: match[8] ?? null,
        currency: match[4] === '$' ? 'USD' : null,
        decimals: this.decimals,
        stakes: {
          ante: match[7] === undefined ? this.builder.ante : this.amount(match[7]),
          bringIn: this.bringIn,
          smallBet: this.amount(match[5]!),
          bigBet: this.amount(match[6]!),
        },
        hero: this.hero,
        dealer: null,
      },
      {
        ...this.claims({ total: this.rake === 0 ? this.total : null, rake: this.rake, line: this.summaryAt }),
        returnsPrinted: true,
      },
    );
  }

  private before(text: string): boolean {
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)$/.exec(text);
    if (seat !== null) {
      this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
      return true;
    }
    this.table ??= /^(.*) \d-max/.exec(text)?.[1] ?? null;
    return false;
  }

  private title(text: string): void {
    const street = /^\*\*\* (\d)(?:rd|th) STREET \*\*\*(?: *(\[[^\]]*\]))?/i.exec(text);
    if (street !== null) {
      this.builder.startStreet(Number(street[1]) as Street, this.line);
      if (street[2] !== undefined) this.builder.community(this.cards(street[2])[0] ?? null);
    } else if (text.startsWith('*** SUMMARY')) this.summaryAt = this.line;
    else if (!/SHOW ?DOWN/.test(text))
      this.complain('This title is not one of a stud hand.', 'a street, SHOW DOWN or SUMMARY');
  }

  private happening(text: string): void {
    const pot = RAKE.exec(text);
    if (text.startsWith('Main pot ') && pot !== null) {
      this.rake = this.rakeOf(pot);
      return;
    }
    const back = /^Uncalled bet \(([^()]*)\) returned to (.*)$/.exec(text);
    if (back !== null) return this.builder.giveBack(this.seatOf(back[2]!), this.amount(back[1]!), this.line);
    if (text.startsWith('Dealt to ')) {
      const said =
        this.speaker(text.slice('Dealt to '.length), ' [') ??
        this.complain('Nobody listed is dealt these cards.', 'Dealt to NAME [cards]');
      const groups = (`[${said.rest}`.match(/\[[^\]]*\]/g) ?? []).map(group => this.cards(group));
      const fresh = groups.pop() ?? [];
      return this.deal(said.seat, groups.flat(), fresh);
    }
    const said = this.speaker(text);
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'posts ante, brings in, calls, bets, raises, folds, checks, shows or collected',
      );
  }

  private act(seat: Seat, rest: string): boolean {
    const allIn = /all-in/i.test(rest);
    const text = rest.replace(/,? and is all-in/i, '');
    const raise = /^raises \S+ to (\S+)/.exec(text);
    const put = /^(posts ante|brings in|calls|bets|completes to) (\S+)/.exec(text);
    const won = /^collected (\S+) from (?:the )?(?:(main|side) )?pot(?:-?(\d+))?(?: \((HI|LO)\))?/i.exec(
      text,
    );
    const shows = /^shows (\[[^\]]*\])\s*(?:\((.*)\))?/.exec(text);
    if (raise !== null) this.builder.act(seat, 'raise', { to: this.amount(raise[1]!) }, allIn, this.line);
    else if (put !== null) {
      const amount = this.amount(put[2]!);
      if (put[1] === 'posts ante') this.builder.postAnte(seat, amount, this.line);
      else if (put[1] === 'brings in') {
        this.bringIn = amount;
        this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
      } else if (put[1] === 'completes to')
        this.builder.act(seat, 'complete', { to: amount }, allIn, this.line);
      else this.builder.act(seat, put[1] === 'calls' ? 'call' : 'bet', { added: amount }, allIn, this.line);
    } else if (won !== null) {
      this.collectedAbove = true;
      const half: Half | null = won[4] === undefined ? null : won[4].toUpperCase() === 'HI' ? 'high' : 'low';
      this.won(seat, this.amount(won[1]!), won[2]?.toLowerCase() === 'side' ? Number(won[3] ?? 1) : 0, half);
    } else if (shows !== null) this.builder.show(seat, this.cards(shows[1]!), this.line, shows[2]);
    else if (/^(?:folds|checks)\b/.test(text))
      this.builder.act(seat, text.startsWith('folds') ? 'fold' : 'check', null, false, this.line);
    else if (/^(?:does not show|mucks)/.test(text)) this.builder.muck(seat, this.line);
    else return false;
    return true;
  }

  private rakeOf([, rake, fee]: RegExpExecArray): Chips {
    return this.amount(rake!) + (fee === undefined ? 0 : this.amount(fee));
  }

  private summary(text: string): void {
    const total = /^Total pot (\S+)/.exec(text);
    if (total !== null) {
      this.total = this.amount(total[1]!);
      const rake = RAKE.exec(text);
      if (rake !== null) this.rake = this.rakeOf(rake);
      return;
    }
    const seat = /^Seat (\d+): (.*)$/.exec(text);
    if (seat === null) return;
    const shown = / (?:showed|mucked) (\[[^\]]*\])/.exec(seat[2]!);
    if (shown !== null) this.builder.reveal(Number(seat[1]), this.cards(shown[1]!), this.line);
    if (this.collectedAbove) return;
    for (const won of seat[2]!.matchAll(/ won ([$€£]?\d[\d.,]*\d|[$€£]?\d)/g))
      this.won(Number(seat[1]), this.amount(won[1]!), null, null);
  }
}
