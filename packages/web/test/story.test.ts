import { describe, expect, test } from 'vitest';
import { en } from '../src/messages/en/index.ts';
import { eventsAt, filmOf, handAt, stepOfStreet, stepsOf } from '../src/replayer/film.ts';
import { logLines } from '../src/table/log-lines.ts';
import { litCards, seenCards, winnings } from '../src/table/story.ts';
import { playedHand } from './hands.ts';

const nameOf = (seat: number): string => `P${seat}`;

describe('what is told of a hand', () => {
  test('winnings add up to the awards, and a scoop is one line', () => {
    let scoops = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { hand } = playedHand('stud-hi-lo', seed, 2);
      const lines = winnings(hand);
      const sum = (list: readonly { amount: number }[]): number =>
        list.reduce((all, { amount }) => all + amount, 0);
      expect(sum(lines)).toBe(sum(hand.awards));
      const keys = lines.map(({ pot, seat }) => `${pot} ${seat}`);
      expect(new Set(keys).size).toBe(keys.length);
      scoops += lines.filter(({ half }) => half === 'scoop').length;
    }
    expect(scoops).toBeGreaterThan(0);
  });

  test('exactly five cards of a winner are lit for a half', () => {
    let shown = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { hand } = playedHand('stud-high', seed, 2);
      for (const cards of litCards(hand).values()) {
        shown++;
        expect(cards.size).toBe(5);
      }
    }
    expect(shown).toBeGreaterThan(5);
  });

  test('cards of folded players are dead, and nobody’s down card is seen by the rail', () => {
    const { hand, events } = playedHand('razz', 5);
    for (const player of hand.players) {
      const up = player.cards.slice(2, 6);
      for (const card of up) expect(seenCards(hand, null).get(card!)).toBe(player.folded ? 'dead' : 'live');
    }
    const film = filmOf('', events, new Map(), 1);
    const steps = stepsOf(events);
    const first = handAt(eventsAt(film, steps, stepOfStreet(events, steps, 3)!, false));
    for (const player of first.players) expect(player.cards.slice(0, 2)).toEqual([null, null]);
    const revealed = handAt(eventsAt(film, steps, stepOfStreet(events, steps, 3)!, true));
    expect(revealed.players[0]!.cards.includes(null)).toBe(false);
    expect(revealed.players[1]!.cards.slice(0, 2)).toEqual([null, null]);
  });

  test('every street has a line with the boards, and the log ends with who won', () => {
    const { events } = playedHand('stud-high', 3);
    const lines = logLines(events, nameOf, null, en);
    const streets = events.filter(event => event.type === 'street-started').length;
    expect(lines.filter(line => line.kind === 'street')).toHaveLength(streets);
    expect(lines.filter(line => line.kind === 'result').length).toBe(
      events.filter(event => event.type === 'awarded').length,
    );
    expect(lines.some(line => /brings in: .+ is the lowest card/.test(line.text))).toBe(true);
  });

  test('the last step of the replayer is the whole hand', () => {
    const { events } = playedHand('stud-hi-lo', 9);
    const steps = stepsOf(events);
    expect(steps.at(-1)).toBe(events.length);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});
