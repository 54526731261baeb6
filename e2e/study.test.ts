import { describe, expect, test } from 'vitest';
import { playOn, until } from './support/player.ts';
import { stage } from './support/stage.ts';

const here = stage();

describe('studying', () => {
  test('a hand just played opens in the replayer by its link, and only for those who were in it', async () => {
    const ana = await here.enter('Replay');
    await ana.comeIn();
    await ana.makeTable({ name: 'Film', seats: 3 });
    await ana.sit();
    await playOn([ana], 'a hand of one’s own', async () => {
      await ana.page.getByRole('tab', { name: 'Last hands' }).click();
      return (await ana.page.getByRole('link', { name: 'Replay' }).count()) > 0;
    });
    await ana.page.getByRole('link', { name: 'Replay' }).last().click();
    await ana.page.waitForURL('**/replayer/**');
    await ana.hero.waitFor();
    const address = ana.page.url();
    // One's own down cards are face down until asked for.
    await ana.page.keyboard.press('3');
    await until('3rd street', async () => (await ana.hero.locator('li').count()) === 3);
    expect(await ana.hero.locator('[data-card]').count()).toBe(1);
    await ana.page.getByRole('button', { name: 'Reveal my cards' }).click();
    await until('the cards', async () => (await ana.hero.locator('[data-card]').count()) === 3);
    await ana.page.keyboard.press('End');
    await until('the winner', async () => (await ana.page.getByTestId('winners').count()) === 1);
    const stranger = await here.enter('Stranger');
    await stranger.page.goto(address);
    await stranger.page.getByRole('alert').waitFor();
    await stranger.comeInAt('/');
    await stranger.page.goto(address);
    expect(await stranger.page.getByRole('alert').textContent()).toMatch(/not open to you|no such hand/);
  });

  test('the odds page counts exactly, takes typed and clicked cards, and says the spot in its address', async () => {
    const { page } = await here.enter('Odds');
    await page.goto('/odds?game=stud-high&hands=AsAhKd,7c8c9c');
    await page
      .getByTestId('method')
      .getByText(/^exact/)
      .waitFor();
    const shares = (await page.getByTestId('equity').allTextContents()).map(text => Number.parseFloat(text));
    expect(shares).toHaveLength(2);
    expect(shares[0]! + shares[1]!).toBeCloseTo(100, 0);
    await page.getByLabel('Dead cards: Type cards').fill('Ad');
    await page.keyboard.press('Enter');
    await page.waitForURL(/dead=Ad/);
    await page.getByRole('button', { name: 'king of hearts' }).click();
    await page.waitForURL(/hands=AsAhKdKh/);
    await until('new numbers', async () => {
      const now = (await page.getByTestId('equity').allTextContents()).map(text => Number.parseFloat(text));
      return now.length === 2 && now[0] !== shares[0];
    });
  });
});
