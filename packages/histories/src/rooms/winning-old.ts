import type { Chips, Seat, Street } from '@doorcard/stud';
import type { HandRecord } from '../record.ts';
import { LineReading, looksLikeAction } from './line-reading.ts';
import { gameOf } from './winning-game.ts';

/** The old form: amounts in brackets, all as added; street titles one late; cards one a line. */
export class OldReading extends LineReading {
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
