import { ok } from '@doorcard/cards';
import type { Chips, Hand, HandEvent, House, Seat } from '@doorcard/stud';
import { pots } from '@doorcard/stud';
import { printAmount } from '../amount.ts';
import type { HandRecord } from '../record.ts';
import { houseOfRecord, houseOfRoom } from '../room-houses.ts';
import { starsWords, wordsFit } from '../rooms/pokerstars-words.ts';
import { legalDifference } from './legal.ts';
import { type Mismatch, printMismatch } from './mismatch.ts';
import { type Decision, type Replayed, replayRecord } from './replay-record.ts';
import { rakeSpreads } from './told-pots.ts';

/** What came of checking a record by the rules. */
export interface Verdict {
  /** `invalid`: no hand can start as this one does. */
  readonly status: 'ok' | 'mismatch' | 'invalid';
  /** A sentence: the street, the player, what the history says, what the rules say, the rule. */
  readonly reason: string | null;
  readonly mismatch: Mismatch | null;
  /** The house by which it was checked. */
  readonly house: House;
  /** The hand as far as history and rules agree; null when it cannot start. */
  readonly hand: Hand | null;
  readonly events: readonly HandEvent[];
  readonly decisions: readonly Decision[];
  /** Stacks at the end, in the order of the record's seats; null when the hand has none. */
  readonly finishingStacks: readonly Chips[] | null;
}

/**
 * Replays a record by the rules of a house (the room's own unless one is given) and holds what the room
 * printed about money against what the rules make of it.
 */
export function verify(record: HandRecord, asked?: House): Verdict {
  const named = asked === undefined ? houseOfRecord(record) : ok(asked);
  if (!named.ok) return failed(houseOfRoom(record.format), named.fault.message);
  const house = named.value;
  const odd = oddAnte(record);
  if (odd !== null) return { ...failed(house, printMismatch(odd)), status: 'mismatch', mismatch: odd };
  let first: Verdict | null = null;
  for (const rake of rakeSpreads(record)) {
    const replayed = replayRecord(record, house, rake);
    if ('impossible' in replayed) return failed(house, replayed.impossible);
    const verdict = judge(record, house, replayed);
    if (verdict.status === 'ok') return verdict;
    first ??= verdict;
  }
  return first!;
}

function failed(house: House, reason: string): Verdict {
  return {
    status: 'invalid',
    reason,
    mismatch: null,
    house,
    hand: null,
    events: [],
    decisions: [],
    finishingStacks: null,
  };
}

/** Of no room: then winners and antes are as its author tells them. */
function isPhh(record: HandRecord): boolean {
  return record.format === 'phh' || record.format === 'json';
}

/** In a room everybody posts the same ante, or all he has; a PHH may tell others. */
function oddAnte(record: HandRecord): Mismatch | null {
  if (isPhh(record)) return null;
  for (const { name, ante, stack } of record.seats) {
    const due = Math.min(record.stakes.ante, stack);
    if (ante === due) continue;
    const money = (amount: Chips): string => printAmount(amount, record.decimals);
    return {
      street: null,
      player: name,
      told: ante === 0 ? 'no ante' : `an ante of ${money(ante)}`,
      rules: `everybody dealt in posts ${money(due)}`,
      rule: 'Rulebook §3.1',
      line: record.steps[0]?.line ?? record.claims.line,
    };
  }
  return null;
}

function judge(record: HandRecord, house: House, replayed: Replayed): Verdict {
  const { hand, events, decisions } = replayed;
  const mismatch =
    replayed.mismatch ??
    (house.id === 'pokerkit' ? legalDifference(record, decisions) : null) ??
    (replayed.unfinished ? null : (wordsDifference(record, hand) ?? moneyDifference(record, replayed)));
  const ended = hand.phase === 'ended';
  return {
    status: mismatch === null ? 'ok' : 'mismatch',
    reason: mismatch !== null ? printMismatch(mismatch) : replayed.unfinished ? whereItStops(hand) : null,
    mismatch,
    house,
    hand,
    events,
    decisions,
    finishingStacks: ended ? hand.players.map(player => player.stack) : null,
  };
}

function whereItStops(hand: Hand): string {
  if (hand.phase === 'settle') return 'the history does not tell who won';
  return hand.street === null
    ? 'the history stops before 3rd street'
    : `the history stops in mid-hand, on street ${hand.street}`;
}

/** A hand shown is named for what it is: only PokerStars' words are known well enough to be held to it. */
function wordsDifference(record: HandRecord, hand: Hand): Mismatch | null {
  if (record.format !== 'pokerstars') return null;
  for (const step of record.steps) {
    if (step.type !== 'show' || step.words === undefined) continue;
    const player = hand.players.find(other => other.seat === step.seat)!;
    const cards = hand.communityDealt ? [...player.cards, hand.community] : player.cards;
    const known = cards.filter(card => card !== null);
    if (known.length < 7 || wordsFit(record.game, known, step.words)) continue;
    const name = record.seats.find(seat => seat.seat === step.seat)!.name;
    const rules = starsWords(record.game, known);
    return { street: 7, player: name, told: step.words, rules, rule: 'Rulebook §1', line: step.line };
  }
  return null;
}

/** Returned bets, pots, rake, shares and stacks: what is printed against what is right. */
function moneyDifference(record: HandRecord, { hand, events, unsaid }: Replayed): Mismatch | null {
  const { claims } = record;
  const money = (amount: Chips): string => printAmount(amount, record.decimals);
  const differ = (
    player: string | null,
    told: string,
    rules: string,
    rule: string,
    line = claims.line,
  ): Mismatch => ({
    street: null,
    player,
    told,
    rules,
    rule,
    line,
  });
  const returned = new Map<Seat, Chips>();
  const won = new Map<Seat, Chips>();
  let rake = 0;
  for (const event of events) {
    if (event.type === 'returned') add(returned, event.seat, event.amount);
    else if (event.type === 'awarded') add(won, event.seat, event.amount);
    else if (event.type === 'rake-taken') rake += event.amount;
  }
  if (claims.returnsPrinted) {
    const told = new Map<Seat, Chips>();
    for (const { seat, amount } of claims.returned) add(told, seat, amount);
    for (const { seat, name } of record.seats) {
      const due = (returned.get(seat) ?? 0) - (unsaid.get(seat) ?? 0);
      const is = told.get(seat) ?? 0;
      if (is === due) continue;
      return differ(name, `${money(is)} came back uncalled`, money(due), 'Rulebook §6');
    }
  }
  const amounts = pots(hand).map(pot => pot.amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (claims.total !== null && claims.total !== total) {
    return differ(null, `a total pot of ${money(claims.total)}`, money(total), 'Rulebook §8');
  }
  if (claims.rake !== null && claims.rake !== rake) {
    return differ(null, `a rake of ${money(claims.rake)}`, money(rake), 'Rulebook §8');
  }
  const spread = hand.setup.rake;
  const taken =
    spread !== undefined && 'perPot' in spread ? spread.perPot.reduce((sum, part) => sum + part, 0) : 0;
  if (rake !== taken) {
    return differ(
      null,
      `shares that leave ${money(rake)} of the pots to nobody`,
      money(taken),
      'Rulebook §8',
    );
  }
  if (claims.collected.length === 0 && won.size > 0 && !isPhh(record)) {
    const winners = record.seats.filter(({ seat }) => won.has(seat)).map(({ name }) => name);
    return differ(null, 'of nobody that he won', `${winners.join(' and ')} won`, 'Rulebook §8');
  }
  const pot = potsDifference(record, amounts, events);
  if (pot !== null) return differ(null, `pots of ${claims.pots.map(money).join(', ')}`, pot, 'Rulebook §8');
  if (claims.collected.length > 0) {
    const told = new Map<Seat, Chips>();
    for (const { seat, amount } of claims.collected) add(told, seat, amount);
    for (const { seat, name } of record.seats) {
      const due = (won.get(seat) ?? 0) + (claims.collectedWithReturns ? (returned.get(seat) ?? 0) : 0);
      const is = told.get(seat) ?? 0;
      if (is === due) continue;
      const line = claims.collected.find(share => share.seat === seat)?.line;
      return differ(name, `${money(is)} won`, money(due), 'Rulebook §8', line);
    }
  }
  for (let index = 0; index < claims.finishing.length; index++) {
    const is = claims.finishing[index] ?? null;
    const due = hand.players[index]!.stack;
    if (is === null || is === due) continue;
    return differ(record.seats[index]!.name, `${money(is)} chips at the end`, money(due), 'Rulebook §8');
  }
  return null;
}

/** Pots told one by one: before the rake, or after it; null when they agree. */
function potsDifference(
  record: HandRecord,
  amounts: readonly Chips[],
  events: readonly HandEvent[],
): string | null {
  const told = record.claims.pots;
  if (told.length === 0) return null;
  const net = [...amounts];
  for (const event of events) if (event.type === 'rake-taken') net[event.pot]! -= event.amount;
  const same = (list: readonly Chips[]): boolean =>
    list.length === told.length && list.every((amount, index) => amount === told[index]);
  if (same(amounts) || same(net)) return null;
  return amounts.map(amount => printAmount(amount, record.decimals)).join(', ');
}

function add(sums: Map<Seat, Chips>, seat: Seat, amount: Chips): void {
  sums.set(seat, (sums.get(seat) ?? 0) + amount);
}
