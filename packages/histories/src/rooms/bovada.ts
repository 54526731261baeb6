import type { Chips, Game, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const HAND = /^\uFEFF?\s*(?:Bovada|Bodog|Ignition|Bodog UK|Bodog Canada)\b.*? Hand #(\d+)/i;

/**
 * Reads hand histories of Bovada, Bodog and Ignition. Players are seats (`Seat+3`); everybody's cards are printed.
 * Some files title no streets: a new one begins where somebody gets its card. Limits are often not printed.
 */
export const bovadaReader: Reader = {
  format: 'bovada',
  title: 'Bovada',
  detect: text => new RegExp(HAND.source, 'im').test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new BovadaReading(raw).read(),
    ),
};

class BovadaReading extends LineReading {
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private bringIn: Chips | null = null;
  private summaryAt = 0;
  private returns = false;
  private readonly held = new Map<Seat, number>();

  read(): HandRecord {
    const header = this.header(this.hand.lines[0] ?? '');
    this.eachLine(1, text => {
      if (this.summaryAt > 0) this.summary(text);
      else if (text.startsWith('*** ')) this.title(text);
      else this.happening(text);
    });
    if (this.summaryAt === 0) this.complain('The hand stops before its summary.', '*** SUMMARY ***');
    const smallBet = header.limits?.[0] ?? this.inferSmallBet(this.bringIn);
    const claims = this.claims({ total: this.total, rake: this.rake, line: this.summaryAt });
    return this.builder.build(
      {
        format: 'bovada',
        id: header.id,
        game: header.game,
        kind: header.tournament === null ? 'cash' : 'tournament',
        tournament: header.tournament,
        table: /TBL#(\d+)/.exec(this.hand.lines[0] ?? '')?.[1] ?? null,
        date: / - (\d{4}-\d\d-\d\d .*)$/.exec(this.hand.lines[0] ?? '')?.[1]?.trim() ?? null,
        currency: header.tournament === null ? 'USD' : null,
        decimals: this.decimals,
        stakes: {
          ante: this.builder.ante,
          bringIn: this.bringIn,
          smallBet,
          bigBet: header.limits?.[1] ?? 2 * smallBet,
        },
        hero: this.hero,
        dealer: null,
      },
      { ...claims, returnsPrinted: this.returns },
    );
  }

  private header(text: string) {
    const id = HAND.exec(text)?.[1] ?? this.complain('This does not begin a hand.', 'Bovada Hand #…');
    const game: Game | null = /RAZZ/i.test(text)
      ? 'razz'
      : /7CARD HiLo|7CARD Hi\/Lo|7CARD H\/L/i.test(text)
        ? 'stud-hi-lo'
        : /7CARD/i.test(text)
          ? 'stud-high'
          : null;
    if (game === null || !/Fixed Limit/i.test(text))
      return this.unsupported(`Hand ${id} is not of limit stud.`, '7CARD or 7CARD HiLo, Fixed Limit');
    const tournament = /Tournament #(\d+)/i.exec(text)?.[1] ?? null;
    this.decimals = tournament === null ? 2 : 0;
    const limits = /\(([\d.,$]+)\/([\d.,$]+)\)/.exec(text);
    const told = limits === null ? null : ([this.amount(limits[1]!), this.amount(limits[2]!)] as const);
    return { id, game, tournament, limits: told !== null && told[0] > 0 ? told : null };
  }

  private title(text: string): void {
    const street = /^\*\*\* (?:(\d)(?:RD|TH) STREET|(RIVER)) \*\*\*(?: *(\[[^\]]*\]))?/i.exec(text);
    if (street !== null) {
      this.begin((street[2] === undefined ? Number(street[1]) : 7) as Street);
      if (street[3] !== undefined) this.builder.community(this.cards(street[3])[0] ?? null);
    } else if (text.startsWith('*** HOLE CARDS')) this.begin(3);
    else if (text.startsWith('*** SUMMARY')) this.summaryAt = this.line;
    else if (!/SHOW ?DOWN/.test(text))
      this.complain('This title is not one of a stud hand.', 'HOLE CARDS, a street or SUMMARY');
  }

  private begin(street: Street): void {
    if (this.builder.street !== street) this.builder.startStreet(street, this.line);
  }

  private happening(text: string): void {
    const seat = /^(Seat\+\d+)( \[ME\])?: (.*) in chips/.exec(text);
    if (seat !== null && this.builder.street === null) {
      const number = Number(seat[1]!.slice('Seat+'.length));
      this.sit(number, seat[1]!, this.amount(seat[3]!));
      if (seat[2] !== undefined) this.hero = number;
      return;
    }
    const said = /^(Seat\+\d+)(?: \[ME\])? ?: (.*)$/.exec(text);
    if (said === null) return;
    const known = this.builder.seatOf(said[1]!);
    if (
      known === null ||
      this.act(known, said[2]!.trim()) ||
      /^(?:Table|Seat|Enter|Leave|Re-?join)/.test(said[2]!)
    )
      return;
    if (looksLikeAction(said[2]!))
      this.complain(
        'This line is not understood.',
        'Ante chip, Bring_in chip, Bets, Calls, Raises, All-in, Folds, Checks, Showdown or Hand result',
      );
  }

  private act(seat: Seat, line: string): boolean {
    const text = line.replace(/ ?\((?:timeout|disconnect|auth)\)/g, '');
    const dealt = /^Card dealt to a spot (\[[^\]]*\])/.exec(text);
    if (dealt !== null) {
      this.dealt(seat, dealt[1]!);
      return true;
    }
    const put =
      /^(Ante chip|Ante|Bring_in chip|Big blind\/Bring in|Bring in|Double bets|D bets|Bets?|Calls?|Raises|Completes|All-in\(raise\)|All-in)\s+(\S+)(?: to (\S+))?/i.exec(
        text,
      );
    if (put !== null) {
      this.put(seat, put[1]!.toLowerCase(), this.amount(put[3] ?? put[2]!));
      return true;
    }
    if (/^(?:Folds|Checks)\b/i.test(text)) {
      this.builder.act(seat, /^Folds/i.test(text) ? 'fold' : 'check', null, false, this.line);
      return true;
    }
    const back = /^Return uncalled portion(?: of bet)? (\S+)/i.exec(text);
    const result = /^Hand result(-Side Pot)? (\S+)/i.exec(text);
    // All cards are known by the deal; these print the five that play, of both halves in hi/lo.
    if (/^Showdown/i.test(text)) this.builder.show(seat, [], this.line, /\(([^()]*)\)\s*$/.exec(text)?.[1]);
    else if (/^(?:Mucks|Does not show)/i.test(text)) this.builder.muck(seat, this.line);
    else if (back !== null) {
      this.returns = true;
      this.builder.giveBack(seat, this.amount(back[1]!), this.line);
    } else if (result !== null)
      this.won(seat, this.amount(result[2]!), result[1] === undefined ? null : 1, null);
    else return false;
    return true;
  }

  private put(seat: Seat, verb: string, amount: Chips): void {
    const allIn = verb.startsWith('all-in');
    if (verb.startsWith('ante') || (allIn && this.builder.street === null))
      this.builder.postAnte(seat, amount, this.line);
    else if (verb.includes('bring')) {
      this.bringIn = amount;
      this.builder.act(seat, 'bring-in', { added: amount }, false, this.line);
    } else if (verb.startsWith('call')) this.builder.act(seat, 'call', { added: amount }, false, this.line);
    else if (verb === 'all-in') this.allIn(seat, amount);
    else {
      // Raises are printed as what the player has in on the street, as are all-in raises; bets are the first.
      this.noteSize(amount, allIn);
      this.builder.act(seat, 'raise', { to: amount }, allIn, this.line);
    }
  }

  private dealt(seat: Seat, text: string): void {
    const cards = this.cards(text);
    const held = this.held.get(seat) ?? 0;
    const street = held === 0 ? 3 : held + 1;
    if (street > 7 || (held === 0 && cards.length !== 3) || (held > 0 && cards.length !== 1)) {
      this.complain(`${cards.length} cards after ${held} cannot be.`, 'three cards first, then one a street');
    }
    if (this.builder.street === null || street > this.builder.street) this.begin(street as Street);
    cards.forEach((card, index) => {
      this.builder.card(seat, held + index, card, this.line);
    });
    this.held.set(seat, held + cards.length);
  }

  private summary(text: string): void {
    const total = /^Total Pot\(([^)]*)\)(?: \| Rake \(([^)]*)\))?/i.exec(text);
    if (total === null) return;
    this.total = this.amount(total[1]!);
    // Not always printed: then it is what the sums leave.
    this.rake = total[2] === undefined ? null : this.amount(total[2]);
  }
}
