import { canAct, countLive, firstClockwise, indexOfSeat } from './order.ts';
import { uncapped } from './raise-cap.ts';
import { weigh } from './short-all-in.ts';
import { showdownOrder } from './show-order.ts';
import type { Award, Chips, Hand, HandEvent, HandSetup, MaybeCard, PlayerState, Seat } from './types.ts';

/** A hand that is being changed: a copy of our own, whose players are replaced, never written into. */
export type Draft = { -readonly [K in keyof Hand]: Hand[K] extends readonly (infer T)[] ? T[] : Hand[K] };

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
  return draft;
}

/** The hand that a list of events makes. */
export function replay(events: Iterable<HandEvent>): Hand {
  let draft: Draft | null = null;
  for (const event of events) {
    if (event.type === 'hand-started') draft = freshHand(event.setup);
    else if (draft === null) throw new Error(`a hand begins with hand-started, not with ${event.type}`);
    else apply(draft, event);
  }
  if (draft === null) throw new Error('a hand begins with hand-started; there was no event');
  return draft;
}

/** A copy that may be changed by `apply`. */
export function draftOf(hand: Hand): Draft {
  return { ...hand, players: hand.players.slice() } as Draft;
}

function freshHand(setup: HandSetup): Draft {
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
  switch (event.type) {
    case 'hand-started':
      throw new Error('a hand starts once');
    case 'ante-posted':
      return pay(draft, event.seat, event.amount, 0);
    case 'card-burned':
      draft.burned = [...draft.burned, event.card];
      draft.used++;
      return;
    case 'reshuffled':
      draft.used -= draft.burned.length;
      draft.burned = [];
      return;
    case 'card-dealt': {
      const index = indexOfSeat(draft, event.seat);
      const player = draft.players[index]!;
      draft.players[index] = { ...player, cards: [...player.cards, event.card] };
      draft.used++;
      return;
    }
    case 'community-dealt':
      draft.community = event.card;
      draft.communityDealt = true;
      draft.used++;
      return;
    case 'street-started':
      return startStreet(draft, event);
    case 'bring-in-posted':
      pay(draft, event.seat, event.amount, event.amount);
      draft.broughtIn = event.seat;
      // A short bring-in counts as the bring-in: those who want in pay the full one (Rulebook §3).
      draft.level = Math.max(draft.setup.stakes.bringIn, event.amount);
      draft.phase = 'betting';
      return passTurn(draft, event.seat);
    case 'completed':
    case 'bet':
    case 'raised':
      return wager(draft, event.seat, event.amount, event.to);
    case 'called':
      pay(draft, event.seat, event.amount, event.amount);
      return passTurn(draft, event.seat);
    case 'checked':
      markActed(draft, event.seat);
      return passTurn(draft, event.seat);
    case 'folded':
      return fold(draft, event.seat);
    case 'timed-out': {
      if (!event.protected) return;
      const index = indexOfSeat(draft, event.seat);
      draft.players[index] = { ...draft.players[index]!, protected: true };
      // With a bet to face nothing else follows: he is all-in and the turn goes on.
      if (draft.turn === event.seat && draft.players[index]!.bet < draft.level) passTurn(draft, event.seat);
      return;
    }
    case 'returned': {
      const index = indexOfSeat(draft, event.seat);
      const player = draft.players[index]!;
      draft.players[index] = {
        ...player,
        stack: player.stack + event.amount,
        bet: Math.max(0, player.bet - event.amount),
        total: player.total - event.amount,
      };
      return;
    }
    case 'shown':
      return show(draft, event.seat, event.cards);
    case 'mucked':
      return show(draft, event.seat, null);
    case 'rake-taken':
      draft.rake += event.amount;
      return;
    case 'awarded': {
      const index = indexOfSeat(draft, event.seat);
      const player = draft.players[index]!;
      draft.players[index] = { ...player, stack: player.stack + event.amount };
      const award: Award = { pot: event.pot, seat: event.seat, amount: event.amount, half: event.half };
      draft.awards = [...draft.awards, award];
      return;
    }
    case 'hand-ended':
      draft.phase = 'ended';
      draft.turn = null;
      return;
  }
}

function pay(draft: Draft, seat: Seat, amount: Chips, toBet: Chips): void {
  const index = indexOfSeat(draft, seat);
  const player = draft.players[index]!;
  draft.players[index] = {
    ...player,
    stack: player.stack - amount,
    bet: player.bet + toBet,
    total: player.total + amount,
    acted: player.acted || toBet > 0,
  };
}

function markActed(draft: Draft, seat: Seat): void {
  const index = indexOfSeat(draft, seat);
  draft.players[index] = { ...draft.players[index]!, acted: true };
}

function startStreet(draft: Draft, event: HandEvent & { type: 'street-started' }): void {
  draft.street = event.street;
  draft.level = 0;
  draft.fullLevel = 0;
  draft.largestRaise = 0;
  draft.fullBets = 0;
  draft.bigBetMade = false;
  draft.capReached = false;
  draft.aggressor = null;
  draft.opener = event.opener;
  draft.openerReason = event.reason;
  draft.liveAtStart = countLive(draft);
  for (let index = 0; index < draft.players.length; index++) {
    const player = draft.players[index]!;
    if (player.bet !== 0 || player.acted) draft.players[index] = { ...player, bet: 0, acted: false };
  }
  if (event.opener === null) endRound(draft);
  else {
    draft.phase = event.street === 3 ? 'bring-in' : 'betting';
    ask(draft, event.opener);
  }
}

function wager(draft: Draft, seat: Seat, amount: Chips, to: Chips): void {
  const weight = weigh(draft, to);
  if (draft.phase === 'bring-in') {
    draft.broughtIn = seat;
    draft.phase = 'betting';
  }
  if (weight.reopens) reopen(draft);
  if (weight.counts) {
    if (draft.street === 4 && to - draft.fullLevel >= draft.setup.stakes.bigBet) draft.bigBetMade = true;
    draft.fullBets++;
    if (draft.fullBets > draft.setup.house.axes.raiseCap && !uncapped(draft)) draft.capReached = true;
  }
  if (weight.full) draft.fullLevel = to;
  draft.largestRaise = Math.max(draft.largestRaise, to - draft.level);
  draft.level = to;
  draft.aggressor = seat;
  pay(draft, seat, amount, amount);
  passTurn(draft, seat);
}

function reopen(draft: Draft): void {
  for (let index = 0; index < draft.players.length; index++) {
    const player = draft.players[index]!;
    if (player.acted) draft.players[index] = { ...player, acted: false };
  }
}

function fold(draft: Draft, seat: Seat): void {
  const index = indexOfSeat(draft, seat);
  draft.players[index] = { ...draft.players[index]!, folded: true };
  if (draft.phase !== 'bring-in' || countLive(draft) === 1) return passTurn(draft, seat);
  // The bring-in was folded by one to whom it had passed: it passes on (Rulebook §3).
  const next = firstClockwise(draft, index, 1, canAct);
  const others = draft.players.some(player => player !== next && canAct(player));
  if (next === null || !others) endRound(draft);
  else ask(draft, next.seat);
}

/** The turn goes clockwise to the next who must still act; when there is none, the round is over. */
function passTurn(draft: Draft, seat: Seat): void {
  if (countLive(draft) === 1) return endRound(draft);
  const index = indexOfSeat(draft, seat);
  const next = firstClockwise(draft, index, 1, player => mustAct(draft, player));
  if (next === null) endRound(draft);
  else ask(draft, next.seat);
}

/** Must this player be asked: he owes chips, or has not acted and there is somebody to play against. */
function mustAct(draft: Draft, player: PlayerState): boolean {
  if (!canAct(player)) return false;
  if (player.bet < draft.level) return true;
  return !player.acted && draft.players.some(other => other !== player && canAct(other));
}

function ask(draft: Draft, seat: Seat): void {
  draft.turn = seat;
  draft.decision++;
}

function endRound(draft: Draft): void {
  draft.turn = null;
  if (countLive(draft) === 1) {
    draft.phase = 'won';
    ask(draft, draft.players.find(player => !player.folded)!.seat);
  } else if (draft.street === 7) {
    draft.phase = 'showdown';
    ask(draft, showdownOrder(draft)[0]!);
  } else draft.phase = 'deal';
}

function show(draft: Draft, seat: Seat, cards: readonly MaybeCard[] | null): void {
  const index = indexOfSeat(draft, seat);
  const player = draft.players[index]!;
  draft.players[index] =
    cards === null
      ? { ...player, showdown: 'mucked' }
      : { ...player, cards: cards.slice(), showdown: 'shown' };
  draft.turn = null;
  if (draft.phase !== 'showdown') return;
  const next = showdownOrder(draft).find(
    other => draft.players[indexOfSeat(draft, other)]!.showdown === null,
  );
  if (next === undefined) draft.phase = 'settle';
  else ask(draft, next);
}
