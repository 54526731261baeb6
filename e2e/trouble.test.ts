import { describe, expect, test } from 'vitest';
import { type Player, playOn, type TableWish, until } from './support/player.ts';
import { leaks } from './support/secrets.ts';
import { stage } from './support/stage.ts';

const here = stage();
let guests = 0;

async function pair(wish: Omit<TableWish, 'name'>): Promise<[Player, Player]> {
  guests++;
  const ana = await here.enter(`Ana${guests}`);
  const bruno = await here.enter(`Bruno${guests}`);
  await ana.comeIn();
  await bruno.comeIn();
  const address = await ana.makeTable({ name: `Trouble ${guests}`, seats: 2, bots: false, ...wish });
  await ana.sit();
  await bruno.page.goto(address);
  await bruno.sit();
  return [ana, bruno];
}

/** Waits for a decision of the first player, while the other stays in. */
async function untilAsked(player: Player, other: Player, action = '[data-action]'): Promise<void> {
  await until(`${player.name} to be asked`, async () => {
    if ((await player.actions.locator(action).count()) > 0) return true;
    if (action !== '[data-action]') await player.stayIn();
    await other.stayIn();
    return false;
  });
}

const cardsOf = async (player: Player): Promise<string[]> =>
  player.hero
    .locator('[data-card]')
    .evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset.card ?? ''));

describe('what goes wrong at a table', () => {
  test('a reload in mid-hand brings back one’s cards and one’s decision', async () => {
    const [ana, bruno] = await pair({});
    await untilAsked(ana, bruno);
    const before = await cardsOf(ana);
    await ana.page.reload();
    await until('the same cards', async () => (await cardsOf(ana)).join() === before.join());
    await ana.actions.locator('[data-action]').first().waitFor();
    await playOn([ana, bruno], 'the hand to end', () => bruno.handsSeen >= 1);
    expect(leaks(ana)).toEqual([]);
  });

  test('five seconds offline: the hand goes on where it was', async () => {
    const [ana, bruno] = await pair({});
    await untilAsked(ana, bruno);
    const before = await cardsOf(ana);
    await ana.context.setOffline(true);
    await ana.page.getByText('The connection is gone').waitFor();
    await new Promise(resolve => setTimeout(resolve, 5_000));
    await ana.context.setOffline(false);
    await until(
      'the line',
      async () => (await ana.page.getByText('The connection is gone').count()) === 0,
      20_000,
    );
    expect(await cardsOf(ana)).toEqual(before);
    await playOn([ana, bruno], 'the hand to end', () => ana.handsSeen >= 1 && bruno.handsSeen >= 1);
    expect(leaks(ana)).toEqual([]);
  });

  test('out of time facing a bet folds where the house says so', async () => {
    const [ana, bruno] = await pair({ house: 'six-max', clock: 4 });
    await untilAsked(ana, bruno, '[data-action="call"]');
    await until(
      'the fold',
      () => ana.events.some(event => event.type === 'folded' && event.seat === ana.seat),
      15_000,
    );
    expect(ana.events.some(event => event.type === 'timed-out' && !event.protected)).toBe(true);
  });

  test('out of time facing a bet is all-in for the pot in the ten-second house', async () => {
    const [ana, bruno] = await pair({ house: 'ten-second', clock: 4 });
    await untilAsked(ana, bruno, '[data-action="call"]');
    await until(
      'the protection',
      () =>
        ana.events.some(event => event.type === 'timed-out' && event.seat === ana.seat && event.protected),
      15_000,
    );
    expect(ana.events.some(event => event.type === 'folded' && event.seat === ana.seat)).toBe(false);
    await playOn([bruno], 'the hand to run out', () => bruno.handsSeen >= 1);
  });

  test('a second click answers nothing, and an answer to an old decision is refused', async () => {
    const [ana, bruno] = await pair({});
    await untilAsked(ana, bruno);
    const stay = ana.actions.locator('[data-action="call"], [data-action="check"], [data-action="bring-in"]');
    await stay.first().dblclick();
    await until('an act', () => ana.sent.some(message => message.type === 'act'));
    const acts = ana.sent.filter(message => message.type === 'act');
    const [act] = acts;
    expect(acts.filter(other => other.decision === act!.decision)).toHaveLength(1);
    await until('the room to go on', () =>
      ana.received.some(message => message.type === 'answer' && message.id === act!.id),
    );
    const refusal = await ana.page.evaluate(
      late =>
        new Promise<unknown>(resolve => {
          const socket = new WebSocket(`ws://${location.host}/api/socket`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: 'join', id: 1, tableId: late.tableId }));
            socket.send(JSON.stringify({ ...late, id: 2 }));
          };
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as {
              type: string;
              id?: number;
              refusal?: { code: string };
            };
            if (message.type !== 'answer' || message.id !== 2) return;
            socket.close();
            resolve(message.refusal?.code ?? 'accepted');
          };
        }),
      act as typeof act & { tableId: string },
    );
    expect(refusal).toBe('stale-decision');
  });

  test('a wish made before one’s turn answers by itself when the turn comes', async () => {
    const [ana, bruno] = await pair({});
    let wisher: Player | null = null;
    await playOn([ana, bruno], 'somebody to wish', async () => {
      for (const player of [ana, bruno]) {
        const wish = player.page.getByRole('button', { name: 'Check/Fold', exact: true });
        if ((await wish.count()) === 0) continue;
        await wish.click({ timeout: 1_000 }).catch(() => undefined);
        if ((await wish.getAttribute('aria-pressed', { timeout: 500 }).catch(() => null)) !== 'true')
          continue;
        wisher = player;
        return true;
      }
      return false;
    });
    const one: Player = wisher!;
    const other = one === ana ? bruno : ana;
    const before = one.sent.filter(message => message.type === 'act').length;
    await until('the wish to be carried out', async () => {
      await other.stayIn();
      return one.sent.filter(message => message.type === 'act').length > before;
    });
    const act = one.sent.findLast(message => message.type === 'act');
    expect(['check', 'fold']).toContain(act!.action.action);
  });
});
