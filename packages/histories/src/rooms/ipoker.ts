import type { Chips, Game, MaybeCard, Seat, Street } from '@doorcard/stud';
import { hasDecimals } from '../amount.ts';
import { guarded } from '../reader.ts';
import type { HandRecord, Reader } from '../record.ts';
import { splitAt } from '../splitter.ts';
import { LineReading } from './line-reading.ts';
import { type Element, headText, readElements } from './xml.ts';

const HAND = /<game gamecode="(\d+)"/;

/** Reads the XML sessions of the iPoker network. */
export const ipokerReader: Reader = {
  format: 'ipoker',
  title: 'iPoker',
  detect: text => /<session\b[^>]*sessioncode=/.test(text) || (HAND.test(text) && /<round no=/.test(text)),
  splitter: () => splitAt(line => HAND.test(line)),
  read: hand =>
    guarded(
      hand,
      raw => HAND.exec(raw.lines[0] ?? '')?.[1] ?? null,
      raw => new IpokerReading(raw).read(),
    ),
};

/** What the numbers of its actions mean. */
const ACTIONS: {
  readonly [N: string]: 'fold' | 'check' | 'call' | 'wager' | 'all-in' | 'ante' | 'bring-in' | undefined;
} = {
  0: 'fold',
  3: 'call',
  4: 'check',
  5: 'wager',
  6: 'wager',
  7: 'all-in',
  15: 'ante',
  16: 'bring-in',
  23: 'wager',
};

const STREETS: { readonly [T: string]: Street } = {
  'Third Street': 3,
  'Fourth Street': 4,
  'Fifth Street': 5,
  'Sixth Street': 6,
  River: 7,
  'Seventh Street': 7,
};

class IpokerReading extends LineReading {
  private bringIn: Chips | null = null;

  read(): HandRecord {
    const { head } = this.hand;
    const elements = readElements(this.hand, 'game');
    const id = elements[0]?.attributes.gamecode ?? '';
    const name = headText(head, 'gametype') ?? '';
    const game = this.gameOf(name, id);
    const limits = /([\d.,]+)\D*\/\D*([\d.,]+)\s*$/.exec(name);
    const players = elements.filter(element => element.name === 'player');
    const kind: HandRecord['kind'] = /<tournamentname>|<tournamentcode>/.test(head.join('\n'))
      ? 'tournament'
      : 'cash';
    const money = [
      ...players.flatMap(player => [player.attributes.chips, player.attributes.win, player.attributes.bet]),
      limits?.[1],
    ];
    this.decimals = money.some(amount => amount !== undefined && hasDecimals(amount)) ? 2 : 0;
    for (const player of players) {
      this.line = player.line;
      const { seat, name: nick, chips } = player.attributes;
      if (seat === undefined || nick === undefined || chips === undefined)
        this.complain('A player without a seat, a name or chips.', '<player seat="1" name="…" chips="…"/>');
      this.sit(Number(seat), nick!, this.amount(chips!));
    }
    this.play(elements);
    for (const player of players) {
      const won = this.amount(player.attributes.win ?? '0');
      this.line = player.line;
      if (won > 0) this.won(this.seatOf(player.attributes.name!), won, null, null);
    }
    const nickname = headText(head, 'nickname');
    const smallBet = limits === null ? this.inferSmallBet(this.bringIn) : this.amount(limits[1]!);
    return this.builder.build(
      {
        format: 'ipoker',
        id,
        game,
        kind,
        tournament:
          kind === 'tournament'
            ? (headText(head, 'tournamentcode') ?? headText(head, 'tournamentname'))
            : null,
        table: headText(head, 'tablename'),
        date: elements.find(element => element.name === 'startdate')?.text.trim() ?? null,
        currency:
          kind === 'tournament' ? null : (headText(head, 'tablecurrency') ?? headText(head, 'currency')),
        decimals: this.decimals,
        stakes: {
          ante: this.builder.ante,
          bringIn: this.bringIn,
          smallBet,
          bigBet: limits === null ? 2 * smallBet : this.amount(limits[2]!),
        },
        hero: nickname === null ? null : this.builder.seatOf(nickname),
        dealer: null,
      },
      this.claims({ total: null, rake: null, line: this.hand.line + this.hand.lines.length - 1 }),
    );
  }

  private gameOf(name: string, id: string): Game {
    const known = /^(?:7 Card Stud|Razz)/i.test(name) && !/\b(?:NL|PL)\b/.test(name);
    if (!known)
      this.unsupported(`Game ${id} is of "${name}".`, '7 Card Stud L, 7 Card Stud Hi-Lo L or Razz L');
    return /razz/i.test(name) ? 'razz' : /hi-?\/?lo/i.test(name) ? 'stud-hi-lo' : 'stud-high';
  }

  /** Rounds hold each player's cards and actions together: the order of actions is their number. */
  private play(elements: readonly Element[]): void {
    const rounds: Element[][] = [];
    for (const element of elements) {
      if (element.name === 'round') rounds.push([element]);
      else if (element.name === 'action' || element.name === 'cards') rounds.at(-1)?.push(element);
    }
    let acted = false;
    for (const [round, ...parts] of rounds) {
      const number = Number(round!.attributes.no);
      this.line = round!.line;
      if (number >= 2 && parts.length > 0) this.builder.startStreet((number + 1) as Street, this.line);
      for (const part of parts) if (part.name === 'cards') this.dealt(part);
      const actions = parts.filter(part => part.name === 'action');
      actions.sort((a, b) => Number(a.attributes.no) - Number(b.attributes.no));
      for (const action of actions) this.act(action);
      acted ||= actions.length > 0;
    }
    if (!acted || this.builder.street === null)
      this.complain('The hand stops before its cards.', '<round no="2"> with cards and actions');
  }

  private dealt(element: Element): void {
    this.line = element.line;
    const street = STREETS[element.attributes.type ?? ''];
    const player = element.attributes.player ?? '';
    if (street === undefined) {
      // A card for everybody has no player.
      const [card] = this.suitFirst(element.text);
      if (player === '' && card !== undefined) return this.builder.community(card);
      return void this.complain(
        `Cards of "${element.attributes.type}" are not of stud.`,
        'Third Street, …, River',
      );
    }
    const cards = this.suitFirst(element.text);
    if (player === '') return this.builder.community(cards[0] ?? null);
    const from = street === 3 ? 3 - cards.length : street - 1;
    cards.forEach((card, index) => {
      this.builder.card(this.seatOf(player), from + index, card, this.line);
    });
  }

  private suitFirst(text: string): MaybeCard[] {
    const words = text
      .trim()
      .split(/\s+/)
      .filter(word => word !== '');
    return words.map(word =>
      this.card(word.length < 2 ? word : word.slice(1) + word.charAt(0).toLowerCase()),
    );
  }

  private act(element: Element): void {
    this.line = element.line;
    const { player = '', type = '', sum = '0' } = element.attributes;
    const seat = this.seatOf(player);
    const amount = this.amount(sum);
    switch (ACTIONS[type]) {
      case 'ante':
        return this.builder.postAnte(seat, amount, this.line);
      case 'bring-in':
        this.bringIn = Math.max(this.bringIn ?? 0, amount);
        return this.builder.act(seat, 'bring-in', { added: amount }, false, this.line);
      case 'call':
        return this.builder.act(seat, 'call', { added: amount }, false, this.line);
      case 'wager':
        this.noteSize(amount, false);
        return this.builder.act(seat, 'raise', { to: amount }, false, this.line);
      case 'all-in':
        if (this.builder.street === null) return this.builder.postAnte(seat, amount, this.line);
        return this.allInOf(seat, amount);
      case 'fold':
      case 'check':
        return this.builder.act(seat, ACTIONS[type] as 'fold' | 'check', null, false, this.line);
      default:
        // Types that move no chips: showing, mucking, sitting out.
        if (amount > 0)
          this.complain(
            `An action of type ${type} moves chips, but is not known.`,
            'types 0, 3, 4, 5, 7, 15, 16 or 23',
          );
    }
  }

  private allInOf(seat: Seat, added: Chips): void {
    const to = this.builder.staked(seat).bet + added;
    if (to > this.builder.level()) this.noteSize(to, true);
    this.allIn(seat, added);
  }
}
