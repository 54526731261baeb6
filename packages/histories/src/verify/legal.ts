import { playersOf } from '../player-order.ts';
import type { HandRecord } from '../record.ts';
import type { Mismatch } from './mismatch.ts';
import type { Decision } from './replay-record.ts';

/**
 * Compares the choices of each decision with those another engine allowed (`_legal`): the first difference.
 * A whole stack that is exactly the bring-in is told by that engine twice, as `pb n` and as `cbr n`: the same
 * chips, so the second name is no difference.
 */
export function legalDifference(record: HandRecord, decisions: readonly Decision[]): Mismatch | null {
  const { legal } = record;
  if (legal === undefined) return null;
  const players = playersOf(record);
  const numbers = new Map(players.map((seat, index) => [seat.seat, index + 1]));
  const length = Math.max(legal.length, decisions.length);
  for (let index = 0; index < length; index++) {
    const decision = decisions[index];
    const ours = decision === undefined ? 'no decision' : printChoices(decision, numbers.get(decision.seat)!);
    const theirs = (legal[index] ?? 'no decision').replace(/ pb (\d+) cbr \1$/, ' pb $1');
    if (ours === theirs) continue;
    const player = decision === undefined ? null : (players[numbers.get(decision.seat)! - 1]?.name ?? null);
    return {
      street: decision?.street ?? null,
      player,
      told: `the choices "${theirs}"`,
      rules: `"${ours}"`,
      rule: 'the choices of `_legal`',
      line: record.steps[0]?.line ?? record.claims.line,
    };
  }
  return null;
}

/** A decision in the words of `_legal`: `p2 s3 f cc 4 cbr 20`. */
export function printChoices({ street, options }: Decision, player: number): string {
  let text = `p${player} s${street}`;
  const call = options.find(option => option.action === 'call');
  const bringIn = options.find(option => option.action === 'bring-in');
  if (options.some(option => option.action === 'fold')) text += ' f';
  text +=
    bringIn !== undefined ? ` pb ${'amount' in bringIn ? bringIn.amount : 0}` : ` cc ${call?.amount ?? 0}`;
  for (const option of options) {
    if (option.action === 'complete' || option.action === 'bet' || option.action === 'raise')
      text += ` cbr ${option.to}`;
  }
  return text;
}
