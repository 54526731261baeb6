import { GAMES, HOUSES, houseById, seededPick } from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../src/index.ts';
import { begin, must, net, playOut } from './table.ts';

/** Hands of each game in each house: over two thousand in all. */
const HANDS = 70;

describe.each(HOUSES.map(({ id }) => id))('in the house %s', id => {
  const house = must(houseById(id));

  it.each(GAMES)(
    'bots alone play %s to the end, no chip lost, nothing refused',
    game => {
      const pick = seededPick(77);
      for (let seed = 1; seed <= HANDS; seed++) {
        const seats = 2 + (seed % (Math.min(8, house.axes.seats) - 1));
        // Every third table has short stacks, so that all-ins of every size come up.
        const stacks = Array.from({ length: seats }, () => (seed % 3 === 0 ? 8 + pick(90) : 600));
        const sitters = stacks.map((_, index) => BOTS[(index + seed) % BOTS.length]!);
        const ended = playOut(begin(game, stacks, house), sitters, seed);
        expect(ended.phase).toBe('ended');
        expect(stacks.reduce((sum, _, index) => sum + net(ended, index + 1), 0)).toBe(0);
      }
    },
    60_000,
  );
});

it('bots see showdowns and win pots without them', () => {
  for (const game of GAMES) {
    let showdowns = 0;
    const hands = 60;
    for (let seed = 1; seed <= hands; seed++) {
      const ended = playOut(begin(game, [600, 600, 600, 600]), [...BOTS, BOTS[0]], seed);
      if (ended.players.filter(player => !player.folded).length > 1) showdowns++;
    }
    expect(showdowns, game).toBeGreaterThan(hands / 20);
    expect(showdowns, game).toBeLessThan(hands);
  }
});
