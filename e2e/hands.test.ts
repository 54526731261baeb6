import { describe, expect, test } from 'vitest';
import { type Player, playOn, until } from './support/player.ts';
import { downCardsTold, leaks } from './support/secrets.ts';
import { stage } from './support/stage.ts';

const here = stage();
let tables = 0;

async function seatedPair(
  game: 'Seven Card Stud' | 'Stud Hi/Lo' | 'Razz',
  bots = true,
): Promise<[Player, Player]> {
  const ana = await here.enter(`Ana${++tables}`);
  const bruno = await here.enter(`Bruno${tables}`);
  await ana.comeIn();
  await bruno.comeIn();
  const address = await ana.makeTable({ name: `Table ${tables}`, game, seats: 4, bots });
  await ana.sit();
  await bruno.page.goto(address);
  await bruno.sit();
  return [ana, bruno];
}

/** Has somebody seen a showdown of at least two hands? */
const showdowns = (player: Player): number =>
  player.events.filter(event => event.type === 'shown' && event.cards.length === 7).length;

describe('two people and bots', () => {
  test.each(['Seven Card Stud', 'Stud Hi/Lo', 'Razz'] as const)(
    'play hands of %s to showdown, each seeing his own cards and never the other’s',
    async game => {
      const [ana, bruno] = await seatedPair(game);
      await playOn([ana, bruno], 'two hands, a showdown among them', () => {
        return ana.handsSeen >= 2 && bruno.handsSeen >= 2 && showdowns(ana) >= 1 && showdowns(bruno) >= 1;
      });
      for (const player of [ana, bruno]) {
        expect(leaks(player)).toEqual([]);
        const own = downCardsTold(player, player.seat!);
        expect(own.length).toBeGreaterThanOrEqual(2);
        expect(own).not.toContain(null);
      }
      expect(downCardsTold(ana, bruno.seat!).length).toBeGreaterThanOrEqual(2);
      expect(downCardsTold(ana, bruno.seat!).every(card => card === null)).toBe(true);
      expect(downCardsTold(bruno, ana.seat!).every(card => card === null)).toBe(true);
    },
  );

  test('see one’s own hidden cards marked, and the log say who opened and why', async () => {
    const [ana, bruno] = await seatedPair('Seven Card Stud');
    await until('cards', async () => (await ana.hero.locator('[data-card]').count()) >= 3);
    expect(await ana.hero.getByText('only you').count()).toBeGreaterThanOrEqual(2);
    await until('why', async () => (await ana.page.getByTestId('why').count()) === 1);
    expect(await ana.page.getByTestId('why').textContent()).toMatch(/bring in|brings in|open|showing/);
    await playOn([ana, bruno], 'a winner in the log', async () =>
      /wins? \d/.test((await ana.page.getByTestId('log').textContent()) ?? ''),
    );
  });
});
