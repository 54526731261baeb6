import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { hasDecimals } from '../amount.ts';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*Full ?Tilt(?: Poker)?(?:\.\w+)? Game #(\d+)/i;

/** Reads Full Tilt hand histories (2008 to 2012). */
export const fullTiltReader: Reader = {
  format: 'fulltilt',
  title: 'Full Tilt',
  detect: text => new RegExp(HAND.source, 'im').test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new FullTiltReading(raw).read(),
    ),
};

const GAMES: readonly (readonly [RegExp, Game])[] = [
  [/\bStud H\/L\b/i, 'stud-hi-lo'],
  [/\bStud Hi\b/i, 'stud-high'],
  [/\bRazz\b/i, 'razz'],
];

const CURRENCIES: { readonly [S: string]: string } = { $: 'USD', '€': 'EUR', '£': 'GBP' };

class FullTiltReading extends LineReading {
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private pots: Chips[] = [];
  private bringIn: Chips | null = null;
  private summaryAt = 0;
  /** The file was titled otherwise than the hands were played: a low was won or named. */
  private lowSeen = false;

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
    const game = header.game === 'stud-high' && this.lowSeen ? 'stud-hi-lo' : header.game;
    return this.builder.build(
      {
        format: 'fulltilt',
        id: header.id,
        game,
        kind: header.tournament === null ? 'cash' : 'tournament',
        tournament: header.tournament,
        table: header.table,
        date: header.date,
        currency: header.currency,
        decimals: this.decimals,
        stakes: {
          ante: header.ante ?? this.builder.ante,
          bringIn: this.bringIn,
          smallBet: header.smallBet,
          bigBet: header.bigBet,
        },
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

  private header(text: string) {
    const id =
      HAND.exec(text)?.[1] ?? this.complain('This does not begin a hand.', 'Full Tilt Poker Game #…');
    const game = GAMES.find(([name]) => name.test(text))?.[1];
    if (game === undefined || !/\bLimit\b/.test(text) || /\b(?:No|Pot) Limit\b/i.test(text)) {
      this.unsupported(`Hand ${id} is not of limit stud.`, 'Limit Stud Hi, Limit Stud H/L or Limit Razz');
    }
    const limits = /- ([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+)(?: Ante [$€£]?([\d.,]+))? -/.exec(text);
    if (limits === null)
      return this.complain('The limits are not told.', 'limits such as $2.50/$5 Ante $0.40');
    const [, sign = '', small = '', big = '', ante] = limits;
    const tournament = /\((\d{6,})\), Table/.exec(text)?.[1] ?? null;
    this.decimals = sign !== '' || [small, big, ante ?? ''].some(hasDecimals) ? 2 : 0;
    return {
      id,
      game: game!,
      tournament,
      table: /Table ([^-]*?)(?: \(| - )/.exec(text)?.[1]?.trim() ?? null,
      date: /\d\d?:\d\d:\d\d .*$/.exec(text)?.[0] ?? null,
      currency: CURRENCIES[sign] ?? null,
      smallBet: this.amount(small),
      bigBet: this.amount(big),
      ante: ante === undefined ? null : this.amount(ante),
    };
  }

  private before(text: string): boolean {
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)(?:, is sitting out)?$/.exec(text);
    if (seat === null) return false;
    this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    return true;
  }

  private title(text: string): void {
    const street = /^\*\*\* (\d)(?:RD|TH) STREET \*\*\*(?: \[([^\]]*)\])?/i.exec(text);
    if (street !== null) {
      this.builder.startStreet(Number(street[1]) as Street, this.line);
      if (street[2] !== undefined) this.builder.community(this.cards(street[2])[0] ?? null);
    } else if (text.startsWith('*** SUMMARY')) this.summaryAt = this.line;
    else if (!text.startsWith('*** SHOW DOWN'))
      this.complain('This title is not one of a stud hand.', 'a street, SHOW DOWN or SUMMARY');
  }

  private happening(text: string): void {
    if (text.startsWith('Dealt to ')) return this.dealt(text.slice('Dealt to '.length));
    const back = /^Uncalled bet of (\S+) returned to (.*)$/.exec(text);
    if (back !== null) return this.builder.giveBack(this.seatOf(back[2]!), this.amount(back[1]!), this.line);
    if (text === 'No low hand qualified') {
      this.lowSeen = true;
      return;
    }
    const said = this.speaker(text);
    if (said !== null && this.act(said.seat, said.rest)) return;
    // Chat is a name, known or not, and a colon.
    if (said !== null && looksLikeAction(said.rest) && !text.includes(': ')) {
      this.complain(
        'This line is not understood.',
        'antes, folds, checks, calls, bets, raises, completes, shows or wins',
      );
    }
  }

  /** What a player does; false for what is no action. */
  private act(seat: Seat, rest: string): boolean {
    const allIn = /, and is all in$/.test(rest);
    const text = rest.replace(/, and is all in$/, '');
    const put = (told: string): Chips => this.amount(told);
    const act = /^(antes|brings in for|completes it to|bets|raises to|calls) (\S+)$/.exec(text);
    if (act !== null) {
      const amount = put(act[2]!);
      switch (act[1]) {
        case 'antes':
          this.builder.postAnte(seat, amount, this.line);
          break;
        case 'brings in for':
          if (!allIn || this.bringIn === null) this.bringIn = amount;
          this.builder.act(seat, 'bring-in', { added: amount }, allIn, this.line);
          break;
        case 'calls':
          this.builder.act(seat, 'call', { added: amount }, allIn, this.line);
          break;
        default:
          this.builder.act(seat, 'raise', { to: amount }, allIn, this.line);
      }
      return true;
    }
    if (text === 'folds' || text === 'checks') {
      this.builder.act(seat, text === 'folds' ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    if (text === 'mucks') {
      this.builder.muck(seat, this.line);
      return true;
    }
    const shows = /^shows (\[[^\]]*\])\s*(.*)$/.exec(text);
    if (shows !== null) {
      if (/ for low\b/.test(text)) this.lowSeen = true;
      const cards = this.cards(shows[1]!);
      // In a run-out hands are turned up with what they have so far, and shown again at the end.
      if (cards.length < 6) this.builder.reveal(seat, cards, this.line);
      else this.builder.show(seat, cards, this.line, shows[2] || undefined);
      return true;
    }
    const wins =
      /^(?:wins|ties for)(?: the)? (?:(high|low) )?(?:(main|side) )?pot(?: #?(\d+))? \(([^)]*)\)/.exec(text);
    if (wins === null) return false;
    const half = (wins[1] ?? null) as Half | null;
    if (half !== null) this.lowSeen = true;
    const pot = wins[2] === 'side' ? Number(wins[3] ?? 1) : 0;
    this.builder.collect(seat, put(wins[4]!), pot, half, this.line);
    return true;
  }

  private dealt(text: string): void {
    const said =
      this.speaker(text, ' [') ??
      this.complain('Nobody listed is dealt these cards.', 'Dealt to NAME [cards]');
    const groups = `[${said.rest}`.match(/\[[^\]]*\]/g) ?? [];
    const cards = groups.map(group => this.cards(group));
    const fresh = cards.pop() ?? [];
    this.deal(said.seat, cards.flat(), fresh);
  }

  private summary(text: string): void {
    if (text.startsWith('Total pot ')) {
      const [money = '', rake] = text.slice('Total pot '.length).split(' | Rake ');
      const [total = '', ...pots] = money.split(/ (?:Main|Side) pot(?: #?\d+)? /);
      this.total = this.amount(total);
      this.pots = pots.map(pot => this.amount(pot.replace(/\.\s*$/, '')));
      this.rake = rake === undefined ? null : this.amount(rake);
      return;
    }
    const seat = /^Seat (\d+): (.*)$/.exec(text);
    if (seat === null) return;
    // By number: names may be cut or altered here.
    const told = / (?:mucked|showed) (\[[^\]]*\])/.exec(seat[2]!);
    if (told !== null) this.builder.reveal(Number(seat[1]), this.cards(told[1]!), this.line);
  }
}
