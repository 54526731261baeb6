import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*\*{5} Hand History for Game (\d+) \*{5}/i;

/** Reads PartyPoker hand histories. Up cards of others are not printed; thrown away hands are. */
export const partyPokerReader: Reader = {
  format: 'partypoker',
  title: 'PartyPoker',
  // Everleaf begins alike, with another case.
  detect: text => /^\uFEFF?\s*\*{5} Hand History for Game \d+ \*{5}/m.test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new PartyReading(raw).read(),
    ),
};

const STREETS: { readonly [T: string]: Street } = {
  Dealing: 3,
  'Dealing Fourth street': 4,
  'Dealing Fifth street': 5,
  'Dealing Sixth street': 6,
  'Dealing River': 7,
  'Dealing Seventh street': 7,
};

class PartyReading extends LineReading {
  private game: Game | null = null;
  private id = '';
  private date: string | null = null;
  private tournament: string | null = null;
  private currency: string | null = null;
  private table: string | null = null;
  private ante: Chips | null = null;
  private limits: readonly [Chips, Chips] = [0, 0];
  private bringIn: Chips | null = null;
  private decided = false;

  read(): HandRecord {
    this.id =
      HAND.exec(this.hand.lines[0] ?? '')?.[1] ??
      this.complain('This does not begin a hand.', '***** Hand History for Game … *****');
    this.eachLine(1, text => {
      if (this.game === null) this.header(text);
      else if (text.startsWith('** ')) this.title(text);
      else if (this.builder.street === null && this.before(text)) return;
      else this.happening(text);
    });
    if (this.game === null || this.builder.street === null)
      this.complain('The hand stops before its cards.', '** Dealing **');
    if (!this.decided) this.complain('The hand stops before anybody wins it.', 'NAME wins …');
    const [smallBet, bigBet] = this.limits;
    return this.builder.build(
      {
        format: 'partypoker',
        id: this.id,
        game: this.game,
        kind: this.tournament === null ? 'cash' : 'tournament',
        tournament: this.tournament,
        table: this.table,
        date: this.date,
        currency: this.currency,
        decimals: this.decimals,
        stakes: { ante: this.ante ?? this.builder.ante, bringIn: this.bringIn, smallBet, bigBet },
        hero: this.hero,
        dealer: null,
      },
      this.claims({ total: null, rake: null, line: this.line }),
    );
  }

  private header(text: string): void {
    const [what = '', date] = text.split(/ - (?=\w+day, )/);
    this.date = date?.trim() ?? null;
    if (!/7 Card Stud|Razz/i.test(what) || /\b(?:NL|PL)\b/.test(what)) {
      this.unsupported(`Game ${this.id} is not of limit stud.`, '7 Card Stud, 7 Card Stud Hi-Lo or Razz');
    }
    this.game = /Razz/i.test(what) ? 'razz' : /Hi-?\/?Lo/i.test(what) ? 'stud-hi-lo' : 'stud-high';
    const tournament = /Trny: ?(\d+)/i.exec(what);
    const limits =
      /Antes\(([\d.,]+)\/([\d.,]+)-([\d.,]+)\)/i.exec(what) ?? /^[$€£]?([\d.,]+)\/[$€£]?([\d.,]+)/.exec(what);
    if (limits === null)
      return void this.complain('The limits are not told.', 'limits such as $10/$20 or Antes(60/120-10)');
    this.tournament = tournament?.[1] ?? null;
    this.decimals = this.tournament === null ? 2 : 0;
    this.currency = this.tournament === null ? (/\b([A-Z]{3})\b/.exec(what)?.[1] ?? null) : null;
    this.limits = [this.amount(limits[1]!), this.amount(limits[2]!)];
    if (limits[3] !== undefined) this.ante = this.amount(limits[3]);
  }

  private before(text: string): boolean {
    const seat = /^Seat (\d+): (.*) \(\s*([^()]*?)\s*\)$/.exec(text);
    if (seat !== null) this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    else if (text.startsWith('Table ')) this.table = text.slice('Table '.length).trim();
    else return false;
    return true;
  }

  private title(text: string): void {
    const title = text.replaceAll('*', '').trim();
    const street = STREETS[title];
    if (street !== undefined) this.builder.startStreet(street, this.line);
    else if (!/summary|showdown/i.test(title))
      this.complain('This title is not one of a stud hand.', 'a street');
  }

  private happening(text: string): void {
    const dealt = /^Dealt to (.*) (\[[^\]]*\])$/.exec(text);
    if (dealt !== null) {
      const seat = this.seatOf(dealt[1]!);
      const cards = this.cards(dealt[2]!);
      // Later streets print the new card alone.
      if (cards.length === 1 && this.builder.street !== 3)
        this.builder.card(seat, this.builder.street! - 1, cards[0]!, this.line);
      else this.deal(seat, [], cards);
      return;
    }
    const said = this.speaker(text);
    if (
      said === null ||
      this.act(said.seat, said.rest) ||
      /^(?:opens|has|is disconnected|is sitting)/.test(said.rest)
    )
      return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'posts ante, bring-ins, completes, bets, calls, raises, folds, checks, shows or wins',
      );
  }

  private act(seat: Seat, text: string): boolean {
    const put =
      /^(posts ante|bring-ins|completes|double bets|bets|calls|raises|is all-In) *\[([^\]]*)\]/i.exec(text);
    if (put !== null) {
      const added = this.amount(put[2]!);
      switch (put[1]!.toLowerCase()) {
        case 'posts ante':
          this.builder.postAnte(seat, added, this.line);
          break;
        case 'bring-ins':
          this.bringIn = added;
          this.builder.act(seat, 'bring-in', { added }, false, this.line);
          break;
        case 'calls':
          this.builder.act(seat, 'call', { added }, false, this.line);
          break;
        case 'is all-in':
          if (this.builder.street === null) this.builder.postAnte(seat, added, this.line);
          else this.allIn(seat, added);
          break;
        default:
          this.builder.act(seat, 'raise', { added }, false, this.line);
      }
      return true;
    }
    if (text === 'folds' || text === 'checks') {
      this.builder.act(seat, text === 'folds' ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    const shows = /^(shows|doesn't show) *(\[[^\]]*\])(.*)$/.exec(text);
    if (shows !== null) {
      const cards = this.cards(shows[2]!);
      if (shows[1] === 'shows') this.builder.show(seat, cards, this.line, shows[3] || undefined);
      else {
        this.builder.reveal(seat, cards, this.line);
        this.builder.muck(seat, this.line);
      }
      return true;
    }
    // "shows8,5,3,2,A for low", "doesn't show" without cards, "does not show cards"
    if (/^shows\S/.test(text)) return true;
    if (/^(?:doesn't show|does not show|mucks)/.test(text)) {
      this.builder.muck(seat, this.line);
      return true;
    }
    const wins =
      /^wins (?:(Hi|Lo) \()?([^()]*?)(?: chips)?\)? from the (main|side) pot(?: ?#?(\d+))?/i.exec(text) ??
      /^wins (?:(Hi|Lo) )?\(?([^()]*?)(?: chips)?\)?$/i.exec(text);
    if (wins === null) return false;
    const half: Half | null = wins[1] === undefined ? null : wins[1].toLowerCase() === 'hi' ? 'high' : 'low';
    const pot = wins[3]?.toLowerCase() === 'side' ? Number(wins[4] ?? 1) : 0;
    this.won(seat, this.amount(wins[2]!), pot, half);
    this.decided = true;
    return true;
  }
}
