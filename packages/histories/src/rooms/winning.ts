import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, RawHand, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';

const OLD = /^\uFEFF?\s*Game started at:/;
const NEW = /^\uFEFF?\s*Hand #(\d+) - .*7Stud|^\uFEFF?\s*Hand #(\d+) - .*\((?:Fixed|No|Pot) Limit\)/;

/** Reads hand histories of the Winning network (ACR and others), of its old form and its new one. */
export const winningReader: Reader = {
  format: 'winning',
  title: 'Winning',
  detect: text =>
    /^\uFEFF?\s*Game started at:.*\s+Game ID: \d+/m.test(text) || new RegExp(NEW.source, 'm').test(text),
  splitter: () => splitAt(line => OLD.test(line) || NEW.test(line)),
  read: hand =>
    guarded(hand, idOf, raw =>
      (OLD.test(raw.lines[0] ?? '') ? new OldReading(raw) : new NewReading(raw)).read(),
    ),
};

function idOf(raw: RawHand): string | null {
  return /(?:Game ID:|Hand #) ?(\d+)/.exec(raw.lines.slice(0, 2).join('\n'))?.[1] ?? null;
}

function gameOf(text: string): Game | null {
  if (/razz/i.test(text)) return 'razz';
  if (!/Seven Cards? Stud|7 ?Stud/i.test(text)) return null;
  return /Hi-?\/?Low?|H\/L/i.test(text) ? 'stud-hi-lo' : 'stud-high';
}

/** The old form: amounts in brackets, all as added; street titles one late; cards one a line. */
class OldReading extends LineReading {
  private bringIn: Chips | null = null;
  private total: Chips | null = null;
  private rake: Chips | null = null;
  private summaryAt = 0;
  private readonly held = new Map<Seat, number>();

  read(): HandRecord {
    const lines = this.hand.lines;
    const header = lines[1] ?? '';
    const match = /^Game ID: (\d+) ([\d.]+)\/([\d.]+) (?:\((.*?)\) )?(.*) \((.*?)\)\s*$/.exec(header.trim());
    if (match === null)
      return this.complain('The game is not told.', 'Game ID: … 1/2 (…) table (Seven Cards Stud)');
    const game = gameOf(match[6]!);
    if (game === null) return this.unsupported(`Game ${match[1]} is not of stud.`, 'Seven Cards Stud');
    this.decimals = 2;
    this.eachLine(2, text => {
      if (this.summaryAt > 0) this.summary(text);
      else this.happening(text);
    });
    if (this.builder.street === null)
      this.complain('The hand stops before its cards.', 'Player NAME received card: [Xx]');
    if (this.summaryAt === 0 || this.total === null)
      this.complain('The hand stops before its summary.', '------ Summary ------');
    return this.builder.build(
      {
        format: 'winning',
        id: match[1]!,
        game,
        kind: 'cash',
        tournament: null,
        table: match[5]!,
        date: /Game started at: (.*)$/.exec(lines[0]!)?.[1]?.trim() ?? null,
        currency: 'USD',
        decimals: 2,
        stakes: {
          ante: this.builder.ante,
          bringIn: this.bringIn,
          smallBet: this.amount(match[2]!),
          bigBet: this.amount(match[3]!),
        },
        hero: this.hero,
        dealer: null,
      },
      { ...this.claims({ total: this.total, rake: this.rake, line: this.summaryAt }), returnsPrinted: true },
    );
  }

  private happening(text: string): void {
    const seat = /^Seat (\d+): (.*) \(([^()]*)\)\.?$/.exec(text);
    if (seat !== null && this.builder.street === null)
      return this.sit(Number(seat[1]), seat[2]!, this.amount(seat[3]!));
    if (/^-+ Summary -+$/.test(text)) {
      this.summaryAt = this.line;
      return;
    }
    const back = /^Uncalled bet \(([^()]*)\) returned to (.*)$/.exec(text);
    if (back !== null) return this.builder.giveBack(this.seatOf(back[2]!), this.amount(back[1]!), this.line);
    if (!text.startsWith('Player ')) return;
    const said = this.speaker(text.slice('Player '.length));
    if (said === null || this.act(said.seat, said.rest)) return;
    if (looksLikeAction(said.rest))
      this.complain(
        'This line is not understood.',
        'ante, bring in, calls, bets, raises, allin, folds, checks or received',
      );
  }

  private act(seat: Seat, text: string): boolean {
    const got = /^received (?:a card|card: (\[[^\]]*\]))/.exec(text);
    if (got !== null) {
      this.received(seat, got[1]);
      return true;
    }
    const put = /^(ante|bring[- ]in|calls|bets|raises|completes|all-?in) \(([^()]*)\)/i.exec(text);
    if (put !== null) {
      const added = this.amount(put[2]!);
      const verb = put[1]!.toLowerCase();
      if (verb === 'ante') this.builder.postAnte(seat, added, this.line);
      else if (verb.startsWith('bring')) {
        this.bringIn = added;
        this.builder.act(seat, 'bring-in', { added }, false, this.line);
      } else if (verb.startsWith('all')) this.allIn(seat, added);
      else this.builder.act(seat, verb === 'calls' ? 'call' : 'raise', { added }, false, this.line);
      return true;
    }
    if (/^(?:folds|checks)\b/.test(text))
      this.builder.act(seat, text.startsWith('folds') ? 'fold' : 'check', null, false, this.line);
    else if (/^mucks/.test(text)) this.builder.muck(seat, this.line);
    else return false;
    return true;
  }

  private received(seat: Seat, cards: string | undefined): void {
    const held = this.held.get(seat) ?? 0;
    if (held > 6) this.complain('A player gets more than seven cards.', 'seven cards at most');
    const street = Math.max(3, held + 1) as Street;
    if (this.builder.street === null || street > this.builder.street)
      this.builder.startStreet(street, this.line);
    const card = cards === undefined ? null : (this.cards(cards)[0] ?? null);
    if (held < 2 && card !== null) this.hero ??= seat;
    this.builder.card(seat, held, card, this.line);
    this.held.set(seat, held + 1);
  }

  private summary(text: string): void {
    const pot = /^Pot: ([\d.,]*\d)\. Rake ([\d.,]*\d)(?:\. JP fee ([\d.,]*\d))?/i.exec(text);
    if (pot !== null) {
      const rake = this.amount(pot[2]!) + (pot[3] === undefined ? 0 : this.amount(pot[3]));
      this.rake = rake;
      this.total = this.amount(pot[1]!) + rake;
      return;
    }
    const said = this.speaker(text.replace(/^\*?Player /, ''));
    if (said === null) return;
    const shown = /^shows?:.*?(\[[^\]]*\])\.? Bets/.exec(said.rest);
    if (shown !== null) this.builder.show(said.seat, this.cards(shown[1]!), this.line);
    const collects = /Collects: ([\d.,]*\d)/.exec(said.rest);
    if (collects !== null && this.amount(collects[1]!) > 0)
      this.won(said.seat, this.amount(collects[1]!), null, null);
  }
}

/** The new form, near to what the largest room prints. */
class NewReading extends LineReading {
  private bringIn: Chips | null = null;
  private rake: Chips | null = null;
  private total: Chips | null = null;
  private collectedAbove = false;
  private summaryAt = 0;
  private table: string | null = null;

  read(): HandRecord {
    const text = this.hand.lines[0] ?? '';
    const match =
      /Hand #(\d+) - (.*?) \((Fixed|No|Pot) Limit\) - ([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+)(?:, Ante [$€£]?([\d.,]+))?(?: - (.*))?$/.exec(
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
    const pot = /^Main pot .*\| Rake (\S+)/.exec(text);
    if (pot !== null) {
      this.rake = this.amount(pot[1]!);
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

  private summary(text: string): void {
    const total = /^Total pot (\S+)(?: \| Rake (\S+))?/.exec(text);
    if (total !== null) {
      this.total = this.amount(total[1]!);
      if (total[2] !== undefined) this.rake = this.amount(total[2]);
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
