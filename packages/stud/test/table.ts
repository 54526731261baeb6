/**
 * A small language for tests that read like hands:
 *
 *     table('six-max').stakes('1/2/4/8').seats('A 100, B 100, C 100')
 *       .doors('A 2c, B Kd, C 9h').acts('A brings in, B folds, C completes to 4')
 *
 * Seats are letters: A is seat 1. Cards that a test does not name are taken from the rest of the deck, high
 * cards first, so that nothing a test says depends on them.
 */
import { type Card, fullDeck, parseCards } from '@doorcard/cards';
import {
  type Action,
  type Axes,
  type Chips,
  type Command,
  customHouse,
  type Game,
  type Hand,
  type HandEvent,
  type HandSetup,
  type House,
  houseById,
  next,
  type Option,
  options,
  parseStakes,
  play,
  pots,
  printOption,
  type Refusal,
  replay,
  type SeatSetup,
  type Slot,
  startHand,
} from '../src/index.ts';

const seatOf = (letter: string): number => letter.charCodeAt(0) - 64;
const letterOf = (seat: number): string => String.fromCharCode(64 + seat);

/** Splits `A 2c, B Kd` into pairs of a seat and the rest. */
function each(text: string): [seat: number, rest: string][] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => [seatOf(part.charAt(0)), part.slice(1).trim()]);
}

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

export function house(id: string, axes: Partial<Axes> = {}): House {
  const base = houseById(id);
  if (!base.ok) throw new Error(base.fault.message);
  if (Object.keys(axes).length === 0) return base.value;
  const custom = customHouse(base.value, { id: 'refined', title: 'Refined', axes });
  if (!custom.ok) throw new Error(custom.fault.message);
  return custom.value;
}

export function table(houseId: string, axes: Partial<Axes> = {}): Table {
  return new Table(house(houseId, axes));
}

export class Table {
  #setup: { -readonly [K in keyof HandSetup]: HandSetup[K] };
  /** What each seat's cards are, in dealt order, where a test has said. */
  readonly #known = new Map<number, Card[]>();
  #community: Card | null = null;
  #hand: Hand | null = null;
  readonly events: HandEvent[] = [];

  constructor(house: House) {
    this.#setup = {
      game: 'stud-high',
      house,
      stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
      kind: 'tournament',
      dealer: 0,
      seats: [],
    };
  }

  game(game: Game): this {
    this.#setup.game = game;
    return this;
  }

  stakes(text: string): this {
    const stakes = parseStakes(text);
    if (!stakes.ok) throw new Error(stakes.fault.message);
    this.#setup.stakes = stakes.value;
    return this;
  }

  /** `A 100, B 60`: who sits with what. */
  seats(text: string): this {
    this.#setup.seats = each(text).map(([seat, stack]): SeatSetup => ({ seat, stack: Number(stack) }));
    return this;
  }

  dealer(letter: string): this {
    this.#setup.dealer = seatOf(letter);
    return this;
  }

  rake(perMille: number, cap: Chips): this {
    this.#setup.rake = { perMille, cap };
    return this;
  }

  /** `A AcKc2d, B …`: cards in dealt order, two down, then up; `..` stands for a card that does not matter. */
  holds(text: string): this {
    for (const [seat, held] of each(text)) {
      const list: Card[] = [];
      held.match(/../g)?.forEach((pair, place) => {
        if (pair !== '..') list[place] = cards(pair)[0]!;
      });
      this.#known.set(seat, list);
    }
    return this;
  }

  /** `A 2c, B Kd`: the up cards in dealt order, the door card first. */
  shows(text: string): this {
    return this.holds(
      each(text)
        .map(([seat, up]) => `${letterOf(seat)} ....${up}`)
        .join(','),
    );
  }

  community(card: string): this {
    this.#community = cards(card)[0]!;
    return this;
  }

  get setup(): HandSetup {
    return this.#setup;
  }

  get hand(): Hand {
    if (this.#hand === null) {
      const started = startHand(this.#setup);
      if (!started.ok) throw new Error(started.fault.message);
      this.events.push(...started.value);
      this.#hand = replay(started.value);
      this.#dealAll();
    }
    return this.#hand;
  }

  /** Acts in words, one a comma: `A brings in, B folds, C completes, A raises to 8, B calls, A checks, A shows`. */
  acts(text: string): this {
    for (const [seat, words] of each(text)) {
      const refused = this.tries(`${letterOf(seat)} ${words}`);
      if (refused !== null) throw new Error(`${letterOf(seat)} ${words}: ${refused.message}`);
    }
    return this;
  }

  /** One act; the refusal when it was refused, null when it happened. */
  tries(text: string): Refusal | null {
    const [[seat, words]] = each(text) as [[number, string]];
    const played = play(this.hand, commandOf(seat, words));
    if (!played.ok) return played.fault;
    this.#hand = played.value.hand;
    this.events.push(...played.value.events);
    this.#dealAll();
    return null;
  }

  /** Everybody who is asked checks or calls, until the street is over. */
  checksAround(): this {
    const street = this.hand.street;
    while (this.hand.street === street && (this.hand.phase === 'betting' || this.hand.phase === 'bring-in')) {
      const action = options(this.hand).find(option =>
        ['check', 'call', 'bring-in'].includes(option.action),
      )!.action;
      this.acts(`${this.turn} ${action === 'bring-in' ? 'brings in' : `${action}s`}`);
    }
    return this;
  }

  /** Everybody checks or calls, then shows, to the end of the hand. */
  runsOut(): this {
    while (this.hand.phase !== 'ended') {
      if (this.hand.phase === 'betting' || this.hand.phase === 'bring-in') this.checksAround();
      else this.acts(`${this.turn} shows`);
    }
    return this;
  }

  /** Whose turn it is, as a letter, or `-`. */
  get turn(): string {
    return this.hand.turn === null ? '-' : letterOf(this.hand.turn);
  }

  /** What the player to act may do, in words. */
  get options(): string[] {
    return options(this.hand).map((option: Option) => printOption(option));
  }

  /** `A 100, B 60`: the stacks now. */
  get stacks(): string {
    return this.hand.players.map(player => `${letterOf(player.seat)} ${player.stack}`).join(', ');
  }

  /** `main 45 ABC, side 40 BC`. */
  get pots(): string {
    return pots(this.hand)
      .map(
        (pot, index) =>
          `${index === 0 ? 'main' : 'side'} ${pot.amount} ${pot.eligible.map(letterOf).join('')}`,
      )
      .join(', ');
  }

  /** `A 60 all, B 40 high`. */
  get awards(): string {
    return this.hand.awards.map(award => `${letterOf(award.seat)} ${award.amount} ${award.half}`).join(', ');
  }

  /** Events of one type, in order. */
  of<T extends HandEvent['type']>(type: T): Extract<HandEvent, { type: T }>[] {
    void this.hand;
    return this.events.filter((event): event is Extract<HandEvent, { type: T }> => event.type === type);
  }

  #dealAll(): void {
    for (;;) {
      const due = next(this.#hand!);
      if (due.type !== 'deal') return;
      const played = play(this.#hand!, { type: 'deal', cards: this.#cardsFor(due.slots) });
      if (!played.ok) throw new Error(played.fault.message);
      this.#hand = played.value.hand;
      this.events.push(...played.value.events);
    }
  }

  #cardsFor(slots: readonly Slot[]): Card[] {
    const taken = new Set<Card>();
    for (const list of this.#known.values()) for (const card of list) if (card !== undefined) taken.add(card);
    for (const player of this.#hand!.players) for (const card of player.cards) taken.add(card as Card);
    for (const card of this.#hand!.burned) taken.add(card as Card);
    if (this.#community !== null) taken.add(this.#community);
    const rest = fullDeck().filter(card => !taken.has(card));
    const counts = new Map(this.#hand!.players.map(player => [player.seat, player.cards.length]));
    return slots.map(slot => {
      if (slot.to === 'community' && this.#community !== null) return this.#community;
      if (slot.to !== 'seat') return rest.pop()!;
      const place = counts.get(slot.seat)!;
      counts.set(slot.seat, place + 1);
      return this.#known.get(slot.seat)?.[place] ?? rest.pop()!;
    });
  }
}

function commandOf(seat: number, words: string): Command {
  if (words === 'shows') return { type: 'show', seat };
  if (words === 'mucks') return { type: 'muck', seat };
  if (words === 'times out') return { type: 'time-out', seat };
  const match = /^(folds|checks|calls|brings in|completes|bets|raises)(?: to)?(?: (\d+))?$/.exec(words);
  if (match === null) throw new Error(`"${words}" is not in the test language`);
  const action = ACTIONS[match[1]!]!;
  const to = match[2] === undefined ? undefined : Number(match[2]);
  if (to === undefined || action === 'call') return { type: 'act', seat, action: { action } as Action };
  return { type: 'act', seat, action: { action, to } as Action };
}

const ACTIONS: Record<string, Action['action']> = {
  folds: 'fold',
  checks: 'check',
  calls: 'call',
  'brings in': 'bring-in',
  completes: 'complete',
  bets: 'bet',
  raises: 'raise',
};
