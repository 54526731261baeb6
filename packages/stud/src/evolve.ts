import { addCard, type Draft, draftOf, own, ownAt } from './draft.ts';
import { canAct, countCanAct, countLive, firstClockwise, indexOfSeat, playerAt } from './order.ts';
import { uncapped } from './raise-cap.ts';
import { weigh } from './short-all-in.ts';
import { showdownOrder } from './show-order.ts';
import type { Award, Chips, Hand, HandEvent, HandSetup, PlayerState, Seat } from './types.ts';

/**
 * The hand after an event: the only way a hand changes. It neither checks nor decides; `decide` does. It uses
 * nothing a viewer may not see, so that a view is folded by the same code.
 *
 * @param hand the hand so far; null before `hand-started`
 * @throws Error when the first event is not `hand-started`: only a bug can cause that.
 */
export function evolve(hand: Hand | null, event: HandEvent): Hand {
  if (event.type === 'hand-started') return freshHand(event.setup);
  if (hand === null) throw new Error(`a hand begins with hand-started, not with ${event.type}`);
  const draft = draftOf(hand);
  apply(draft, event);
  return draft.hand;
}

/** The hand that a list of events makes. */
export function replay(events: Iterable<HandEvent>): Hand {
  let draft: Draft | null = null;
  for (const event of events) {
    if (event.type === 'hand-started') draft = draftOf(freshHand(event.setup));
    else if (draft === null) throw new Error(`a hand begins with hand-started, not with ${event.type}`);
    else apply(draft, event);
  }
  if (draft === null) throw new Error('a hand begins with hand-started; there was no event');
  return draft.hand;
}

function freshHand(setup: HandSetup): Hand {
  const players: PlayerState[] = setup.seats.map(({ seat, stack }) => ({
    seat,
    stack,
    bet: 0,
    total: 0,
    cards: [],
    folded: false,
    protected: false,
    acted: false,
    showdown: null,
  }));
  return {
    setup,
    players,
    street: null,
    phase: 'deal',
    turn: null,
    decision: 0,
    level: 0,
    fullLevel: 0,
    largestRaise: 0,
    fullBets: 0,
    bigBetMade: false,
    capReached: false,
    liveAtStart: players.length,
    opener: null,
    openerReason: null,
    aggressor: null,
    broughtIn: null,
    community: null,
    communityDealt: false,
    burned: [],
    used: 0,
    awards: [],
    rake: 0,
  };
}

/** Changes a draft by an event, in place. */
export function apply(draft: Draft, event: HandEvent): void {
  const { hand } = draft;
  switch (event.type) {
    case 'hand-started':
      throw new Error('a hand starts once');
    case 'ante-posted':
      pay(draft, event.seat, event.amount);
      return;
    case 'card-burned':
      hand.burned = [...hand.burned, event.card];
      hand.used++;
      return;
    case 'reshuffled':
      hand.used -= hand.burned.length;
      hand.burned = [];
      return;
    case 'card-dealt':
      addCard(draft, event.seat, event.card);
      hand.used++;
      return;
    case 'community-dealt':
      hand.community = event.card;
      hand.communityDealt = true;
      hand.used++;
      return;
    case 'street-started':
      return startStreet(draft, event);
    case 'bring-in-posted':
      bet(draft, event.seat, event.amount);
      hand.broughtIn = event.seat;
      // A short bring-in counts as the bring-in: those who want in pay the full one (Rulebook §3).
      hand.level = Math.max(hand.setup.stakes.bringIn, event.amount);
      hand.phase = 'betting';
      return passTurn(draft, event.seat);
    case 'completed':
    case 'bet':
    case 'raised':
      return wager(draft, event.seat, event.amount, event.to);
    case 'called':
      bet(draft, event.seat, event.amount);
      return passTurn(draft, event.seat);
    case 'checked':
      own(draft, event.seat).acted = true;
      return passTurn(draft, event.seat);
    case 'folded':
      return fold(draft, event.seat);
    case 'timed-out': {
      if (!event.protected) return;
      const player = own(draft, event.seat);
      player.protected = true;
      // With a bet to face nothing else follows: he is all-in and the turn goes on.
      if (hand.turn === event.seat && player.bet < hand.level) passTurn(draft, event.seat);
      return;
    }
    case 'returned': {
      const player = own(draft, event.seat);
      player.stack += event.amount;
      player.bet = Math.max(0, player.bet - event.amount);
      player.total -= event.amount;
      return;
    }
    case 'shown':
      own(draft, event.seat).cards = event.cards.slice();
      return showNext(draft, event.seat, 'shown');
    case 'mucked':
      return showNext(draft, event.seat, 'mucked');
    case 'rake-taken':
      hand.rake += event.amount;
      return;
    case 'awarded': {
      own(draft, event.seat).stack += event.amount;
      const award: Award = { pot: event.pot, seat: event.seat, amount: event.amount, half: event.half };
      hand.awards = [...hand.awards, award];
      return;
    }
    case 'hand-ended':
      hand.phase = 'ended';
      hand.turn = null;
      return;
  }
}

/** Chips leave a stack for the pot. */
function pay(draft: Draft, seat: Seat, amount: Chips): void {
  const player = own(draft, seat);
  player.stack -= amount;
  player.total += amount;
}

/** Chips leave a stack as part of the street's betting. */
function bet(draft: Draft, seat: Seat, amount: Chips): void {
  pay(draft, seat, amount);
  const player = own(draft, seat);
  player.bet += amount;
  player.acted = true;
}

function startStreet(draft: Draft, event: HandEvent & { type: 'street-started' }): void {
  const { hand } = draft;
  hand.street = event.street;
  hand.level = 0;
  hand.fullLevel = 0;
  hand.largestRaise = 0;
  hand.fullBets = 0;
  hand.bigBetMade = false;
  hand.capReached = false;
  hand.aggressor = null;
  hand.opener = event.opener;
  hand.openerReason = event.reason;
  hand.liveAtStart = countLive(hand);
  for (let index = 0; index < hand.players.length; index++) {
    const player = hand.players[index]!;
    if (player.bet === 0 && !player.acted) continue;
    const owned = ownAt(draft, index);
    owned.bet = 0;
    owned.acted = false;
  }
  if (event.opener === null) return endRound(hand);
  hand.phase = event.street === 3 ? 'bring-in' : 'betting';
  ask(hand, event.opener);
}

function wager(draft: Draft, seat: Seat, amount: Chips, to: Chips): void {
  const { hand } = draft;
  const weight = weigh(hand, to);
  if (hand.phase === 'bring-in') {
    hand.broughtIn = seat;
    hand.phase = 'betting';
  }
  if (weight.reopens) reopen(draft);
  if (weight.counts) {
    if (hand.street === 4 && to - hand.fullLevel >= hand.setup.stakes.bigBet) hand.bigBetMade = true;
    hand.fullBets++;
    if (hand.fullBets > hand.setup.house.axes.raiseCap && !uncapped(hand)) hand.capReached = true;
  }
  if (weight.full) hand.fullLevel = to;
  hand.largestRaise = Math.max(hand.largestRaise, to - hand.level);
  hand.level = to;
  hand.aggressor = seat;
  bet(draft, seat, amount);
  passTurn(draft, seat);
}

function reopen(draft: Draft): void {
  for (let index = 0; index < draft.hand.players.length; index++) {
    if (draft.hand.players[index]!.acted) ownAt(draft, index).acted = false;
  }
}

function fold(draft: Draft, seat: Seat): void {
  const { hand } = draft;
  own(draft, seat).folded = true;
  if (hand.phase !== 'bring-in' || countLive(hand) === 1) return passTurn(draft, seat);
  // The bring-in was folded by one to whom it had passed: it passes on (Rulebook §3).
  const next = firstClockwise(hand, indexOfSeat(hand, seat), 1, canAct);
  if (next === null || countCanAct(hand) < 2) endRound(hand);
  else ask(hand, next.seat);
}

/** The turn goes clockwise to the next who must still act; when there is none, the round is over. */
function passTurn({ hand }: Draft, seat: Seat): void {
  const { players, level } = hand;
  const count = players.length;
  const index = indexOfSeat(hand, seat);
  let live = 0;
  let playable = 0;
  let owing = -1;
  let fresh = -1;
  // From the farthest to the nearest clockwise, so that the nearest of each kind is kept.
  for (let step = count; step >= 1; step--) {
    const at = (index + step) % count;
    const player = players[at]!;
    if (!player.folded) live++;
    if (!canAct(player)) continue;
    playable++;
    if (player.bet < level) owing = step;
    if (!player.acted) fresh = step;
  }
  // Who owes chips is asked; who has not acted is, where there is somebody to play against.
  if (playable < 2) fresh = -1;
  const step = owing < 0 || (fresh >= 0 && fresh < owing) ? fresh : owing;
  if (live === 1 || step < 0) endRound(hand);
  else ask(hand, players[(index + step) % count]!.seat);
}

function ask(hand: Draft['hand'], seat: Seat): void {
  hand.turn = seat;
  hand.decision++;
}

function endRound(hand: Draft['hand']): void {
  hand.turn = null;
  if (countLive(hand) === 1) {
    hand.phase = 'won';
    ask(hand, hand.players.find(player => !player.folded)!.seat);
  } else if (hand.street === 7) {
    hand.phase = 'showdown';
    ask(hand, showdownOrder(hand)[0]!);
  } else hand.phase = 'deal';
}

function showNext(draft: Draft, seat: Seat, how: 'shown' | 'mucked'): void {
  const { hand } = draft;
  own(draft, seat).showdown = how;
  hand.turn = null;
  if (hand.phase !== 'showdown') return;
  const next = showdownOrder(hand).find(other => playerAt(hand, other).showdown === null);
  if (next === undefined) hand.phase = 'settle';
  else ask(hand, next);
}
