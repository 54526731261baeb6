import { printCard } from '@doorcard/cards';
import type { Chips, Half, MaybeCard, Seat, Street } from '@doorcard/stud';
import { Misread } from './reader.ts';
import type { ActStep, Claims, Collected, HandRecord, RecordSeat, Step } from './record.ts';
import { withOurSeats } from './renumber.ts';

/** How a room states a wager: what was added, the total on this street, or the total of the whole hand. */
export type Told =
  | { readonly added: Chips }
  | { readonly to: Chips }
  /** Everything put in during the hand, the ante included. */
  | { readonly whole: Chips };

interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly stack: Chips;
  ante: Chips;
  bet: Chips;
  total: Chips;
  folded: boolean;
  /** By position in dealt order; undefined where nothing is known. */
  cards: MaybeCard[];
  /** How many cards he was dealt. */
  dealt: number;
  dealtIn: boolean;
}

const NOTHING = { bet: 0, total: 0 };

/** What is not told by the builder's own calls. */
export type Frame = Omit<HandRecord, 'seats' | 'steps' | 'claims' | 'community' | 'burned' | 'complete'> & {
  readonly complete?: boolean;
};

/**
 * Puts a record together from what a reader finds, line by line: keeps each player's bets, so that amounts
 * may come as a room prints them, and what is known of his cards. Contradictions are thrown as `Misread`.
 */
export class RecordBuilder {
  /** By seat; empty where nobody sits. */
  private readonly bySeat: (Player | undefined)[] = [];
  private readonly players: Player[] = [];
  private readonly byName = new Map<string, Player>();
  private readonly steps: Step[] = [];
  private readonly returned: { seat: Seat; amount: Chips; line: number }[] = [];
  private readonly collected: Collected[] = [];
  private street_: Street | null = null;
  private community_: MaybeCard = null;
  private hasCommunity = false;
  private wagers = 0;
  /** The largest ante posted so far. */
  ante: Chips = 0;

  /** A seat of the table with its stack before the hand. He is dealt in once he posts, acts or gets a card. */
  seat(seat: Seat, name: string, stack: Chips, line: number): void {
    if (this.bySeat[seat] !== undefined)
      throw new Misread(line, `Seat ${seat} is listed twice.`, 'each seat once');
    if (this.byName.has(name)) throw new Misread(line, `"${name}" sits twice.`, 'each player once');
    const player: Player = {
      seat,
      name,
      stack,
      ante: 0,
      bet: 0,
      total: 0,
      folded: false,
      cards: [],
      dealt: 0,
      dealtIn: false,
    };
    this.bySeat[seat] = player;
    this.players.push(player);
    this.byName.set(name, player);
  }

  /** The seat of a name, or null. */
  seatOf(name: string): Seat | null {
    return this.byName.get(name)?.seat ?? null;
  }

  /** The current street; null before 3rd. */
  get street(): Street | null {
    return this.street_;
  }

  /** What a seat has put in on this street (ante apart) and in the whole hand; nothing where nobody sits. */
  staked(seat: Seat): { readonly bet: Chips; readonly total: Chips } {
    return this.bySeat[seat] ?? NOTHING;
  }

  /** The most anybody has in on this street. */
  level(): Chips {
    let most = 0;
    for (const player of this.players) if (player.bet > most) most = player.bet;
    return most;
  }

  isFolded(seat: Seat): boolean {
    return this.bySeat[seat]?.folded ?? false;
  }

  postAnte(seat: Seat, amount: Chips, line: number): void {
    const player = this.player(seat, line);
    player.ante += amount;
    player.total += amount;
    player.dealtIn = true;
    if (player.ante > this.ante) this.ante = player.ante;
  }

  /** The cards of a street are out. */
  startStreet(street: Street, line: number): void {
    const due = this.street_ === null ? 3 : this.street_ + 1;
    if (street !== due) {
      throw new Misread(line, `Street ${street} comes where street ${due} is due.`, `street ${due}`);
    }
    this.street_ = street;
    this.wagers = 0;
    for (const player of this.players) {
      player.bet = 0;
      if (!player.folded) player.dealt = street;
    }
    this.steps.push({ type: 'street', street, line });
  }

  /** A card in a place of a player's dealt order (0 and 1 down, 2 the door card … 6 the last). */
  card(seat: Seat, place: number, card: MaybeCard, line: number): void {
    const player = this.player(seat, line);
    player.dealtIn = true;
    if (card === null) return;
    const known = player.cards[place] ?? null;
    if (known !== null && known !== card) {
      throw new Misread(
        line,
        `Card ${place + 1} of ${player.name} is ${printCard(card)} here, but ${printCard(known)} before.`,
        printCard(known),
      );
    }
    player.cards[place] = card;
  }

  /** A whole hand in whatever order: cards known already keep their place, the others fill the places left. */
  reveal(seat: Seat, cards: readonly MaybeCard[], line: number): void {
    const player = this.player(seat, line);
    const inOrder = cards.every((card, place) => {
      const known = player.cards[place] ?? null;
      return card === null || known === null || known === card;
    });
    const repeats = cards.some((card, place) => {
      const at = card === null ? -1 : player.cards.indexOf(card);
      return at >= 0 && at !== place;
    });
    if (inOrder && !repeats) {
      cards.forEach((card, place) => {
        this.card(seat, place, card, line);
      });
      return;
    }
    const fresh = cards.filter(card => card !== null && !player.cards.includes(card));
    let place = 0;
    for (const card of fresh) {
      while (place < 7 && (player.cards[place] ?? null) !== null) place++;
      if (place >= 7) {
        const message = `${player.name} shows ${printCard(card!)}, which does not go with the cards dealt to him.`;
        throw new Misread(line, message, 'the cards he was dealt');
      }
      player.cards[place] = card!;
    }
  }

  community(card: MaybeCard): void {
    this.community_ = card;
    this.hasCommunity = true;
  }

  /**
   * What a player does. Rooms have their own words for wagers: here the first on 3rd street is named a
   * completion, the first on another street a bet, the others raises; a wager that takes all is an all-in.
   */
  act(seat: Seat, action: ActStep['action'], told: Told | null, allIn: boolean, line: number): void {
    const player = this.player(seat, line);
    if (this.street_ === null)
      throw new Misread(line, 'A bet comes before 3rd street.', 'the cards of 3rd street');
    const amount = told === null ? 0 : addedBy(told, player);
    if (amount < 0 || (told !== null && amount === 0)) {
      const message = `${player.name} has ${player.bet} in on this street already, so this adds ${amount}.`;
      throw new Misread(line, message, 'an amount that adds chips');
    }
    player.dealtIn = true;
    player.bet += amount;
    player.total += amount;
    if (action === 'fold') player.folded = true;
    const name = isWager(action) ? this.wagerName() : action;
    if (isWager(action)) this.wagers++;
    const all = allIn || (amount > 0 && player.total === player.stack);
    this.steps.push({ type: 'act', seat, action: name, amount, to: player.bet, allIn: all, line });
  }

  /** An uncalled bet that the room prints. */
  giveBack(seat: Seat, amount: Chips, line: number): void {
    this.player(seat, line);
    this.returned.push({ seat, amount, line });
  }

  /** A hand turned up; `words` is the room's name for it. */
  show(seat: Seat, cards: readonly MaybeCard[], line: number, words?: string): void {
    this.reveal(seat, cards, line);
    this.steps.push({ type: 'show', seat, cards, ...(words === undefined ? {} : { words }), line });
  }

  protect(seat: Seat, line: number): void {
    this.player(seat, line);
    this.steps.push({ type: 'protect', seat, line });
  }

  muck(seat: Seat, line: number): void {
    this.player(seat, line);
    this.steps.push({ type: 'muck', seat, line });
  }

  collect(seat: Seat, amount: Chips, pot: number | null, half: Half | null, line: number): void {
    this.player(seat, line);
    this.collected.push({ seat, amount, pot, half, line });
  }

  /** What a seat has collected so far. */
  won(seat: Seat): Chips {
    let sum = 0;
    for (const share of this.collected) if (share.seat === seat) sum += share.amount;
    return sum;
  }

  /** The record: everything told so far, and what the reader alone knows. */
  build(
    frame: Frame,
    claims: Omit<Claims, 'returned' | 'collected' | 'finishing'> & {
      readonly finishing?: ReadonlyMap<Seat, Chips>;
    },
  ): HandRecord {
    const { finishing, ...others } = claims;
    const players = this.players.filter(player => player.dealtIn).sort((a, b) => a.seat - b.seat);
    if (players.length < this.players.length) this.checkDealtIn();
    return withOurSeats({
      ...frame,
      // A hero who sat the hand out is nobody's eyes in it.
      hero: players.some(({ seat }) => seat === frame.hero) ? frame.hero : null,
      complete: frame.complete ?? true,
      community: this.community_,
      burned: [],
      seats: players.map(player => this.seatRecord(player)),
      steps: this.steps,
      claims: {
        ...others,
        returned: this.returned,
        collected: this.collected,
        finishing: finishing === undefined ? [] : players.map(({ seat }) => finishing.get(seat) ?? null),
      },
    });
  }

  /** Nobody acts, shows or wins who was not dealt in. */
  private checkDealtIn(): void {
    for (const { seat, line } of [...this.returned, ...this.collected, ...this.steps.filter(hasSeat)]) {
      const player = this.bySeat[seat]!;
      if (!player.dealtIn)
        throw new Misread(line, `${player.name} is not in this hand.`, 'a player who was dealt in');
    }
  }

  private wagerName(): ActStep['action'] {
    if (this.wagers > 0) return 'raise';
    return this.street_ === 3 ? 'complete' : 'bet';
  }

  private seatRecord({ seat, name, stack, ante, cards, dealt }: Player): RecordSeat {
    const count = this.hasCommunity ? Math.min(dealt, 6) : dealt;
    const list: MaybeCard[] = [];
    for (let place = 0; place < count; place++) list.push(cards[place] ?? null);
    return { seat, name, stack, ante, cards: list };
  }

  private player(seat: Seat, line: number): Player {
    const player = this.bySeat[seat];
    if (player === undefined) {
      throw new Misread(line, `Nobody sits in seat ${seat}.`, 'a seat listed at the start of the hand');
    }
    return player;
  }
}

function hasSeat(step: Step): step is Exclude<Step, { type: 'street' }> {
  return step.type !== 'street';
}

function isWager(action: ActStep['action']): boolean {
  return action === 'complete' || action === 'bet' || action === 'raise';
}

function addedBy(told: Told, player: Player): Chips {
  if ('added' in told) return told.added;
  return 'to' in told ? told.to - player.bet : told.whole - player.total;
}
