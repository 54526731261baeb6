import { GAMES } from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { BOTS, type Temperament } from '../src/index.ts';
import { begin, net, playOut, type Sitter } from './table.ts';

/** Deals played; each twice, with the seats changed, so that the cards' luck mostly cancels out. */
const DEALS = 1000;

/** Standard errors above nothing that count as clear. */
const CLEARLY = 4;

describe.each(GAMES)('heads-up at %s', game => {
  it.each(BOTS.map(bot => [bot.id, bot] as const))(
    'the %s beats one who does anything',
    (_, bot: Temperament) => {
      let sum = 0;
      let squares = 0;
      for (let seed = 1; seed <= DEALS; seed++) {
        const won = [1, 2].reduce((total, seat) => {
          const sitters: Sitter[] = seat === 1 ? [bot, 'anything'] : ['anything', bot];
          return total + net(playOut(begin(game, [600, 600]), sitters, seed), seat);
        }, 0);
        sum += won;
        squares += won * won;
      }
      const mean = sum / DEALS;
      const error = Math.sqrt((squares / DEALS - mean ** 2) / DEALS);
      expect(mean / error).toBeGreaterThan(CLEARLY);
    },
    120_000,
  );
});
