/**
 * A hand as a history tells it: what every reader yields and every writer takes. It is not yet replayed by
 * the rules; `verify` does that, and turns it into the engine's own events.
 *
 * Amounts are whole numbers of the smallest unit (`decimals` says how many digits that is: $0.05 is 5 with
 * two). Seats are the engine's, 1 to 8, clockwise. What a room did not print is null, never guessed.
 */
import type { Result } from '@doorcard/cards';
import type { Axes, Chips, Game, Half, MaybeCard, Seat, Street } from '@doorcard/stud';

/** Where a hand was written: one reader each. */
export const FORMATS = [
  'phh',
  'json',
  'pokerstars',
  'fulltilt',
  'winamax',
  'partypoker',
  'ipoker',
  'bovada',
  'winning',
  'ongame',
  'everleaf',
  'absolute',
  'merge',
  'kingsclub',
] as const;
export type Format = (typeof FORMATS)[number];

export interface HandRecord {
  readonly format: Format;
  /** The hand's own number, as printed. */
  readonly id: string;
  readonly game: Game;
  readonly kind: 'cash' | 'tournament';
  readonly tournament: string | null;
  readonly table: string | null;
  /** As printed, trimmed: rooms tell time in a dozen ways and zones. */
  readonly date: string | null;
  /** `USD`, `EUR`, … or null where chips or play money are counted. */
  readonly currency: string | null;
  /** Digits after the point in the amounts' smallest unit: 0 for chips, 2 for cents. */
  readonly decimals: number;
  readonly stakes: ToldStakes;
  /** Those dealt in, in ascending order of seat. Seats listed that took no part are left out. */
  readonly seats: readonly RecordSeat[];
  /** Whose history it is: he whose down cards were printed as they were dealt. */
  readonly hero: Seat | null;
  /** The dealer position where printed (0: before seat 1). */
  readonly dealer: Seat | null;
  readonly community: MaybeCard;
  /** Burned cards in order, where a history knows of burns (our own, PHH); else empty. */
  readonly burned: readonly MaybeCard[];
  /** Bets, shows and mucks, in order. */
  readonly steps: readonly Step[];
  readonly claims: Claims;
  /** The seat of each player number, where a PHH counts its players in another order than by seat. */
  readonly order?: readonly Seat[];
  /** The house a PHH names in `_house`. */
  readonly house?: string;
  /** The axes of a house of its own, where `house` names none of ours. */
  readonly axes?: Partial<Axes>;
  /** What another engine allowed at each decision: the corpus' `_legal`. */
  readonly legal?: readonly string[];
  /** Fields of a PHH that do not bear on the play (author, event, city, other `_…`): kept for its writer. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** False where the history stops in mid-hand on purpose (a PHH of a position); a truncated text is a fault. */
  readonly complete: boolean;
}

/** What is printed of the stakes. Null where it is not printed and no action of the hand tells it. */
export interface ToldStakes {
  readonly ante: Chips;
  readonly bringIn: Chips | null;
  readonly smallBet: Chips;
  readonly bigBet: Chips;
}

export interface RecordSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Chips before the ante. */
  readonly stack: Chips;
  /** What he posted as an ante; 0 for none. */
  readonly ante: Chips;
  /**
   * His cards as far as anybody ever printed them, in dealt order: two down, four up, the last one down.
   * As long as the cards he got (3 for a fold on 3rd street); null for a card not known.
   */
  readonly cards: readonly MaybeCard[];
}

/** One thing that happened, with the line of the file (from 1) that tells it. */
export type Step =
  /** The cards of a street are out. Always there, also where nobody could bet. */
  | { readonly type: 'street'; readonly street: Street; readonly line: number }
  | ActStep
  /** A hand turned up: all its cards as printed, in the order printed; null for a card printed as hidden. */
  | {
      readonly type: 'show';
      readonly seat: Seat;
      readonly cards: readonly MaybeCard[];
      /** The hand in the room's words, where it names it: `a pair of Tens`. */
      readonly words?: string;
      readonly line: number;
    }
  /** His clock ran out where that means all-in for what he has put in (Rulebook §9): he acts no more. */
  | { readonly type: 'protect'; readonly seat: Seat; readonly line: number }
  | { readonly type: 'muck'; readonly seat: Seat; readonly line: number };

export interface ActStep {
  readonly type: 'act';
  readonly seat: Seat;
  /** The first wager of 3rd street is a completion, of others a bet, later ones raises, whatever the room says. */
  readonly action: 'fold' | 'check' | 'call' | 'bring-in' | 'complete' | 'bet' | 'raise';
  /** What he adds now; 0 for fold and check. */
  readonly amount: Chips;
  /** His total on this street after it, the ante not counted. */
  readonly to: Chips;
  /** The room said that he is all-in. */
  readonly allIn: boolean;
  readonly line: number;
}

/** What the room printed about money at the end: to be checked, never believed. Null or empty: not printed. */
export interface Claims {
  /** Every uncalled bet printed. */
  readonly returned: readonly { readonly seat: Seat; readonly amount: Chips; readonly line: number }[];
  /** Does this room print uncalled bets at all? If not, they are implied. */
  readonly returnsPrinted: boolean;
  readonly collected: readonly Collected[];
  /** Some rooms add an uncalled bet to what its owner collects. */
  readonly collectedWithReturns: boolean;
  /** The total pot, before the rake. */
  readonly total: Chips | null;
  /** The pots, main pot first, where a room prints them one by one (before the rake, unless it says else). */
  readonly pots: readonly Chips[];
  readonly rake: Chips | null;
  /** Stacks after the hand, in the order of `seats`; null for a seat whose stack is not told. */
  readonly finishing: readonly (Chips | null)[];
  /** The line where the end is told, for faults that belong to no other. */
  readonly line: number;
}

/** A share that a room says was won. */
export interface Collected {
  readonly seat: Seat;
  readonly amount: Chips;
  /** 0 the main pot, 1 the first side pot …; null where not told. */
  readonly pot: number | null;
  readonly half: Half | null;
  readonly line: number;
}

/** Why a hand could not be read, and where. */
export interface ReadFault {
  /** `unsupported`: a hand of a game or limit that is not stud's. `invalid`: broken, truncated, contradictory. */
  readonly code: 'invalid' | 'unsupported';
  readonly message: string;
  /** The line of the file, from 1. */
  readonly line: number;
  /** The text of that line. */
  readonly text: string;
  /** What would have been right there. */
  readonly expected: string;
  /** The hand's number where it was found before the fault. */
  readonly hand?: string;
}

export type ReadResult = Result<HandRecord, ReadFault>;

/** The lines of one hand, cut from a file. */
export interface RawHand {
  /** Without line ends. */
  readonly lines: readonly string[];
  /** The number in the file, from 1, of the first of them. */
  readonly line: number;
  /** What stood in the file before its first hand and belongs to all (an XML session's head); else empty. */
  readonly head: readonly string[];
}

/** Cuts a file into hands as its lines come, holding no more than one hand. */
export interface Splitter {
  /** Gives a line; answers with the hand that ended before or with it. */
  push(line: string): RawHand | null;
  /** The file is at its end. */
  end(): RawHand | null;
}

/** A reader of one format. */
export interface Reader {
  readonly format: Format;
  /** The room's name, for people. */
  readonly title: string;
  /** Is this text (the beginning of a file, decoded) of this format? By content only. */
  detect(text: string): boolean;
  splitter(): Splitter;
  /** Reads one hand. Never throws, whatever it is given. */
  read(hand: RawHand): ReadResult;
}
