import { type Award, type Chips, type Hand, type HandEvent, pots, type Seat } from '@doorcard/stud';
import type { Collected, HandRecord } from '../record.ts';

/** The shares the history tells, spread over the pots: for hands whose winner the cards known cannot tell. */
export function toldAwards(record: HandRecord, hand: Hand, events: readonly HandEvent[]): Award[] {
  const list = pots(hand);
  const { rake } = hand.setup;
  const left = list.map(
    (pot, index) => pot.amount - (rake !== undefined && 'perPot' in rake ? (rake.perPot[index] ?? 0) : 0),
  );
  const returned = new Map<Seat, Chips>();
  if (record.claims.collectedWithReturns) {
    for (const event of events) if (event.type === 'returned') returned.set(event.seat, event.amount);
  }
  const awards: Award[] = [];
  for (const share of told(record, hand)) {
    let amount = share.amount - (returned.get(share.seat) ?? 0);
    returned.delete(share.seat);
    const order = share.pot === null ? list.map((_, index) => list.length - 1 - index) : [share.pot];
    for (const pot of order) {
      if (amount <= 0 || list[pot] === undefined || !list[pot].eligible.includes(share.seat)) continue;
      const part = Math.min(amount, left[pot]!);
      if (part <= 0) continue;
      left[pot]! -= part;
      amount -= part;
      awards.push({ pot, seat: share.seat, amount: part, half: share.half ?? 'all' });
    }
  }
  return awards;
}

/** Does the history tell of anybody that he won? */
export function tellsWinner(record: HandRecord): boolean {
  return record.claims.collected.length > 0 || record.claims.finishing.some(stack => stack !== null);
}

/** Does the history tell of this player that he won? */
export function toldToWin(record: HandRecord, hand: Hand, seat: Seat): boolean {
  return told(record, hand).some(share => share.seat === seat && share.amount > 0);
}

/** What each is told to have won: as collected, else by the stacks at the end. */
function told(record: HandRecord, hand: Hand): readonly Omit<Collected, 'line'>[] {
  const { collected, finishing } = record.claims;
  if (collected.length > 0 || finishing.length === 0) return collected;
  return record.seats.map(({ seat }, index) => {
    const now = hand.players.find(player => player.seat === seat)!.stack;
    return { seat, amount: (finishing[index] ?? now) - now, pot: null, half: null };
  });
}
