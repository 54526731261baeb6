import type { Chips, Seat } from '@doorcard/stud';
import type { HandRecord } from '../record.ts';

interface ToldPot {
  readonly amount: Chips;
}

/**
 * The pots a record's bets make, main pot first, and what nobody matched of them. Counted from the bets alone,
 * before the hand is replayed, because the engine must know a told rake when the hand ends.
 */
export function toldPots(record: HandRecord): { readonly pots: readonly ToldPot[]; readonly excess: Chips } {
  const totals = new Map<Seat, Chips>();
  for (const { seat, ante } of record.seats) totals.set(seat, ante);
  const folded = new Set<Seat>();
  for (const step of record.steps) {
    if (step.type !== 'act') continue;
    totals.set(step.seat, (totals.get(step.seat) ?? 0) + step.amount);
    if (step.action === 'fold') folded.add(step.seat);
  }
  const all = [...totals.values()].sort((a, b) => b - a);
  const excess = (all[0] ?? 0) - (all[1] ?? 0);
  const most = all[1] ?? 0;
  const live = [...totals].filter(([seat]) => !folded.has(seat)).map(([, total]) => Math.min(total, most));
  const levels = [...new Set(live)].sort((a, b) => a - b);
  const pots: ToldPot[] = [];
  let below = 0;
  levels.forEach((level, index) => {
    const reach = index === levels.length - 1 ? most : level;
    let amount = 0;
    for (const total of all) amount += Math.max(0, Math.min(total, reach) - below);
    if (amount > 0) pots.push({ amount });
    below = reach;
  });
  return { pots, excess };
}

/**
 * How a told rake may be spread over the pots, likeliest first: as the shares won of each pot tell it; all from
 * the main pot; a part of each. Empty lists mean no rake.
 */
export function rakeSpreads(record: HandRecord): readonly (readonly Chips[])[] {
  const printed = record.claims.rake;
  if (printed === 0) return [[]];
  // Without an all-in there is one pot, and no need to count it.
  const oneWager = !record.steps.some(step => step.type === 'act' && step.allIn);
  if (printed !== null && oneWager && !record.seats.some(seat => seat.ante === seat.stack))
    return [[printed]];
  const { pots, excess } = toldPots(record);
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const rake = toldRake(record, total, excess);
  if (rake <= 0 || rake > total) return [[]];
  if (pots.length < 2) return [[rake]];
  const spreads: Chips[][] = [];
  const collected = record.claims.collected;
  if (collected.length > 0 && collected.every(share => share.pot !== null)) {
    const left = pots.map(pot => pot.amount);
    for (const { pot, amount } of collected) if (pot! < left.length) left[pot!]! -= amount;
    if (left.every(amount => amount >= 0) && sum(left) === rake) spreads.push(left);
  }
  if (pots[0]!.amount >= rake) spreads.push([rake]);
  const parts = pots.map(pot => Math.floor((pot.amount * rake) / total));
  parts[0]! += rake - sum(parts);
  spreads.push(parts);
  return spreads;
}

/**
 * The rake as printed, or what is missing from what was won, as far as it can be a rake: rooms take none in
 * tournaments and a tenth of the pot at most (FACTS §1). What is missing beyond that is a share not told.
 */
function toldRake(record: HandRecord, total: Chips, excess: Chips): Chips {
  const { rake, collected, collectedWithReturns, finishing } = record.claims;
  if (rake !== null) return rake;
  let missing = 0;
  if (collected.length > 0) {
    const won = sum(collected.map(share => share.amount));
    missing = total - won + (collectedWithReturns ? excess : 0);
  } else if (finishing.length === record.seats.length && !finishing.includes(null)) {
    missing = sum(record.seats.map(seat => seat.stack)) - sum(finishing.map(stack => stack ?? 0));
  }
  return record.kind === 'cash' && missing <= Math.ceil(total / 10) ? missing : 0;
}

function sum(amounts: readonly Chips[]): Chips {
  return amounts.reduce((total, amount) => total + amount, 0);
}
