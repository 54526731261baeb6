/** The engine's side of the comparison: a hand driven to a street, and the betting of that street walked. */
import { type Card, fullDeck, parseCards } from '@doorcard/cards';
import {
  type Action,
  type Axes,
  actionOf,
  type Game,
  type Hand,
  type House,
  next,
  type Option,
  options,
  play,
  replay,
  type Slot,
  type Stakes,
  type Street,
  startHand,
} from '../../src/index.ts';
import { after, begin, choices, type Round, type Spot } from './counter.ts';

/** What a street is bet with. Seat 1 brings in on 3rd; the best board on later streets is seat 2's. */
export interface Case {
  readonly game: Game;
  readonly house: House;
  readonly stakes: Stakes;
  readonly street: Street;
  /** What each seat has left when the street begins: 0 for a player who is all-in already. */
  readonly chips: readonly number[];
  /** Seats, counted from 0, whose two up cards pair on 4th; the best board must be among them. */
  readonly pairs: readonly number[];
}

/** The seat, counted from 0, that the cards of a case let open its street. */
export function firstOf({ street }: Case): number {
  return street === 3 ? 0 : 1;
}

/** Up cards by seat, in dealt order: seat 1 has the lowest card, seat 2 the best board from 4th on. */
const HIGH = ['2c 9d 7h 8d', '5d As Ks Qs', '4h Jd 9c 7s', '3s Th 8c 6d'];
const LOW = ['Kc 9d 7h 8d', '4d As 2s 3s', '6h Jd 9c 7s', '5s Th 8c 6d'];
const PAIRING = ['2d', '5h', '4c', '3c'];

/** Deals and acts, everybody just calling and checking, until the street of a case is to be bet; null if it is not. */
export function drive(asked: Case): Hand | null {
  const { stakes, street } = asked;
  const paid = stakes.ante + (street === 3 ? 0 : stakes.bringIn);
  const started = startHand({
    game: asked.game,
    house: asked.house,
    stakes,
    kind: 'tournament',
    dealer: 0,
    seats: asked.chips.map((left, index) => ({ seat: index + 1, stack: paid + left })),
  });
  if (!started.ok) throw new Error(started.fault.message);
  let hand = replay(started.value);
  const deal = dealer(asked);
  for (;;) {
    const due = next(hand);
    if (due.type === 'deal') {
      if (due.street > street) return null;
      hand = must(play(hand, { type: 'deal', cards: due.slots.map(deal) }));
    } else if (due.type === 'act') {
      if (hand.street === street) return hand;
      const calm = options(hand).find(({ action }) => ['bring-in', 'check', 'call'].includes(action))!;
      hand = must(play(hand, { type: 'act', seat: due.seat, action: actionOf(calm) }));
    } else return null;
  }
}

function dealer({ game, chips, pairs }: Case): (slot: Slot) => Card {
  const ups = (game === 'razz' ? LOW : HIGH).map((text, seat) => {
    const up = text.split(' ');
    if (pairs.includes(seat)) up[1] = game === 'razz' ? up[1]! : PAIRING[seat]!;
    return up.map(card => must(parseCards(card))[0]!);
  });
  const named = new Set(ups.flat());
  const rest = fullDeck().filter(card => !named.has(card));
  const dealt = chips.map(() => 0);
  return slot =>
    slot.to === 'seat' && slot.up ? ups[slot.seat - 1]![dealt[slot.seat - 1]!++]! : rest.pop()!;
}

function must<T>(result: { ok: true; value: T } | { ok: false; fault: { message: string } }): T extends {
  hand: Hand;
}
  ? Hand
  : T {
  if (!result.ok) throw new Error(result.fault.message);
  const value = result.value as T & { hand?: Hand };
  return (value.hand ?? value) as never;
}

/** What the counter knows of short all-ins: no house measures them from the bring-in. */
function counted(rule: Axes['shortAllIn']): Round['short'] {
  if (rule === 'half-over-bring-in') throw new Error(`the counter does not play ${rule}`);
  return rule;
}

/** The round that a case is, for the counter. */
export function roundOf({ game, house: { axes }, stakes, street, chips, pairs }: Case): Round {
  const doubles = street === 4 && game === 'stud-high' && axes.openPair !== 'none';
  return {
    third: street === 3,
    bringIn: stakes.bringIn,
    unit: street <= 4 ? stakes.smallBet : stakes.bigBet,
    doubled: doubles ? stakes.bigBet : 0,
    pairs: chips.map((_, seat) => pairs.includes(seat)),
    holderOnly: axes.openPair === 'pair-holder',
    cap: axes.raiseCap,
    headsUp: axes.headsUpCap,
    short: counted(axes.shortAllIn),
    dutyMayFold: axes.bringInPasses === 'may-fold',
    freeFold: axes.freeFold,
  };
}

/** An option in the counter's words. */
function inWords(option: Option): string {
  switch (option.action) {
    case 'fold':
    case 'check':
      return option.action;
    case 'call':
      return `call ${option.amount}`;
    default:
      return `${option.action} ${option.to}`;
  }
}

/** How many nodes and complete sequences a comparison has been through. */
export interface Tally {
  sequences: number;
  positions: number;
}

/**
 * Walks a case with engine and counter side by side.
 *
 * @returns what was walked
 * @throws Error at the first position where they differ, with both lists of options and the way to it
 */
export function compare(asked: Case): Tally {
  const hand = drive(asked);
  const spot = begin(roundOf(asked), asked.chips, firstOf(asked));
  const tally = { sequences: 0, positions: 0 };
  walk(asked, hand, spot, [], tally);
  return tally;
}

function walk(asked: Case, hand: Hand | null, spot: Spot, way: string[], tally: Tally): void {
  const engineTurn = hand === null || !isBet(hand, asked.street) ? -1 : hand.turn! - 1;
  if (engineTurn !== spot.turn) {
    throw new Error(told(asked, way, `turn: engine ${engineTurn + 1}, counter ${spot.turn + 1} (0: over)`));
  }
  if (spot.turn === -1) {
    tally.sequences++;
    return;
  }
  tally.positions++;
  const mine = options(hand!);
  const byWords = new Map(mine.map(option => [inWords(option), option]));
  const theirs = choices(spot);
  if (
    theirs.length !== mine.length ||
    byWords.size !== mine.length ||
    !theirs.every(words => byWords.has(words))
  ) {
    const lists = `engine: ${[...byWords.keys()].sort().join(', ')}\ncounter: ${theirs.sort().join(', ')}`;
    throw new Error(told(asked, way, `seat ${spot.turn + 1}\n${lists}`));
  }
  for (const words of theirs) {
    const option = byWords.get(words)!;
    const left = spot.chips[spot.turn]!;
    const spent = 'amount' in option ? option.amount : 0;
    const allIn = 'allIn' in option && option.allIn === true;
    const added = 'to' in option ? option.to - spot.put[spot.turn]! : spent;
    if (spent !== added || allIn !== (spent === left)) {
      throw new Error(told(asked, way, `seat ${spot.turn + 1} has ${left}: ${JSON.stringify(option)}`));
    }
    const action: Action = actionOf(option);
    const then = must(play(hand!, { type: 'act', seat: hand!.turn!, action }));
    way.push(`${spot.turn + 1} ${words}`);
    walk(asked, then, after(spot, words), way, tally);
    way.pop();
  }
}

function isBet(hand: Hand, street: Street): boolean {
  return hand.street === street && (hand.phase === 'betting' || hand.phase === 'bring-in');
}

/** How many complete betting sequences the engine allows, by its options and nothing else. */
export function engineCount(asked: Case): number {
  const from = (hand: Hand): number => {
    if (!isBet(hand, asked.street)) return 1;
    let sum = 0;
    for (const option of options(hand)) {
      sum += from(must(play(hand, { type: 'act', seat: hand.turn!, action: actionOf(option) })));
    }
    return sum;
  };
  const hand = drive(asked);
  return hand === null ? 1 : from(hand);
}

function told(asked: Case, way: readonly string[], what: string): string {
  const { game, house, stakes, street, chips, pairs } = asked;
  const stake = `${stakes.ante}/${stakes.bringIn}/${stakes.smallBet}/${stakes.bigBet}`;
  const shown = pairs.length > 0 ? `, pairs at ${pairs.map(seat => seat + 1).join(' ')}` : '';
  return `${game} in ${house.id}, ${stake}, street ${street}, chips ${chips.join('/')}${shown}\nafter: ${way.join(', ') || '-'}\n${what}`;
}
