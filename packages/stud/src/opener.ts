import type { Card } from '@doorcard/cards';
import { board, boardStrength, FIRST_UP, highestCard, orderOf } from './board.ts';
import { canAct, countCanAct, firstClockwise, indexOfSeat, leftOfDealer } from './order.ts';
import type { Hand, OpenerReason, PlayerState, Seat, Street } from './types.ts';

/** Who opens a street and why; `seat` null: there is nobody to bet against. */
export interface Opener {
  readonly seat: Seat | null;
  readonly reason: OpenerReason | null;
}

const NOBODY: Opener = { seat: null, reason: null };

/**
 * Who acts first on a street whose cards are out: on 3rd the player who owes the bring-in (the lowest door
 * card, in razz the highest), later the best exposed hand (in razz the best exposed low). When that player
 * cannot act, the action passes clockwise. Rulebook §3.3–3.4, §4.
 *
 * @param told who opened according to a history: heeded only where an up card is not known
 * @returns the opener, or null when unknown up cards keep the rules from telling and nothing was told
 */
export function findOpener(hand: Hand, street: Street, told?: Seat): Opener | null {
  if (countCanAct(hand) < 2) return NOBODY;
  const best = street === 3 ? lowestDoorCard(hand) : bestBoard(hand);
  if (best === null) {
    if (told === undefined) return null;
    const index = indexOfSeat(hand, told);
    if (index < 0 || !canAct(hand.players[index]!)) return null;
    return { seat: told, reason: { by: 'told', tie: null, passedFrom: null } };
  }
  const holder = indexOfSeat(hand, best.seat);
  const opener = firstClockwise(hand, holder, 0, canAct)!;
  const passedFrom = opener.seat === best.seat ? null : best.seat;
  return {
    seat: opener.seat,
    reason: { by: street === 3 ? 'door-card' : 'board', tie: best.tie, passedFrom },
  };
}

interface Best {
  readonly seat: Seat;
  readonly tie: OpenerReason['tie'];
}

/** Whose door card brings in; null where one is not known. */
function lowestDoorCard(hand: Hand): Best | null {
  const { game, house } = hand.setup;
  const sign = game === 'razz' ? -1 : 1;
  const order = (player: PlayerState) => sign * orderOf(game, player.cards[FIRST_UP] as Card);
  const rank = (player: PlayerState) => sign * (orderOf(game, player.cards[FIRST_UP] as Card) >> 2);
  const live = hand.players.filter(player => !player.folded);
  if (live.some(player => player.cards[FIRST_UP] == null)) return null;
  const lowest = Math.min(...live.map(rank));
  const tied = live.filter(player => rank(player) === lowest);
  if (tied.length === 1) return { seat: tied[0]!.seat, tie: null };
  const tie = house.axes.bringInTie;
  return { seat: tie === 'suit' ? least(tied, order).seat : nearestDealer(hand, tied), tie };
}

/** Whose exposed hand opens; null where one is not known. */
export function bestBoard(hand: Hand): Best | null {
  const { game, house } = hand.setup;
  let best = Number.NEGATIVE_INFINITY;
  let tied: PlayerState[] = [];
  for (const player of hand.players) {
    if (player.folded) continue;
    const cards = board(player);
    if (cards === null) return null;
    const strength = boardStrength(game, cards);
    if (strength > best) {
      best = strength;
      tied = [player];
    } else if (strength === best) tied.push(player);
  }
  if (tied.length === 1) return { seat: tied[0]!.seat, tie: null };
  const tie = house.axes.openerTie;
  const suit = (player: PlayerState) => -highestCard(game, board(player)!);
  return { seat: tie === 'suit' ? least(tied, suit).seat : nearestDealer(hand, tied), tie };
}

function least(players: readonly PlayerState[], order: (player: PlayerState) => number): PlayerState {
  return players.reduce((a, b) => (order(b) < order(a) ? b : a));
}

function nearestDealer(hand: Hand, players: readonly PlayerState[]): Seat {
  return firstClockwise(hand, leftOfDealer(hand), 0, player => players.includes(player))!.seat;
}
