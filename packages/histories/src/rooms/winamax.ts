import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*Winamax Poker - .*HandId: #([\d-]+)/i;

/** Reads Winamax hand histories: real money, and the play-money export with its own titles. */
export const winamaxReader: Reader = {
  format: 'winamax',
  title: 'Winamax',
  detect: text => new RegExp(HAND.source, 'im').test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new WinamaxReading(raw).read(),
    ),
};

const STREETS: { readonly [T: string]: Street } = {
  '3rd street': 3,
  '4th street': 4,
  '5th street': 5,
  '6th street': 6,
  '7th street': 7,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  river: 7,
};

function gameOf(text: string): Game | null {
  if (/razz/i.test(text)) return 'razz';
  if (/(?:7-Card Stud|7stud)\s*(?:Hi\/?Lo|8)/i.test(text)) return 'stud-hi-lo';
  return /7-Card Stud|7stud/i.test(text) ? 'stud-high' : null;
}

class WinamaxReading extends LineReading {
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private bringIn: Chips | null = null;
  private summaryAt = 0;
  private table: string | null = null;

  read(): HandRecord {
    const header = this.header(this.hand.lines[0] ?? '');
    this.eachLine(1, text => {
      if (this.summaryAt > 0) this.summary(text);
      else if (text.startsWith('*** ')) this.title(text);
      else if (this.builder.street === null && this.before(text)) return;
      else this.happening(text);
    });
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    if (this.total === null) this.complain('The summary does not tell the pot.', 'Total pot …');
    const { id, game, kind, date, currency, ante, smallBet, bigBet } = header;
    return this.builder.build(
      {
        format: 'winamax',
        id,
        game,
        kind,
        tournament: null,
        table: this.table,
        date,
        currency,
        decimals: this.decimals,
        stakes: { ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      // The pot is printed without the rake.
      this.claims({ total: this.total + (this.rake ?? 0), rake: this.rake, line: this.summaryAt }),
    );
  }

  private header(text: string) {
    const id =
      HAND.exec(text)?.[1] ?? this.complain('This does not begin a hand.', 'Winamax Poker - … HandId: #…');
    const game = gameOf(text);
    if (game === null || !/fixed limit/i.test(text)) {
      return this.unsupported(
        `Hand ${id} is not of limit stud.`,
        '7-Card Stud, 7-Card Stud Hi/Lo or Razz, fixed limit',
      );
    }
    const limits = /\(([\d.,\s]+[€$£]?)\/([\d.,\s]+[€$£]?)\/([\d.,\s]+[€$£]?)\)/.exec(text);
    if (limits === null)
      return this.complain('The limits are not told.', 'ante, small and big bet, as in (5€/25€/50€)');
    const sign = /[€$£]/.exec(limits[0])?.[0] ?? '';
    const kind: HandRecord['kind'] = /CashGame/i.test(text) ? 'cash' : 'tournament';
    this.decimals = kind === 'cash' ? 2 : 0;
    return {
      id,
      game,
      kind,
      date: / - (\d{4}\/.*)$/.exec(text)?.[1] ?? null,
      currency: { '€': 'EUR', $: 'USD', '£': 'GBP' }[sign] ?? null,
      ante: this.amount(limits[1]!),
      smallBet: this.amount(limits[2]!),
      bigBet: this.amount(limits[3]!),
    };
  }

  private before(text: string): boolean {
    const table = /^Table: '(.*)'/.exec(text);
    if (table !== null) {
      this.table = table[1]!;
      return true;
    }
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)$/.exec(text);
    if (seat === null) return false;
    this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    return true;
  }

  private title(text: string): void {
    const title = /^\*\*\* (.*?) \*\*\*(?:\s*\[([^\]]*)\])?/.exec(text)?.[1] ?? '';
    const street = STREETS[title.toLowerCase()];
    if (street !== undefined) {
      this.builder.startStreet(street, this.line);
      const shared = /\*\*\*\s*\[([^\]]*)\]/.exec(text)?.[1];
      if (shared !== undefined && street === 7) this.builder.community(this.cards(shared)[0] ?? null);
    } else if (title === 'SUMMARY') this.summaryAt = this.line;
    else if (!/^(?:ANTE\/BLINDS|SHOW DOWN)$/.test(title)) {
      this.complain('This title is not one of a stud hand.', 'ANTE/BLINDS, a street, SHOW DOWN or SUMMARY');
    }
  }

  private happening(text: string): void {
    if (text.startsWith('Dealt to ')) return this.dealt(text.slice('Dealt to '.length));
    const said = this.speaker(text);
    if (said !== null && this.act(said.seat, said.rest)) return;
    if (said !== null && looksLikeAction(said.rest)) {
      this.complain(
        'This line is not understood.',
        'posts ante, brings in, calls, bets, raises, folds, checks, shows or collected',
      );
    }
  }

  private act(seat: Seat, rest: string): boolean {
    const allIn = / and is all-in$/.test(rest);
    const text = rest.replace(/ and is all-in$/, '');
    const raise = /^raises (-?\S+) to (\S+)$/.exec(text);
    if (raise !== null) {
      // A negative raise is an all-in of a player who had chips in: the second figure is what he adds.
      const told = raise[1]!.startsWith('-')
        ? { added: this.amount(raise[2]!) }
        : { to: this.amount(raise[2]!) };
      this.builder.act(seat, 'raise', told, allIn, this.line);
      return true;
    }
    const act = /^(posts ante|brings in|bring-in|calls|bets|completes(?: to)?) (\S+)$/.exec(text);
    if (act !== null) {
      const amount = this.amount(act[2]!);
      if (act[1] === 'posts ante') this.builder.postAnte(seat, amount, this.line);
      else if (act[1]!.startsWith('bring')) {
        if (!allIn || this.bringIn === null) this.bringIn = amount;
        this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
      } else if (act[1] === 'calls') this.builder.act(seat, 'call', { added: amount }, allIn, this.line);
      else if (act[1] === 'bets') this.builder.act(seat, 'bet', { added: amount }, allIn, this.line);
      else this.builder.act(seat, 'complete', { to: amount }, allIn, this.line);
      return true;
    }
    if (text === 'folds' || text === 'checks') {
      this.builder.act(seat, text === 'folds' ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    const shows = /^shows (\[[^\]]*\])\s*(?:\((.*)\))?/.exec(text);
    if (shows !== null) {
      this.builder.show(seat, this.cards(shows[1]!), this.line, shows[2]);
      return true;
    }
    if (/^mucks?\b/.test(text)) {
      this.builder.muck(seat, this.line);
      return true;
    }
    const won = /^collected (\S+) from (?:(main|side) )?pot(?: ?(\d+))?(?: ?\((HI|LO)\))?/.exec(text);
    if (won === null) return false;
    const half: Half | null = won[4] === undefined ? null : won[4] === 'HI' ? 'high' : 'low';
    const pot =
      won[2] === 'side'
        ? Number(won[3] ?? 1)
        : won[2] === 'main' || won[3] === undefined
          ? 0
          : Number(won[3]);
    this.won(seat, this.amount(won[1]!), pot, half);
    return true;
  }

  private dealt(text: string): void {
    const said =
      this.speaker(text, ' [') ??
      this.complain('Nobody listed is dealt these cards.', 'Dealt to NAME [cards]');
    const groups = (`[${said.rest}`.match(/\[[^\]]*\]/g) ?? []).map(group => this.cards(group));
    const fresh = groups.pop() ?? [];
    this.deal(said.seat, groups.flat(), fresh);
  }

  private summary(text: string): void {
    const total = /^Total pot (\S+)(?: \| (?:Rake (\S+)|No rake))?/.exec(text);
    if (total !== null) {
      this.total = this.amount(total[1]!);
      this.rake = total[2] === undefined ? 0 : this.amount(total[2]);
      return;
    }
    const told = /^Seat (\d+): .* (?:showed|mucked) (\[[^\]]*\])/.exec(text);
    if (told !== null) this.builder.reveal(Number(told[1]), this.cards(told[2]!), this.line);
  }
}
