import type { Axes, House } from '../types.ts';

/** What online rooms are seen to do; every other house is told by how it differs (Rulebook §10). */
const STANDARD: Axes = {
  seats: 8,
  dealer: 'rotating',
  bringInTie: 'suit',
  openerTie: 'suit',
  openPair: 'anyone',
  raiseCap: 3,
  headsUpCap: 'capped',
  burn: false,
  shortDeck: 'community',
  shortDeckNeeds: 'live',
  showFirst: 'first-to-act',
  oddChip: 'suit-five',
  bringInPasses: 'must-post',
  bringInSize: 'fifth-to-half',
  shortAllIn: 'half-bet',
  freeFold: true,
  timeout: 'check-fold',
  clock: 20,
  timeBank: 0,
  buyIn: 'range',
  disclosure: 'never',
};

/** Robert's-style live play. */
const LIVE_CASH: Axes = {
  ...STANDARD,
  openerTie: 'nearest-dealer',
  burn: true,
  shortDeck: 'reshuffle-burns',
  shortDeckNeeds: 'live-plus-two',
  headsUpCap: 'uncapped',
  oddChip: 'suit-seven',
  bringInPasses: 'may-fold',
};

/** Every house: the five of the rule pages, the one online rooms agree on, three of live play, and PokerKit's. */
export const HOUSES: readonly House[] = [
  { id: 'six-max', title: 'Six-max', axes: { ...STANDARD, seats: 6 } },
  { id: 'eight-seat', title: 'Eight-seat', axes: { ...STANDARD, dealer: 'fixed', showFirst: 'seat-order' } },
  {
    id: 'four-bet-cap',
    title: 'Four-bet cap',
    axes: { ...STANDARD, dealer: 'fixed', openerTie: 'nearest-dealer', oddChip: 'position' },
  },
  {
    id: 'ten-second',
    title: 'Ten-second',
    axes: {
      ...STANDARD,
      openerTie: 'nearest-dealer',
      openPair: 'pair-holder',
      burn: true,
      shortDeck: 'reshuffle-burns',
      oddChip: 'position',
      timeout: 'all-in',
      clock: 10,
      buyIn: 'fixed',
      disclosure: 'on-request',
    },
  },
  {
    id: 'nearest-dealer',
    title: 'Nearest dealer',
    axes: {
      ...STANDARD,
      bringInTie: 'nearest-dealer',
      openerTie: 'nearest-dealer',
      oddChip: 'position',
      bringInSize: 'half',
    },
  },
  { id: 'standard', title: 'Standard', axes: { ...STANDARD, timeBank: 60 } },
  { id: 'live-cash', title: 'Live cash', axes: LIVE_CASH },
  {
    id: 'tournament',
    title: 'Tournament',
    axes: {
      ...STANDARD,
      openPair: 'none',
      burn: true,
      shortDeckNeeds: 'live-plus-two',
      bringInPasses: 'may-fold',
    },
  },
  {
    id: 'big-room-live',
    title: 'Big-room live',
    axes: { ...LIVE_CASH, raiseCap: 4, headsUpCap: 'uncapped-from-start', oddChip: 'suit-five' },
  },
  {
    id: 'pokerkit',
    title: 'PokerKit',
    axes: {
      ...STANDARD,
      openerTie: 'nearest-dealer',
      openPair: 'none',
      shortAllIn: 'largest-raise',
      oddChip: 'position',
      freeFold: false,
    },
  },
];

/** The house that is played where none is named. */
export const DEFAULT_HOUSE = 'standard';
