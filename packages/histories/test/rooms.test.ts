import { type HandRecord, type Verdict, verify } from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { corpusHands, corpusIndex, type IndexEntry } from './corpus.ts';

const entries = corpusIndex().filter(entry => /^(stars|wsop)-/.test(entry.file));
const files = [...new Set(entries.map(entry => entry.file))];

/**
 * What a verdict says of a hand, in the words of the corpus' index: hundredths of a unit; where the index tells
 * net results and no collected ones, it counts what came back as put in.
 */
function asIndex(record: HandRecord, verdict: Verdict, entry: IndexEntry) {
  const name = (seat: number): string => record.seats.find(other => other.seat === seat)!.name;
  const scale = 10 ** (2 - record.decimals);
  const netOnly = Object.keys(entry.net).length > 0;
  const contributed: Record<string, number> = {};
  const collected: Record<string, number> = {};
  const net: Record<string, number> = {};
  const firstActor: Record<string, string> = {};
  verdict.hand!.players.forEach((player, index) => {
    contributed[name(player.seat)] = player.total * scale;
    if (netOnly) net[name(player.seat)] = (player.stack - record.seats[index]!.stack) * scale;
  });
  for (const event of verdict.events) {
    if (event.type === 'returned' && netOnly) contributed[name(event.seat)]! += event.amount * scale;
    if (event.type !== 'awarded' || netOnly) continue;
    collected[name(event.seat)] = (collected[name(event.seat)] ?? 0) + event.amount * scale;
  }
  for (const { street, seat } of verdict.decisions) firstActor[street] ??= name(seat);
  const first = verdict.events.find(event => event.type === 'bring-in-posted');
  const bringIn = first?.type === 'bring-in-posted' ? name(first.seat) : null;
  return { contributed, collected, net, first_actor: firstActor, bring_in: bringIn };
}

describe('hands of PokerStars and of the WSOP', () => {
  test('there are 54 and 18', () => {
    expect(entries.filter(entry => entry.file.startsWith('stars'))).toHaveLength(54);
    expect(entries.filter(entry => entry.file.startsWith('wsop'))).toHaveLength(18);
  });

  test.each(files)('%s', file => {
    const hands = corpusHands(`rooms/${file}`);
    const told = entries.filter(entry => entry.file === file);
    expect(hands).toHaveLength(told.length);
    hands.forEach(({ result }, index) => {
      if (!result.ok) throw new Error(`${result.fault.line}: ${result.fault.message}`);
      const verdict = verify(result.value);
      expect(verdict.reason).toBeNull();
      expect(verdict.status).toBe('ok');
      expect(told[index]).toMatchObject(asIndex(result.value, verdict, told[index]!));
    });
  });
});
