import type { Axes, House } from '../types.ts';

/** One rule of a house: its axis, what it is set to, and the rule in an English sentence. */
export interface HouseRule {
  readonly axis: keyof Axes;
  readonly value: Axes[keyof Axes];
  readonly words: string;
}

/** A house's rules in words, one an axis, in the order in which a hand meets them. */
export function describeHouse(house: House): readonly HouseRule[] {
  const { axes } = house;
  return (Object.keys(SENTENCES) as (keyof Axes)[]).map(axis => ({
    axis,
    value: axes[axis],
    words: SENTENCES[axis](axes as never),
  }));
}

const raises = (count: number) =>
  ['no raises', 'one raise', 'two raises', 'three raises', 'four raises'][count] ?? `${count} raises`;

const SENTENCES: { readonly [K in keyof Axes]: (axes: Axes) => string } = {
  seats: axes => `Two to ${axes.seats} players.`,
  buyIn: axes =>
    axes.buyIn === 'fixed'
      ? 'Everybody buys in for the same amount; no short buys.'
      : 'Players choose their buy-in between a minimum and a maximum.',
  dealer: axes =>
    axes.dealer === 'fixed'
      ? 'The dealer position stays before seat 1.'
      : 'The dealer position moves one player clockwise each hand.',
  bringInSize: axes =>
    axes.bringInSize === 'half'
      ? 'The bring-in is exactly half the small bet.'
      : 'The bring-in is between a fifth and a half of the small bet.',
  bringInTie: axes =>
    axes.bringInTie === 'suit'
      ? 'Equal lowest door cards: the lowest suit brings in (clubs, diamonds, hearts, spades); in razz the highest of equal highest.'
      : "Equal lowest door cards (in razz highest): the first of them from the dealer's left brings in.",
  bringInPasses: axes =>
    axes.bringInPasses === 'must-post'
      ? 'If the low card is all-in from the ante, the next player with chips must bring in or complete.'
      : 'If the low card is all-in from the ante, the next player with chips may bring in, complete or fold.',
  openerTie: axes =>
    axes.openerTie === 'suit'
      ? 'Equal best exposed hands: the one whose highest card has the higher suit acts first.'
      : "Equal best exposed hands: the first of them from the dealer's left acts first.",
  openPair: axes =>
    ({
      none: 'An open pair on 4th street changes nothing: small bets only.',
      anyone:
        'With an open pair on 4th street (high only) anyone may bet or raise the small or the big bet; after a big bet all raises are big.',
      'pair-holder':
        'With an open pair on 4th street (high only) its holder may open for the big bet; once there is a bet, anyone may raise small or big, and only big after a big one.',
    })[axes.openPair],
  raiseCap: axes =>
    `One bet and ${raises(axes.raiseCap)} a round; completing the bring-in is the bet, not a raise.`,
  headsUpCap: axes =>
    ({
      capped: 'The cap holds heads-up too.',
      'uncapped-from-start': 'No cap in a round that began with two players.',
      uncapped: 'No cap once only two players are left, unless it had been reached before.',
    })[axes.headsUpCap],
  shortAllIn: axes =>
    ({
      'half-bet': 'An all-in of at least half a bet or raise counts as a full one; less is action only.',
      'half-over-bring-in':
        'An all-in of at least half a bet or raise counts as a full one; on 3rd street, half a bet more than the bring-in.',
      'full-bet': 'Only an all-in of a full bet or raise reopens the betting.',
      'largest-raise':
        'Every all-in uses a raise; one that raises by no less than the largest raise so far reopens the betting.',
    })[axes.shortAllIn],
  freeFold: axes =>
    axes.freeFold ? 'Folding is allowed when there is no bet to face.' : 'No folding when checking is free.',
  burn: axes =>
    axes.burn ? 'A card is burned before each of 4th, 5th, 6th and 7th street.' : 'No cards are burned.',
  shortDeck: axes =>
    axes.shortDeck === 'community'
      ? 'When the deck cannot give every player a seventh card, one community card serves all.'
      : 'When the deck cannot give every player a seventh card, the burned cards are shuffled in; if that is still too few, one community card serves all.',
  shortDeckNeeds: axes =>
    axes.shortDeckNeeds === 'live'
      ? 'A card for each player is enough to deal 7th street.'
      : '7th street needs a card for each player, one to burn and one that is never dealt.',
  showFirst: axes =>
    axes.showFirst === 'first-to-act'
      ? 'The last to bet or raise on 7th shows first; after checks, the first to act.'
      : 'The last to bet or raise on 7th shows first; after checks, the lowest seat.',
  oddChip: axes =>
    ({
      'suit-five':
        'Odd chips go to the tied hand whose five playing cards hold the highest card by rank, then suit.',
      'suit-seven':
        'Odd chips go to the tied hand with the highest of all seven cards by rank, then suit; among tied lows, the lowest.',
      position: "Odd chips go to the first tied player from the dealer's left.",
    })[axes.oddChip],
  disclosure: axes =>
    axes.disclosure === 'on-request'
      ? 'Players dealt into a hand can ask what callers mucked at its showdown.'
      : 'Mucked hands are never told.',
  clock: axes => `${axes.clock} seconds to act.`,
  timeBank: axes => (axes.timeBank === 0 ? 'No time bank.' : `A time bank of ${axes.timeBank} seconds.`),
  timeout: axes =>
    axes.timeout === 'check-fold'
      ? 'Out of time: check if it is free, else fold.'
      : 'Out of time facing a bet: all-in for what is in the pot already.',
};
