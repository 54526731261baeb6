/**
 * The vocabulary of the game. Everything else in this package reads in these names.
 */
import type { Card } from '@doorcard/cards';

/** The three games (Rulebook §1). */
export const GAMES = ['stud-high', 'stud-hi-lo', 'razz'] as const;
export type Game = (typeof GAMES)[number];

/** A whole number of the smallest chip. Never a fraction, never negative. */
export type Chips = number;

/** A seat's number, 1 to 8, clockwise round the table. */
export type Seat = number;

/** The streets, by the number of cards each player has on them. */
export const STREETS = [3, 4, 5, 6, 7] as const;
export type Street = (typeof STREETS)[number];

/** Which part of a pot an award is: the whole of a pot that is not split, or one half of a hi/lo pot. */
export type Half = 'all' | 'high' | 'low';

/** `ante / bring-in / small bet / big bet` in chips (Rulebook §2). */
export interface Stakes {
  /** What every player dealt in posts; 0 where the game has none. */
  readonly ante: Chips;
  /** The forced opening bet of 3rd street. */
  readonly bringIn: Chips;
  /** The bet of 3rd and 4th street. */
  readonly smallBet: Chips;
  /** The bet of 5th, 6th and 7th street. */
  readonly bigBet: Chips;
}

/** A rake: per mille of each pot, rounded down, capped over the hand, none before 4th street is dealt. */
export interface RakeRule {
  readonly perMille: number;
  readonly cap: Chips;
}

/** What a history says was taken, pot by pot, main pot first: for hands that another room dealt. */
export interface RakeTold {
  readonly perPot: readonly Chips[];
}

export type Rake = RakeRule | RakeTold;

/** One player of a hand before it starts. */
export interface SeatSetup {
  readonly seat: Seat;
  /** Chips in front of him before the ante; at least 1. */
  readonly stack: Chips;
  /** His own ante where it differs from the stake's (histories only). */
  readonly ante?: Chips;
}

/** Everything a hand is made of before the first chip moves. */
export interface HandSetup {
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly kind: 'cash' | 'tournament';
  /** The seat of the dealer position; 0 is the fixed position before seat 1. Need not be an occupied seat. */
  readonly dealer: Seat;
  /** Those dealt in, 2 to 8, in ascending order of seat. */
  readonly seats: readonly SeatSetup[];
  readonly rake?: Rake;
}

/** A room's way of playing: one value on every axis on which card rooms disagree (Rulebook §10). Data, no code. */
export interface House {
  readonly id: string;
  /** A short title for people, in English. */
  readonly title: string;
  readonly axes: Axes;
}

/** The axes. Each is explained in words by `describeHouse`. */
export interface Axes {
  /** Most players at a table. */
  readonly seats: number;
  /** Does the dealer position stay before seat 1, or move one occupied seat clockwise each hand? */
  readonly dealer: 'fixed' | 'rotating';
  /** Equal lowest door cards (§3.4). */
  readonly bringInTie: 'suit' | 'nearest-dealer';
  /** Equal best exposed hands (§4). */
  readonly openerTie: 'suit' | 'nearest-dealer';
  /** The big bet on 4th street when a pair shows; stud-high only (§4). */
  readonly openPair: 'none' | 'anyone' | 'pair-holder';
  /** Raises after the first full bet of a round (§4). */
  readonly raiseCap: number;
  readonly headsUpCap: 'capped' | 'uncapped-from-start' | 'uncapped';
  /** Is a card burned before each of 4th to 7th? */
  readonly burn: boolean;
  /** Running out of cards on 7th (§5). */
  readonly shortDeck: 'community' | 'reshuffle-burns';
  readonly shortDeckNeeds: 'live' | 'live-plus-two';
  /** Who shows first when 7th was checked through (§7). */
  readonly showFirst: 'first-to-act' | 'seat-order';
  /** Who gets the odd chips among tied hands (§8). */
  readonly oddChip: 'suit-five' | 'suit-seven' | 'position';
  /** May he to whom the bring-in has passed fold instead? (§3) */
  readonly bringInPasses: 'must-post' | 'may-fold';
  /** What bring-in a table may have: a fifth to a half of the small bet, or exactly half (§2). */
  readonly bringInSize: 'fifth-to-half' | 'half';
  /** Does an all-in of half a bet reopen the betting, only a full one, or one not below the largest raise? (§4) */
  readonly shortAllIn: 'half-bet' | 'half-over-bring-in' | 'full-bet' | 'largest-raise';
  /** Is folding legal when there is no bet to face? (§4) */
  readonly freeFold: boolean;
  /** Out of time: check or fold, or all-in for what is in the pot (§9). */
  readonly timeout: 'check-fold' | 'all-in';
  /** Seconds to act. */
  readonly clock: number;
  /** Seconds of time bank a player starts with; 0 for none. */
  readonly timeBank: number;
  readonly buyIn: 'range' | 'fixed';
  /** Hands mucked at a showdown by players who called to the end: told to those who ask, or never (§7). */
  readonly disclosure: 'on-request' | 'never';
}

/** Why a player opens a street. */
export interface OpenerReason {
  /** By door card (3rd) or by exposed hand (4th to 7th); `told` when the cards are not known and a history says so. */
  readonly by: 'door-card' | 'board' | 'told';
  /** The tie rule that had to decide, or null when the card or hand alone did. */
  readonly tie: 'suit' | 'nearest-dealer' | null;
  /** The seat whose card or board it was, when he has no chips and the action passed clockwise; else null. */
  readonly passedFrom: Seat | null;
}

/** A card in an event or a view: null when it is not for these eyes, or not known. */
export type MaybeCard = Card | null;

/** What happened in a hand. The events of a hand, folded by `evolve`, are the hand. */
export type HandEvent =
  | { readonly type: 'hand-started'; readonly setup: HandSetup }
  | { readonly type: 'ante-posted'; readonly seat: Seat; readonly amount: Chips; readonly allIn: boolean }
  | { readonly type: 'card-burned'; readonly card: MaybeCard }
  /** Stub and burned cards have been shuffled together: from now on those burned may be dealt again. */
  | { readonly type: 'reshuffled' }
  | { readonly type: 'card-dealt'; readonly seat: Seat; readonly up: boolean; readonly card: MaybeCard }
  | { readonly type: 'community-dealt'; readonly card: MaybeCard }
  /** All cards of the street are out. `opener` is who acts first (on 3rd: who brings in); null: no betting. */
  | {
      readonly type: 'street-started';
      readonly street: Street;
      readonly opener: Seat | null;
      readonly reason: OpenerReason | null;
    }
  | { readonly type: 'bring-in-posted'; readonly seat: Seat; readonly amount: Chips; readonly allIn: boolean }
  /** The first full bet of 3rd street, or a short all-in made up to the full amount. */
  | Wager<'completed'>
  | Wager<'bet'>
  | Wager<'raised'>
  | { readonly type: 'called'; readonly seat: Seat; readonly amount: Chips; readonly allIn: boolean }
  | { readonly type: 'checked'; readonly seat: Seat }
  | { readonly type: 'folded'; readonly seat: Seat }
  /** The clock ran out. What followed is told by the next event; `protected`: he is all-in for what he has put in. */
  | { readonly type: 'timed-out'; readonly seat: Seat; readonly protected: boolean }
  /** The part of a wager (or ante) that nobody matched comes back. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly amount: Chips }
  /** A hand turned up; all its cards in dealt order. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly MaybeCard[] }
  /** A hand thrown away unseen at its turn to show, or not shown by a player who won without a showdown. */
  | { readonly type: 'mucked'; readonly seat: Seat }
  /** Pots are numbered from 0, the main pot. */
  | { readonly type: 'rake-taken'; readonly pot: number; readonly amount: Chips }
  | {
      readonly type: 'awarded';
      readonly pot: number;
      readonly seat: Seat;
      readonly amount: Chips;
      readonly half: Half;
    }
  | { readonly type: 'hand-ended' };

/** A bet of any name: `amount` is what the player adds now, `to` his total on this street after it. */
export interface Wager<T extends string> {
  readonly type: T;
  readonly seat: Seat;
  readonly amount: Chips;
  readonly to: Chips;
  readonly allIn: boolean;
}

/** Something a player may do, with its amounts. The only source of legality there is. */
export type Option =
  | { readonly action: 'fold' }
  | { readonly action: 'check' }
  | { readonly action: 'call'; readonly amount: Chips; readonly allIn?: true }
  | WagerOption;

/** A wager a player may make: `amount` is what he adds now, `to` his total on this street after it. */
export interface WagerOption {
  readonly action: 'bring-in' | 'complete' | 'bet' | 'raise';
  readonly amount: Chips;
  readonly to: Chips;
  readonly allIn?: true;
}

/** What a player does. `to` may be left out where only one size is legal. */
export type Action =
  | { readonly action: 'fold' | 'check' | 'call' | 'bring-in' }
  | { readonly action: 'complete' | 'bet' | 'raise'; readonly to?: Chips };

/** What a hand can be told to do next. */
export type Command =
  /** The cards the hand needs now, in the order of `next(hand).slots`; null for a card that is not known. */
  | {
      readonly type: 'deal';
      readonly cards: readonly MaybeCard[];
      /** Who opens the street, heeded only when up cards are unknown (histories). */
      readonly opener?: Seat;
    }
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'time-out'; readonly seat: Seat }
  | { readonly type: 'show'; readonly seat: Seat }
  | { readonly type: 'muck'; readonly seat: Seat }
  /** Who got what, heeded only when unknown cards keep the rules from deciding (histories). */
  | { readonly type: 'settle'; readonly awards: readonly Award[] };

/** A share of a pot. */
export interface Award {
  readonly pot: number;
  readonly seat: Seat;
  readonly amount: Chips;
  readonly half: Half;
}

/** A place a card goes to. */
export type Slot =
  | { readonly to: 'seat'; readonly seat: Seat; readonly up: boolean }
  | { readonly to: 'burn' }
  | { readonly to: 'community' };

/** What a hand waits for. */
export type Next =
  /** Cards, one a slot, in this order. `reshuffle`: shuffle stub and burned cards together first. */
  | {
      readonly type: 'deal';
      readonly street: Street;
      readonly slots: readonly Slot[];
      readonly reshuffle: boolean;
    }
  /** A player's action; `options(hand)` says which. */
  | { readonly type: 'act'; readonly seat: Seat }
  /** A player's choice to show or muck: at his turn in a showdown, or after winning without one. */
  | { readonly type: 'show-or-muck'; readonly seat: Seat }
  /** Unknown cards: only a history can say who won. */
  | { readonly type: 'settle' }
  | { readonly type: 'ended' };

/** Why a command was not obeyed. The hand has not changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence that says what was wrong and what would be right. */
  readonly message: string;
  /** What the player to act may do, when it is somebody's turn. */
  readonly options?: readonly Option[];
}

export const REFUSAL_CODES = [
  'hand-over',
  'not-your-turn',
  'illegal-action',
  'illegal-amount',
  'not-dealing',
  'wrong-number-of-cards',
  'duplicate-card',
  'opener-unknown',
  'not-showing',
  'must-show',
  'not-settling',
  'awards-do-not-balance',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A pot with those who can win it, main pot first. */
export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
}

/** One player of a hand in progress. */
export interface PlayerState {
  readonly seat: Seat;
  readonly stack: Chips;
  /** Chips put in on this street; the ante does not count. */
  readonly bet: Chips;
  /** Chips put in during this hand, ante included, returned chips not. */
  readonly total: Chips;
  /** In dealt order; cards 3 to 6 (index 2 to 5) are up. */
  readonly cards: readonly MaybeCard[];
  readonly folded: boolean;
  /** Ran out of time where that means all-in: acts no more, plays for what he has put in. */
  readonly protected: boolean;
  /** Has acted on this street since the last full bet. */
  readonly acted: boolean;
  readonly showdown: 'shown' | 'mucked' | null;
}

/** A hand in progress: nothing but its events, folded. Read it; change it only through `evolve`. */
export interface Hand {
  readonly setup: HandSetup;
  /** In ascending order of seat, which is clockwise. */
  readonly players: readonly PlayerState[];
  /** The street whose cards are out; null before 3rd. */
  readonly street: Street | null;
  /**
   * `deal`: cards are due. `bring-in`, `betting`: a player must act. `showdown`: a player must show or may muck.
   * `won`: all others folded, the winner may show. `settle`: every hand is shown or mucked, the pots are due.
   */
  readonly phase: 'deal' | 'bring-in' | 'betting' | 'showdown' | 'won' | 'settle' | 'ended';
  /** Who must act or show now; null when nobody. */
  readonly turn: Seat | null;
  /** Counts the decisions asked of players so far: a late command that names an old number is stale. */
  readonly decision: number;
  /** What a player must have in on this street to stay; a short bring-in counts as the full one. */
  readonly level: Chips;
  /** The last full bet of this street, to which the next raise adds; 0 before there is one. */
  readonly fullLevel: Chips;
  /** The largest amount by which a wager has raised the level on this street. */
  readonly largestRaise: Chips;
  /** Full bets so far on this street: the first one and its raises; the bring-in is none. */
  readonly fullBets: number;
  /** The big bet has been bet or raised on 4th street with an open pair. */
  readonly bigBetMade: boolean;
  /** The cap was reached while more than two were in. */
  readonly capReached: boolean;
  /** Players who had not folded when the street started. */
  readonly liveAtStart: number;
  /** Who opened this street; null where there was no betting. */
  readonly opener: Seat | null;
  readonly openerReason: OpenerReason | null;
  /** Who bet or raised last on this street. */
  readonly aggressor: Seat | null;
  /** Who posted the bring-in. */
  readonly broughtIn: Seat | null;
  readonly community: MaybeCard;
  readonly communityDealt: boolean;
  readonly burned: readonly MaybeCard[];
  /** Cards that have left the deck, burned ones included. */
  readonly used: number;
  /** Awards and rake so far. */
  readonly awards: readonly Award[];
  readonly rake: Chips;
}

/** Whose eyes: a seat at the table, or everybody else. */
export type Viewer = Seat | 'rail';
