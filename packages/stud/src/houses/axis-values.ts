import type { Axes } from '../types.ts';

/** A whole number between two bounds. */
export interface Between {
  readonly least: number;
  readonly most: number;
}

/** What each axis may be: for forms that make a house, and for the check of those that come from outside. */
export const AXIS_VALUES: { readonly [K in keyof Axes]: readonly (Axes[K] | Between)[] } = {
  seats: [{ least: 2, most: 8 }],
  dealer: ['fixed', 'rotating'],
  bringInTie: ['suit', 'nearest-dealer'],
  openerTie: ['suit', 'nearest-dealer'],
  openPair: ['none', 'anyone', 'pair-holder'],
  raiseCap: [{ least: 1, most: 10 }],
  headsUpCap: ['capped', 'uncapped-from-start', 'uncapped'],
  burn: [true, false],
  shortDeck: ['community', 'reshuffle-burns'],
  shortDeckNeeds: ['live', 'live-plus-two'],
  showFirst: ['first-to-act', 'seat-order'],
  oddChip: ['suit-five', 'suit-seven', 'position'],
  bringInPasses: ['must-post', 'may-fold'],
  bringInSize: ['fifth-to-half', 'half'],
  shortAllIn: ['half-bet', 'half-over-bring-in', 'full-bet', 'largest-raise'],
  freeFold: [true, false],
  timeout: ['check-fold', 'all-in'],
  clock: [{ least: 3, most: 600 }],
  timeBank: [{ least: 0, most: 3600 }],
  buyIn: ['range', 'fixed'],
  disclosure: ['on-request', 'never'],
};
