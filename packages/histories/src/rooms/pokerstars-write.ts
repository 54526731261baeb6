import { type Card, fault, ok, printCards, type Result } from '@doorcard/cards';
import {
  board,
  type Chips,
  evolve,
  type Game,
  type Hand,
  type HandEvent,
  type MaybeCard,
  pots,
  type Seat,
  type Street,
} from '@doorcard/stud';
import type { HandRecord, RecordSeat } from '../record.ts';
import type { Verdict } from '../verify/verify.ts';
import { starsWords } from './pokerstars-words.ts';

const GAME_TITLES: { readonly [G in Game]: string } = {
  'stud-high': '7 Card Stud Limit',
  'stud-hi-lo': '7 Card Stud Hi/Lo Limit',
  razz: 'Razz Limit',
};

const STREET_TITLES: { readonly [S in Street]: string } = {
  3: '*** 3rd STREET ***',
  4: '*** 4th STREET ***',
  5: '*** 5th STREET ***',
  6: '*** 6th STREET ***',
  7: '*** RIVER ***',
};

const SYMBOLS: { readonly [C: string]: string } = { USD: '$', EUR: '€', GBP: '£' };

/**
 * A hand as PokerStars prints it, line by line, so that trackers import it.
 *
 * @param verdict what `verify` made of the record; only a hand that is right and whole can be written
 */
export function writePokerStars(record: HandRecord, verdict: Verdict): Result<string> {
  if (verdict.status !== 'ok' || verdict.hand?.phase !== 'ended') {
    const why = verdict.reason ?? 'the hand is not over';
    return fault('cannot-write', `Only a whole hand that holds by the rules can be written: ${why}.`);
  }
  if (record.decimals > 2)
    return fault('cannot-write', 'Amounts of more than two decimals cannot be written.');
  return ok(new StarsWriting(record, verdict.events, verdict.hand).write());
}

class StarsWriting {
  private readonly record: HandRecord;
  private readonly events: readonly HandEvent[];
  private readonly end: Hand;
  private hand: Hand;
  private readonly lines: string[] = [];
  private readonly up = new Map<Seat, Card[]>();
  private readonly foldedOn = new Map<Seat, Street>();
  private readonly words = new Map<Seat, string>();
  private readonly won = new Map<Seat, Chips>();
  private dealt = new Map<Seat, MaybeCard[]>();
  private readonly symbol: string;
  private anyLow = false;
  private showing = false;

  constructor(record: HandRecord, events: readonly HandEvent[], end: Hand) {
    this.record = record;
    this.events = events;
    this.end = end;
    this.hand = evolve(null, events[0]!);
    // In a tournament chips are counted, whatever they cost.
    this.symbol = record.kind === 'cash' ? (SYMBOLS[record.currency ?? ''] ?? '') : '';
  }

  write(): string {
    this.header();
    for (const event of this.events.slice(1)) {
      this.event(event);
      this.hand = evolve(this.hand, event);
      this.after(event);
    }
    this.collected();
    this.afterwards();
    this.summary();
    return `${this.lines.join('\n')}\n\n\n\n`;
  }

  private header(): void {
    const { record } = this;
    const { id, game, stakes, tournament, seats } = record;
    const limits = `${this.money(stakes.smallBet)}/${this.money(stakes.bigBet)}`;
    const number = /^\d+$/.test(id) ? id : String(numberOf(id));
    const code = record.currency === null ? '' : ` ${record.currency}`;
    const what =
      record.kind === 'cash'
        ? ` ${GAME_TITLES[game]} (${limits}${code})`
        : `Tournament #${/^\d+$/.test(tournament ?? '') ? tournament : '1'}, 0+0 ${GAME_TITLES[game]} - Level I (${limits})`;
    const most = seats.some(seat => seat.seat > 6) ? 8 : 6;
    this.lines.push(`PokerStars Hand #${number}: ${what} - ${dateOf(record.date)}`);
    this.lines.push(`Table '${(record.table ?? 'Doorcard').replaceAll("'", '’')}' ${most}-max`);
    for (const { seat, name, stack } of seats) {
      this.lines.push(`Seat ${seat}: ${oneLine(name)} (${this.money(stack)} in chips) `);
    }
  }

  private event(event: HandEvent): void {
    switch (event.type) {
      case 'ante-posted':
        return this.say(event.seat, `posts the ante ${this.money(event.amount)}${allIn(event.allIn)}`);
      case 'card-dealt': {
        const cards = this.dealt.get(event.seat) ?? [];
        cards.push(event.card);
        this.dealt.set(event.seat, cards);
        return;
      }
      case 'street-started':
        return this.street(event.street);
      case 'bring-in-posted':
        return this.say(event.seat, `brings in for ${this.money(event.amount)}${allIn(event.allIn)}`);
      case 'completed':
      case 'bet':
      case 'raised':
        return this.wager(event.seat, event.amount, event.to, event.allIn);
      case 'called':
        return this.say(event.seat, `calls ${this.money(event.amount)}${allIn(event.allIn)}`);
      case 'checked':
        return this.say(event.seat, 'checks ');
      case 'folded':
        this.foldedOn.set(event.seat, this.hand.street ?? 3);
        return this.say(event.seat, 'folds ');
      case 'timed-out':
        this.lines.push(`${this.name(event.seat)} has timed out`);
        return;
      case 'returned':
        this.lines.push(`Uncalled bet (${this.money(event.amount)}) returned to ${this.name(event.seat)}`);
        return;
      case 'shown':
      case 'mucked':
        return this.showdown(event.seat, event.type === 'shown' ? event.cards : null);
      case 'awarded':
        this.won.set(event.seat, (this.won.get(event.seat) ?? 0) + event.amount);
        return;
      default:
        return;
    }
  }

  private after(event: HandEvent): void {
    const { hand } = this;
    if (event.type !== 'completed' && event.type !== 'bet' && event.type !== 'raised') return;
    const { raiseCap, headsUpCap } = hand.setup.house.axes;
    if (headsUpCap === 'capped' && hand.fullBets === raiseCap + 1) this.lines.push('Betting is capped');
  }

  private wager(seat: Seat, amount: Chips, to: Chips, all: boolean): void {
    const level = Math.max(0, ...this.hand.players.map(player => player.bet));
    const what =
      level === 0 ? `bets ${this.money(amount)}` : `raises ${this.money(to - level)} to ${this.money(to)}`;
    this.say(seat, what + allIn(all));
  }

  private street(street: Street): void {
    const { hand, record } = this;
    const shared = street === 7 && hand.communityDealt;
    const card = shared && hand.community !== null ? ` [${printCards([hand.community])}]` : '';
    this.lines.push(STREET_TITLES[street] + (shared ? card : ''));
    for (const { seat } of record.seats) {
      const fresh = this.dealt.get(seat);
      if (fresh === undefined) continue;
      const before = this.up.get(seat) ?? [];
      const mine = seat === record.hero && !fresh.includes(null);
      const seen = mine ? fresh : street === 7 ? [] : fresh.slice(-1);
      const known = seen.filter(dealt => dealt !== null);
      if (known.length === 0) continue;
      const own = mine && before.length > 0 ? ` [${printCards(before, ' ')}]` : '';
      const others = !mine && before.length > 0 ? ` [${printCards(before, ' ')}]` : '';
      this.lines.push(`Dealt to ${this.name(seat)}${own}${others} [${printCards(known, ' ')}]`);
      this.up.set(seat, [...before, ...known]);
    }
    this.dealt = new Map();
    if (street === 4 && this.pairShows()) this.lines.push('Pair on board - a double bet is allowed');
  }

  private pairShows(): boolean {
    const { game, house } = this.hand.setup;
    if (game !== 'stud-high' || house.axes.openPair === 'none') return false;
    return this.hand.players.some(player => {
      if (player.folded) return false;
      const cards = board(player);
      return cards !== null && cards.length === 2 && cards[0]! >> 2 === cards[1]! >> 2;
    });
  }

  private showdown(seat: Seat, cards: readonly MaybeCard[] | null): void {
    // Without a showdown the winner's choice is told after what he collected.
    if (this.hand.players.filter(player => !player.folded).length < 2) return;
    if (!this.showing) this.lines.push('*** SHOW DOWN ***');
    this.showing = true;
    if (cards === null) return this.say(seat, 'mucks hand ');
    const known = cards.filter(card => card !== null);
    const all = this.hand.community === null ? known : [...known, this.hand.community];
    if (all.length < 7) return this.say(seat, `shows [${printCards(known, ' ')}]`);
    const words = starsWords(this.record.game, all);
    if (words.includes('LO: ')) this.anyLow = true;
    this.words.set(seat, words);
    this.say(seat, `shows [${printCards(known, ' ')}] (${words})`);
  }

  private collected(): void {
    if (this.showing && this.record.game === 'stud-hi-lo' && !this.anyLow)
      this.lines.push('No low hand qualified');
    const count = pots(this.end).length;
    for (let pot = count - 1; pot >= 0; pot--) {
      for (const award of this.end.awards) {
        if (award.pot !== pot) continue;
        this.lines.push(
          `${this.name(award.seat)} collected ${this.money(award.amount)} from ${potName(pot, count)}`,
        );
      }
    }
  }

  /** The choice of a player who won without a showdown. */
  private afterwards(): void {
    if (this.showing) return;
    for (const event of this.events) {
      if (event.type === 'mucked') this.say(event.seat, "doesn't show hand ");
      if (event.type !== 'shown') continue;
      const known = event.cards.filter(card => card !== null);
      this.say(event.seat, `shows [${printCards(known, ' ')}]`);
    }
  }

  private summary(): void {
    const { end, record } = this;
    const list = pots(end);
    const taken = list.map(() => 0);
    for (const event of this.events) if (event.type === 'rake-taken') taken[event.pot]! += event.amount;
    const total = list.reduce((sum, pot) => sum + pot.amount, 0);
    const parts = list.map((pot, index) => {
      const name = potName(index, list.length);
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${this.money(pot.amount - taken[index]!)}.`;
    });
    const rake = taken.reduce((sum, amount) => sum + amount, 0);
    const several = list.length > 1 ? ` ${parts.join(' ')}` : '';
    this.lines.push(
      '*** SUMMARY ***',
      `Total pot ${this.money(total)}${several} | Rake ${this.money(rake)} `,
    );
    if (end.community !== null) this.lines.push(`Board [${printCards([end.community])}]`);
    for (const seat of record.seats)
      this.lines.push(`Seat ${seat.seat}: ${oneLine(seat.name)} ${this.fate(seat)}`);
  }

  private fate({ seat, ante }: RecordSeat): string {
    const player = this.end.players.find(other => other.seat === seat)!;
    const street = this.foldedOn.get(seat);
    if (street !== undefined) {
      const where =
        street === 7
          ? 'the River'
          : STREET_TITLES[street].slice(4, -4).replace('STREET', 'Street').replace(/^/, 'the ');
      return `folded on ${where}${street === 3 && player.total <= ante ? " (didn't bet)" : ''}`;
    }
    const won = this.won.get(seat) ?? 0;
    const cards = player.cards.filter(card => card !== null);
    const words = this.words.get(seat);
    if (words !== undefined) {
      const outcome = won > 0 ? `won (${this.money(won)})` : 'lost';
      return `showed [${printCards(cards, ' ')}] and ${outcome} with ${words}`;
    }
    if (won > 0) return `collected (${this.money(won)})`;
    return cards.length === player.cards.length ? `mucked [${printCards(cards, ' ')}]` : 'mucked';
  }

  private say(seat: Seat, what: string): void {
    this.lines.push(`${this.name(seat)}: ${what}`);
  }

  private name(seat: Seat): string {
    return oneLine(this.record.seats.find(other => other.seat === seat)!.name);
  }

  private money(amount: Chips): string {
    if (this.record.decimals === 0) return this.symbol + String(amount);
    const cents = amount * 10 ** (2 - this.record.decimals);
    return (
      this.symbol + (cents % 100 === 0 && this.symbol !== '' ? String(cents / 100) : (cents / 100).toFixed(2))
    );
  }
}

function allIn(all: boolean): string {
  return all ? ' and is all-in' : '';
}

function potName(pot: number, count: number): string {
  if (count === 1) return 'pot';
  if (pot === 0) return 'main pot';
  return count === 2 ? 'side pot' : `side pot-${pot}`;
}

/** A name on one line: what would break the lines of a history becomes a space. */
function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The room's form of a date; where none is known, one that says so by being long past. */
function dateOf(date: string | null): string {
  if (date !== null && /^\d{4}\/\d\d\/\d\d/.test(date)) return date;
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d?:\d\d:\d\d))?/.exec(date ?? '');
  if (match === null) return '2000/01/01 0:00:00 ET';
  const [, year, month, day, time = '0:00:00'] = match;
  return `${year}/${month}/${day} ${time} UTC`;
}

/** A number for a hand whose id is none: the same id gives the same number (FNV-1a). */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
