import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playOn, until } from './support/player.ts';
import { stage } from './support/stage.ts';

const here = stage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds serious or critical on a page, each with the first places. */
async function seriousViolations(page: Page): Promise<readonly string[]> {
  // Evaluated rather than added as a script: the room's page allows no inline scripts.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => `${node.html} ${node.failureSummary}`)
          .join(' | ')}`,
    );
}

describe('for everybody', () => {
  test.each(['dark', 'light'])('axe finds nothing serious on lobby and table, %s', async theme => {
    const ana = await here.enter(`Ana ${theme}`);
    await ana.page.evaluate(chosen => {
      localStorage.setItem('doorcard', JSON.stringify({ state: { theme: chosen }, version: 0 }));
    }, theme);
    await ana.page.reload();
    await ana.page.getByTestId('tables').locator('li').first().waitFor();
    expect(await seriousViolations(ana.page)).toEqual([]);
    await ana.comeIn();
    await ana.makeTable({ name: `Axe ${theme}`, seats: 4 });
    await ana.sit();
    await playOn([ana], 'cards', () =>
      ana.events.some(event => event.type === 'street-started' && event.street >= 4),
    );
    await until('still cards', async () => (await ana.hero.locator('[data-card]').count()) >= 3);
    expect(await seriousViolations(ana.page)).toEqual([]);
  });

  test('from the lobby to the end of a hand by keyboard alone', async () => {
    const ana = await here.enter('Keys');
    const { page } = ana;
    /** Tabs until the focus is on something so called, then presses Enter. */
    const reach = async (name: RegExp, press = 'Enter'): Promise<void> => {
      for (let step = 0; step < 150; step++) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        });
        if (name.test(focused)) return page.keyboard.press(press);
        await page.keyboard.press('Tab');
      }
      throw new Error(`no Tab leads to ${name}`);
    };
    await page.getByTestId('tables').locator('li').first().waitFor();
    for (let step = 0; step < 20; step++) {
      if ((await page.evaluate(() => document.activeElement?.tagName)) === 'INPUT') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await page.getByText('Keys', { exact: true }).first().waitFor();
    const table = await page.getByTestId('tables').locator('h3 a').first().textContent();
    await reach(new RegExp(`^${table}$`));
    await page.waitForURL('**/table/**');
    await page
      .getByRole('button', { name: /^Sit at seat/ })
      .first()
      .waitFor();
    await reach(/^Sit at seat/);
    await page.getByRole('dialog').waitFor();
    await reach(/^I'm in$/);
    await ana.hero.waitFor();
    await until(
      'a hand played by keys',
      async () => {
        await page.keyboard.press('c');
        await page.keyboard.press('s');
        return ana.sent.some(message => message.type === 'act') && ana.handsSeen >= 1;
      },
      120_000,
    );
    await page.keyboard.press('p');
    await until('the pot aloud', async () =>
      /pot is/i.test((await page.getByTestId('polite').textContent()) ?? ''),
    );
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
  });
});
