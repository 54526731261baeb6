import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startBrowser } from './browser.ts';
import { Player } from './player.ts';
import { type Room, startRoom } from './room.ts';

/** A room and a browser for the tests of one file; whoever entered leaves after each test. */
export interface Stage {
  enter(name: string): Promise<Player>;
  readonly room: Room;
  readonly browser: Browser;
}

export function stage(): Stage {
  let room: Room | null = null;
  let browser: Browser | null = null;
  let players: Player[] = [];
  beforeAll(async () => {
    room = await startRoom();
    browser = await startBrowser();
  });
  afterEach(async () => {
    for (const player of players) await player.leave();
    players = [];
  });
  afterAll(async () => {
    await browser?.close();
    await room?.stop();
  });
  return {
    get room() {
      return room!;
    },
    get browser() {
      return browser!;
    },
    async enter(name) {
      const player = await Player.enter(browser!, room!.url, name);
      players.push(player);
      return player;
    },
  };
}
