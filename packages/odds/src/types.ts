import type { Card } from '@doorcard/cards';
import type { Range } from './range.ts';

/** The games equity is told for. */
export const ODDS_GAMES = ['stud-high', 'stud-hi-lo', 'razz'] as const;
export type OddsGame = (typeof ODDS_GAMES)[number];

/** What is known of one player: his cards, up or down alike, 0 to 7; or a range of starting hands. */
export type OddsPlayer = readonly Card[] | Range;

/** A spot: who holds what, what is dead, and what every player shares. */
export interface EquityRequest {
  readonly game: OddsGame;
  /** 2 to 8 players still in the hand. */
  readonly players: readonly OddsPlayer[];
  /** Cards that are out of play: folded up cards, burned cards that were seen. */
  readonly dead?: readonly Card[];
  /** The community card of a short deck, if one was turned (Rulebook §5). */
  readonly community?: Card;
}

/** How much of the pot a player has on average, and how. All numbers are shares from 0 to 1. */
export interface PlayerEquity {
  /** The average share of the pot. */
  readonly equity: number;
  /** How often he takes the whole pot. */
  readonly win: number;
  /** How often he takes part of it. */
  readonly tie: number;
  /** stud-hi-lo: his average share of the high hand, counted as one. */
  readonly high?: number;
  /** stud-hi-lo: his average share of the low hand, counted as one, where there is a low; 0 where there is none. */
  readonly low?: number;
  /** stud-hi-lo: how often he takes everything; the same as `win`. */
  readonly scoop?: number;
  /** stud-hi-lo: how often he takes some, but not more than a quarter. */
  readonly quarter?: number;
}

export interface EquityResult {
  readonly game: OddsGame;
  /** `exact`: every deal was counted. `sampled`: deals were drawn; see `standardError`. */
  readonly method: 'exact' | 'sampled';
  /** How many deals were counted or drawn. */
  readonly trials: number;
  readonly players: readonly PlayerEquity[];
  /** The standard error of each player's equity; 0 when exact. */
  readonly standardError: readonly number[];
}

/** How an equity is to be found. Without any of these: exact where that is quick, else sampled for a second. */
export interface EquityOptions {
  /** Count every deal, however long it takes. */
  readonly exact?: boolean;
  /** Sample for so long. */
  readonly seconds?: number;
  /** Sample until the standard error of every equity is at most this. */
  readonly error?: number;
  /** Sample so many deals. */
  readonly trials?: number;
  /** The same seed draws the same deals; without one, a seed is drawn. */
  readonly seed?: number;
  /** Ends the work early: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told what is known so far, a few times a second. */
  readonly onProgress?: (sofar: EquityResult) => void;
}
