import type { Chips, Game, Half, Seat, Street } from '@doorcard/stud';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading } from './line-reading.ts';
import { type Element, readElements } from './xml.ts';

const HAND = /<game id="([\d-]+)"/;

/** Reads the XML hands of the Merge network. Its seats begin with 0: here they are one higher. */
export const mergeReader: Reader = {
  format: 'merge',
  title: 'Merge',
  detect: text => HAND.test(text) && /<round id="BLINDS"/.test(text),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new MergeReading(raw).read(),
    ),
};

const GAMES: { readonly [N: string]: Game } = {
  39: 'stud-high',
  41: 'stud-high',
  43: 'stud-hi-lo',
  45: 'stud-hi-lo',
  47: 'razz',
  49: 'razz',
};

const STREETS: { readonly [T: string]: Street } = {
  BRING_IN: 3,
  THIRD_STREET: 3,
  FOURTH_STREET: 4,
  FIFTH_STREET: 5,
  SIXTH_STREET: 6,
  SEVENTH_STREET: 7,
};

class MergeReading extends LineReading {
  private bringIn: Chips | null = null;
  private readonly stacks = new Map<Seat, Chips>();
  private returns = false;
  private ended = false;

  read(): HandRecord {
    const elements = readElements(this.hand, 'game');
    const root = elements[0]!;
    const id = root.attributes.id ?? '';
    const description =
      [...this.hand.head, ...this.hand.lines].find(line => line.includes('<description')) ?? '';
    const game = this.gameOf(root, description, id);
    this.decimals = 2;
    const limits = /stakes="[^"]*?([\d.,]+)\/[^\d"]*([\d.,]+)/.exec(description);
    const kind: HandRecord['kind'] =
      /tournament|freeroll|sit ?&(?:amp;)? ?go/i.test(`${description} ${root.attributes.data}`) ||
      limits === null
        ? 'tournament'
        : 'cash';
    this.seat(elements, kind);
    this.play(elements);
    if (!this.ended) this.complain('The hand stops before its end.', '<winner …/> in the round END_OF_GAME');
    const smallBet = limits === null ? this.inferSmallBet(this.bringIn) : this.amount(limits[1]!);
    return this.builder.build(
      {
        format: 'merge',
        id,
        game,
        kind,
        tournament: kind === 'tournament' ? (root.attributes.data?.split('|')[2] ?? null) : null,
        table: root.attributes.data?.split('|')[1] ?? null,
        date: root.attributes.starttime ?? null,
        currency: kind === 'cash' ? 'USD' : null,
        decimals: 2,
        stakes: {
          ante: this.builder.ante,
          bringIn: this.bringIn,
          smallBet,
          bigBet: limits === null ? 2 * smallBet : this.amount(limits[2]!),
        },
        hero: this.hero,
        dealer: null,
      },
      {
        ...this.claims({ total: null, rake: null, line: this.hand.line + this.hand.lines.length - 1 }),
        returnsPrinted: this.returns,
      },
    );
  }

  private gameOf(root: Element, description: string, id: string): Game {
    const multi = GAMES[root.attributes.multigametype ?? ''];
    const type = /type="([^"]*)"/.exec(description)?.[1] ?? '';
    const named: Game | undefined = /razz/i.test(type)
      ? 'razz'
      : /7-?Stud H\/L/i.test(type)
        ? 'stud-hi-lo'
        : /7-?Stud/i.test(type)
          ? 'stud-high'
          : undefined;
    const game = multi ?? named;
    if (game === undefined || /stakes="(?:No|Pot) Limit/i.test(description)) {
      return this.unsupported(`Game ${id} is not of limit stud.`, '7-Stud, 7-Stud H/L8 or Razz, Limit');
    }
    return game;
  }

  /** Seats with their stacks; a tournament prints them after the ante. */
  private seat(elements: readonly Element[], kind: HandRecord['kind']): void {
    for (const element of elements) {
      if (element.name !== 'player') continue;
      this.line = element.line;
      const { seat, nickname, balance } = element.attributes;
      if (seat === undefined || nickname === undefined || balance === undefined)
        this.complain(
          'A player without a seat, a name or a balance.',
          '<player seat="0" nickname="…" balance="…"/>',
        );
      if (element.attributes.dealtin === 'false') continue;
      const antes = elements.filter(
        other => other.attributes.type === 'ANTE' && other.attributes.player === seat,
      );
      const ante = antes.reduce((sum, other) => sum + this.amount(other.attributes.amount ?? '0'), 0);
      const stack = this.amount(balance!) + (kind === 'tournament' ? ante : 0);
      this.sit(Number(seat) + 1, nickname!, stack);
      this.stacks.set(Number(seat) + 1, stack);
    }
  }

  private play(elements: readonly Element[]): void {
    for (const element of elements) {
      this.line = element.line;
      if (element.name === 'round') {
        const street = STREETS[element.attributes.id ?? ''];
        if (street !== undefined && street !== this.builder.street)
          this.builder.startStreet(street, this.line);
      } else if (element.name === 'event') this.event(element);
      else if (element.name === 'cards') this.dealt(element);
      else if (element.name === 'winner') this.winner(element);
    }
  }

  private event({ attributes }: Element): void {
    const { type = '', player, amount: told } = attributes;
    if (['CHAT', 'PLAYER_OUT', 'SIT_OUT', 'SIT_IN', 'TIMEOUT'].includes(type) || player === undefined) return;
    const seat = Number(player) + 1;
    const amount = told === undefined ? 0 : this.amount(told);
    switch (type) {
      case 'ANTE':
        return this.builder.postAnte(seat, amount, this.line);
      case 'BRING_IN':
        this.bringIn = amount;
        return this.builder.act(seat, 'bring-in', { added: amount }, false, this.line);
      case 'CALL':
        return this.builder.act(seat, 'call', { added: amount }, false, this.line);
      case 'BET':
      case 'COMPLETE':
      case 'RAISE':
        this.noteSize(amount, false);
        return this.builder.act(seat, 'raise', { to: amount }, false, this.line);
      case 'ALL_IN':
        return this.allInOf(seat, amount);
      case 'FOLD':
      case 'CHECK':
        return this.builder.act(seat, type === 'FOLD' ? 'fold' : 'check', null, false, this.line);
      case 'MUCK':
        return this.builder.muck(seat, this.line);
      default:
        if (amount > 0)
          this.complain(
            `An event of type ${type} moves chips, but is not known.`,
            'ANTE, BRING_IN, CALL, BET, COMPLETE, RAISE or ALL_IN',
          );
    }
  }

  /** An all-in is told as what is added, or as the total of the street: it is what the player has left. */
  private allInOf(seat: Seat, amount: Chips): void {
    const { bet, total } = this.builder.staked(seat);
    const left = (this.stacks.get(seat) ?? 0) - total;
    const added = amount === bet + left ? left : amount;
    if (bet + added > this.builder.level()) this.noteSize(bet + added, true);
    this.allIn(seat, added);
  }

  private dealt({ attributes }: Element): void {
    const { type = '', cards: told = '', player } = attributes;
    if (player === undefined || this.builder.street === null) return;
    const seat = Number(player) + 1;
    if (!this.stacks.has(seat)) return;
    const cards = this.cards(told.replaceAll(',', ' '));
    if (type === 'HOLE') this.hero ??= seat;
    if (type === 'SHOWN' || type === 'MUCKED') {
      // A hand may be shown before the board is complete.
      if (cards.length >= 6 && type === 'SHOWN') this.builder.show(seat, cards, this.line);
      else this.builder.reveal(seat, cards, this.line);
      return;
    }
    // All cards so far, those of a folded player as he had them.
    cards.forEach((card, place) => {
      this.builder.card(seat, place, card, this.line);
    });
  }

  private winner({ attributes }: Element): void {
    const { amount = '0', player, potnumber = '1', pottype = '', uncalled } = attributes;
    this.ended = true;
    if (player === undefined) return;
    const seat = Number(player) + 1;
    if (uncalled === 'true') {
      this.returns = true;
      return this.builder.giveBack(seat, this.amount(amount), this.line);
    }
    const half: Half | null = pottype === 'h' ? 'high' : pottype === 'l' ? 'low' : null;
    this.won(seat, this.amount(amount), Math.max(0, Number(potnumber) - 1), half);
  }
}
