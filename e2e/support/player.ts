import type { HandEvent } from '@doorcard/stud';
import type { ToClient, ToRoom } from '@doorcard/wire';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

/** What a table of a test is made of; everything else as the form proposes it. */
export interface TableWish {
  readonly name: string;
  readonly game?: 'Seven Card Stud' | 'Stud Hi/Lo' | 'Razz';
  readonly house?: string;
  readonly seats?: number;
  readonly clock?: number;
  readonly bots?: boolean;
}

/** A person in a browser of his own: what he does with mouse and keys, and every frame the room sends him. */
export class Player {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything received over the WebSocket, in order. */
  readonly received: ToClient[] = [];
  /** Everything sent over the WebSocket, in order. */
  readonly sent: ToRoom[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.record(page);
  }

  /** Opens the lobby in a fresh browser window. */
  static async enter(browser: Browser, url: string, name: string): Promise<Player> {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 860 },
    });
    const player = new Player(name, context, await context.newPage());
    await player.page.goto('/');
    return player;
  }

  /** Keeps the frames of a page; further tabs of the same person can be recorded too. */
  record(page: Page): void {
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) =>
        this.received.push(JSON.parse(String(payload)) as ToClient),
      );
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload)) as ToRoom));
    });
  }

  /** Goes to a page of the lobby's kind and comes in there. */
  async comeInAt(path: string): Promise<void> {
    await this.page.goto(path);
    await this.comeIn();
  }

  async comeIn(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Come in' }).click();
    await this.page.getByText(this.name, { exact: true }).first().waitFor();
  }

  /** Makes a private table by the form. @returns the address friends are given */
  async makeTable(wish: TableWish): Promise<string> {
    const { page } = this;
    await page.goto('/create');
    await page.getByLabel('Name of the table').fill(wish.name);
    if (wish.game) await page.getByRole('button', { name: wish.game, exact: true }).click();
    if (wish.house) await page.getByLabel('House', { exact: true }).selectOption(wish.house);
    if (wish.seats) await page.getByLabel('Seats', { exact: true }).fill(String(wish.seats));
    if (wish.clock) await page.getByLabel('Seconds to act').first().fill(String(wish.clock));
    if (wish.bots === false) await page.getByRole('switch', { name: 'Bots fill the empty seats' }).click();
    await page.getByRole('switch', { name: 'Private: only by invitation link' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/table/**');
    return page.url();
  }

  /** Takes any free seat: bots may have been quicker at the one we had in mind. */
  async sit(): Promise<void> {
    await until(`${this.name} to have a seat`, async () => {
      if ((await this.hero.count()) > 0) return true;
      const dialog = this.page.getByRole('dialog');
      const patience = { timeout: 2_000 };
      try {
        if ((await dialog.count()) > 0) await this.page.keyboard.press('Escape');
        await this.page
          .getByRole('button', { name: /^Sit at seat/ })
          .first()
          .click(patience);
        await dialog.getByRole('button', { name: "I'm in" }).click(patience);
        await this.hero.waitFor(patience);
        return true;
      } catch {
        return false;
      }
    });
  }

  get hero(): Locator {
    return this.page.getByTestId('hero');
  }

  get actions(): Locator {
    return this.page.getByTestId('actions');
  }

  /** Does the cheapest thing that stays in: bring in, check or call. False when nothing is asked. */
  async stayIn(): Promise<boolean> {
    for (const action of ['show', 'bring-in', 'check', 'call']) {
      const button = this.page.locator(`[data-action="${action}"]`);
      if ((await button.count()) === 0) continue;
      // The button may vanish while we reach for it: then the decision was answered otherwise.
      await button.click({ timeout: 1_000 }).catch(() => undefined);
      return true;
    }
    return false;
  }

  /** All events of hands this person was sent, in order, each once. */
  get events(): readonly HandEvent[] {
    return this.received.flatMap(message => (message.type === 'happened' ? message.events : []));
  }

  /** The number of hands he has seen end. */
  get handsSeen(): number {
    return this.received.filter(message => message.type === 'happened' && message.finished !== undefined)
      .length;
  }

  /** His seat as the room last said. */
  get seat(): number | null {
    for (const message of this.received.toReversed()) {
      if (message.type === 'happened' || message.type === 'snapshot') return message.you;
    }
    return null;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** Waits until something holds, looking often; fails with what was waited for. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = 60_000,
): Promise<void> {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${within / 1000} s in vain for: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 60));
  }
}

/** All keep staying in until something holds. */
export async function playOn(
  players: readonly Player[],
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = 120_000,
): Promise<void> {
  await until(
    what,
    async () => {
      if (await holds()) return true;
      for (const player of players) await player.stayIn();
      return holds();
    },
    within,
  );
}
