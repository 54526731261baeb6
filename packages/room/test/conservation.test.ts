/** After every entry of every table, the ledger has what the table has, and all accounts together are 0. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES, seededPick } from '@doorcard/stud';
import { expect, it } from 'vitest';
import { potOf, stackOf } from '../src/ledger.ts';
import type { TableState } from '../src/table/state.ts';
import { anyOption, Player } from './support/player.ts';
import { handsFinished, makeTable, seated, testRoom } from './support/room.ts';

/** What a table's seats and pot should have in the ledger. */
function accountsOf(tableId: string, state: TableState): Map<string, number> {
  const accounts = new Map<string, number>();
  const running = state.hand !== null && state.hand.hand.phase !== 'ended' ? state.hand : null;
  let pot = 0;
  for (const player of running?.hand.players ?? []) {
    const { personId } = running!.dealtIn[player.seat]!;
    accounts.set(stackOf(tableId, personId), player.stack);
    pot += player.total;
  }
  for (const award of running?.hand.awards ?? []) pot -= award.amount;
  accounts.set(potOf(tableId), pot);
  for (const sitter of state.seats) {
    if (sitter === null) continue;
    const account = stackOf(tableId, sitter.personId);
    accounts.set(account, (accounts.get(account) ?? sitter.stack) + sitter.toppedUp);
  }
  return accounts;
}

it('conserves chips in every game, with buying, topping up, leaving and coming again in between', async () => {
  const room = await testRoom();
  const books = new DatabaseSync(join(room.data, 'doorcard.sqlite'), { readOnly: true });
  const balance = books.prepare('select chips from balances where account = ?');
  const total = books.prepare(
    'select sum(chips) as sum, min(case when account = ? then 0 else chips end) as least from balances',
  );
  let checked = 0;
  const wrong: string[] = [];
  const watch = (tableId: string) =>
    room.room.bus.listen(tableId, news => {
      if (news.type !== 'entry') return;
      for (const [account, chips] of accountsOf(tableId, news.state)) {
        const held = Number(balance.get(account)?.chips ?? 0);
        if (held !== chips)
          wrong.push(`entry ${news.entry.number}: ${account} has ${held}, the table says ${chips}`);
      }
      const sums = total.get('bank');
      if (sums?.sum !== 0 || Number(sums?.least) < 0)
        wrong.push(`entry ${news.entry.number}: ${JSON.stringify(sums)}`);
      checked++;
    });
  for (const [index, game] of GAMES.entries()) {
    const pick = seededPick(index + 1);
    const maker = await Player.named(room.address, `Maker ${index}`);
    const tableId = await makeTable(maker, { game, house: 'six-max', buyIn: { least: 30, most: 200 } });
    watch(tableId);
    const finished = handsFinished(room, tableId, 30);
    const players = await seated(
      room,
      tableId,
      ['Ana', 'Bea', 'Ciro', 'Dina'].map(name => `${name} ${index}`),
      60,
    );
    const sitAgain = async (player: Player): Promise<void> => {
      for (let tries = 0; tries < 50; tries++) {
        const wanted = { type: 'sit' as const, tableId, seat: 1 + pick(6), buyIn: 30 + pick(60) };
        const answer = await player.ask(wanted).catch(() => null);
        if (answer?.refusal?.code !== 'seat-taken') return;
      }
    };
    for (const player of players) {
      const choose = anyOption(pick);
      player.plays(tableId, options => choose(options));
      // Between and during hands, people do what people do.
      const before = player.onMessage;
      player.onMessage = message => {
        before(message);
        if (message.type !== 'happened') return;
        const told = player.tables.get(tableId)!;
        if (told.you === null) return void sitAgain(player);
        const wish = pick(60);
        if (wish === 0) void player.ask({ type: 'leave', tableId }).catch(() => {});
        else if (wish < 4) void player.ask({ type: 'top-up', tableId, amount: 1 + pick(60) }).catch(() => {});
        // Only in mid-hand: the end of it brings him back, and the game never stands still.
        else if (wish === 4 && told.hand !== null && told.hand.phase !== 'ended')
          void player.ask({ type: 'sit-out', tableId }).catch(() => {});
        if (message.finished !== undefined) {
          void player.ask({ type: 'top-up', tableId, amount: 40 }).catch(() => {});
          void player.ask({ type: 'come-back', tableId }).catch(() => {});
        }
      };
    }
    await finished;
    for (const player of [...players, maker]) await player.close();
  }
  books.close();
  await room.end();
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(1_000);
});
