import { readFileSync } from 'node:fs';
import { type HandRecord, verify } from '@doorcard/histories';
import { houseById, pots, strength } from '@doorcard/stud';
import { describe, expect, test } from 'vitest';
import { corpusFiles, corpusHands } from './corpus.ts';

/**
 * Hands in which PokerKit does otherwise than the rulebook, with the reason by which each is told:
 *
 * - `bring-in-named-cbr`: a player whose whole stack is the bring-in names it `cbr`; PokerKit takes it for a
 *   full bet, so that the next wager is a small bet above it. The rulebook (§3): a bring-in is none.
 * - `pots-not-apart`: there are side pots, and PokerKit carries a low half that nobody qualifies for, or an odd
 *   chip, from one pot into another. The rulebook (§8): each pot is split among its own players.
 */
const listed = JSON.parse(
  readFileSync(new URL('./pokerkit-differences.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

const house = houseById('pokerkit');
if (!house.ok) throw new Error(house.fault.message);
const pokerkit = house.value;

function records(file: string): HandRecord[] {
  return corpusHands(`pokerkit/${file}`).map(({ result }) => {
    if (!result.ok) throw new Error(`${file} line ${result.fault.line}: ${result.fault.message}`);
    return result.value;
  });
}

/** Whose whole stack is the bring-in, told as a wager: by the record alone. */
function namesBringInAsWager(record: HandRecord): boolean {
  const first = record.steps.find(step => step.type === 'act');
  if (first === undefined || first.action === 'bring-in') return false;
  const seat = record.seats.find(other => other.seat === first.seat)!;
  return first.to === record.stakes.bringIn && seat.stack - seat.ante === first.to;
}

/** Side pots of which one has no qualifying low or an odd chip. */
function hasPotsToCarryFrom(record: HandRecord): boolean {
  const { hand } = verify(record, pokerkit);
  const list = pots(hand!);
  if (record.game !== 'stud-hi-lo' || list.length < 2) return false;
  return list.some(pot => {
    const lows = pot.eligible.map(seat => {
      const player = hand!.players.find(other => other.seat === seat)!;
      const community = hand!.community === null ? [] : [hand!.community];
      return strength('stud-hi-lo', [...player.cards, ...community] as never).low;
    });
    return lows.every(low => low === 0) || pot.amount % 2 === 1;
  });
}

describe('the hands of PokerKit, by its house', () => {
  test.each(corpusFiles('pokerkit'))('%s: the same choices and the same stacks', file => {
    const hands = records(file);
    expect(hands).toHaveLength(700);
    const differing: Record<string, string> = {};
    for (const record of hands) {
      const verdict = verify(record, pokerkit);
      if (verdict.status === 'ok') continue;
      const name = `${file} ${record.id}`;
      if (namesBringInAsWager(record)) differing[name] = 'bring-in-named-cbr';
      else if (verdict.mismatch?.street === null && hasPotsToCarryFrom(record))
        differing[name] = 'pots-not-apart';
      else differing[name] = verdict.reason!;
    }
    const own = Object.fromEntries(Object.entries(listed).filter(([name]) => name.startsWith(`${file} `)));
    expect(differing).toEqual(own);
  });
});
