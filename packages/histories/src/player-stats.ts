import type { Game, HandEvent, Seat } from '@doorcard/stud';
import { pots } from '@doorcard/stud';
import type { HandRecord } from './record.ts';
import type { Verdict } from './verify/verify.ts';

/** What a stud player looks up, counted over hands of one game. */
export interface StudCounts {
  hands: number;
  /** Won or lost, in big bets of each hand's own stake. */
  netBigBets: number;
  /** Put chips in on 3rd street of his own will: a call, a completion or a raise; the bring-in alone is none. */
  entered: number;
  /** Completed or raised on 3rd street. */
  completed: number;
  broughtIn: number;
  /** Brought in and faced a completion. */
  bringInAttacked: number;
  /** … and did not fold to it. */
  bringInDefended: number;
  saw4th: number;
  saw5th: number;
  saw6th: number;
  saw7th: number;
  showdowns: number;
  showdownsWon: number;
  /** Showdowns of hi/lo, of which one can scoop or be quartered. */
  splitShowdowns: number;
  /** Took both halves of every pot at a showdown of hi/lo, alone. */
  scooped: number;
  /** Shared one half of a hi/lo pot and had nothing of the other. */
  quartered: number;
}

export const NO_COUNTS: Readonly<StudCounts> = {
  hands: 0,
  netBigBets: 0,
  entered: 0,
  completed: 0,
  broughtIn: 0,
  bringInAttacked: 0,
  bringInDefended: 0,
  saw4th: 0,
  saw5th: 0,
  saw6th: 0,
  saw7th: 0,
  showdowns: 0,
  showdownsWon: 0,
  splitShowdowns: 0,
  scooped: 0,
  quartered: 0,
};

/** One hand of a player, counted. */
export interface CountedHand {
  readonly game: Game;
  readonly counts: StudCounts;
}

/**
 * Counts a verified hand for the player of a name; null when he is not in it, or the hand has no end.
 * Names are compared without regard to capitals.
 */
export function countHand(record: HandRecord, verdict: Verdict, name: string): CountedHand | null {
  const player = record.seats.find(seat => seat.name.toLowerCase() === name.toLowerCase());
  const { hand, events, finishingStacks } = verdict;
  if (player === undefined || hand === null || finishingStacks === null) return null;
  const counts: StudCounts = { ...NO_COUNTS, hands: 1 };
  const net = finishingStacks[record.seats.indexOf(player)]! - player.stack;
  counts.netBigBets = net / record.stakes.bigBet;
  countThird(counts, events, player.seat);
  countStreets(counts, events, player.seat);
  const live = hand.players.filter(other => !other.folded);
  if (live.length > 1 && live.some(other => other.seat === player.seat))
    countShowdown(counts, verdict, player.seat);
  return { game: record.game, counts };
}

/** Adds what was counted. */
export function addCounts(sum: StudCounts, counts: StudCounts): void {
  for (const key of Object.keys(sum) as (keyof StudCounts)[]) sum[key] += counts[key];
}

function countThird(counts: StudCounts, events: readonly HandEvent[], seat: Seat): void {
  let third = false;
  let attacked = false;
  for (const event of events) {
    if (event.type === 'street-started') third = event.street === 3;
    if (!third || !('seat' in event)) continue;
    const wager = event.type === 'completed' || event.type === 'raised' || event.type === 'bet';
    if (event.seat !== seat) {
      if (wager && counts.broughtIn > 0) attacked = true;
      continue;
    }
    if (event.type === 'bring-in-posted') counts.broughtIn = 1;
    if (wager) counts.completed = 1;
    if (wager || event.type === 'called') {
      counts.entered = 1;
      if (attacked) counts.bringInDefended = 1;
    }
  }
  if (attacked) counts.bringInAttacked = 1;
}

function countStreets(counts: StudCounts, events: readonly HandEvent[], seat: Seat): void {
  for (const event of events) {
    if (event.type === 'folded' && event.seat === seat) return;
    if (event.type !== 'street-started') continue;
    if (event.street === 4) counts.saw4th = 1;
    if (event.street === 5) counts.saw5th = 1;
    if (event.street === 6) counts.saw6th = 1;
    if (event.street === 7) counts.saw7th = 1;
  }
}

function countShowdown(counts: StudCounts, { hand }: Verdict, seat: Seat): void {
  counts.showdowns = 1;
  const { awards, setup } = hand!;
  const own = awards.filter(award => award.seat === seat);
  if (own.length > 0) counts.showdownsWon = 1;
  if (setup.game !== 'stud-hi-lo') return;
  counts.splitShowdowns = 1;
  if (own.length === 0) return;
  if (own.length === awards.length) counts.scooped = 1;
  const quartered = pots(hand!).some((_, pot) => {
    const halves = own.filter(award => award.pot === pot);
    if (halves.length !== 1 || halves[0]!.half === 'all') return false;
    return awards.some(award => award.pot === pot && award.half === halves[0]!.half && award.seat !== seat);
  });
  if (quartered) counts.quartered = 1;
}
