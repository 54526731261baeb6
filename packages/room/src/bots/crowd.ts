import { BOT_NAMES, BOTS } from '@doorcard/bots';
import type { Room } from '../room.ts';
import type { TableConfig } from '../table/config.ts';
import type { Table } from '../table/table.ts';
import { BotPlayer } from './bot-player.ts';

/** The most bots at one table: even a long one should not look like a crowd of them. */
const MOST_BOTS = 5;

/** A table this small is filled; a bigger one keeps a seat free for people. */
const SMALL_TABLE = 3;

/** How many bots a table should have. They make way for those who wait. */
export function botsWanted(config: TableConfig, people: number, waiting: number): number {
  if (!config.bots) return 0;
  const { seats } = config;
  const keepFree = people === 0 || seats > SMALL_TABLE ? 1 : 0;
  return Math.max(0, Math.min(MOST_BOTS, seats - people - keepFree - waiting));
}

/** The bots of the house: they fill tables that want them, and get up for people. */
export class Crowd {
  readonly #room: Room;
  readonly #players = new Map<string, Map<string, BotPlayer>>();
  readonly #listening = new Map<string, () => void>();
  readonly #busy = new Set<string>();
  readonly #again = new Set<string>();
  readonly #stopLobby: () => void;
  #open = true;

  constructor(room: Room) {
    this.#room = room;
    this.#stopLobby = room.lobby.listen(({ changed, gone }) => {
      for (const id of gone) this.#forget(id);
      for (const table of changed) this.attend(table);
    });
    for (const table of room.all()) this.attend(table);
  }

  /** Looks after a table from now on. */
  attend(table: Table): void {
    const { id, bots } = table.config;
    if (!bots || !this.#open || this.#listening.has(id)) return;
    const stop = this.#room.bus.listen(id, news => {
      const seats = news.type === 'entry' && (news.entry.seats.length > 0 || news.finished !== null);
      if (seats || news.type === 'waiting') void this.#see(table);
    });
    this.#listening.set(id, stop);
    void this.#see(table);
  }

  close(): void {
    this.#open = false;
    this.#stopLobby();
    for (const id of [...this.#listening.keys()]) this.#forget(id);
  }

  #forget(tableId: string): void {
    this.#listening.get(tableId)?.();
    this.#listening.delete(tableId);
    for (const player of this.#players.get(tableId)?.values() ?? []) player.close();
    this.#players.delete(tableId);
  }

  /** One look at a table at a time; what happens meanwhile is looked at after it. */
  async #see(table: Table): Promise<void> {
    const { id } = table.config;
    if (this.#busy.has(id)) {
      this.#again.add(id);
      return;
    }
    this.#busy.add(id);
    try {
      await this.#fill(table);
    } catch (error) {
      this.#room.warn('bots could not be seated', { tableId: id, error });
    } finally {
      this.#busy.delete(id);
    }
    if (this.#again.delete(id) && this.#open) await this.#see(table);
  }

  async #fill(table: Table): Promise<void> {
    const { config } = table;
    const players = this.#players.get(config.id) ?? new Map<string, BotPlayer>();
    this.#players.set(config.id, players);
    for (const [personId, player] of players) {
      if (table.isSeated(personId)) continue;
      player.close();
      players.delete(personId);
    }
    const sitters = table.state.seats.filter(sitter => sitter !== null);
    for (const sitter of sitters)
      if (sitter.bot && !players.has(sitter.personId)) await this.#seat(table, players, sitter.name);
    const people = sitters.filter(({ bot }) => !bot).length;
    const wanted = botsWanted(config, people, table.waitingList.list.length);
    const staying = sitters.filter(({ bot, leaving }) => bot && !leaving);
    for (let count = staying.length; count < wanted && table.freeSeats > 0; count++)
      await this.#seat(table, players, this.#freeName(table));
    for (const { personId } of staying.slice(wanted)) await players.get(personId)?.leave();
  }

  async #seat(table: Table, players: Map<string, BotPlayer>, name: string): Promise<void> {
    const index = BOT_NAMES.indexOf(name);
    const person = await this.#room.people.bot(`bot-${table.config.id}-${index}`, name);
    const player = new BotPlayer(this.#room, table, person, BOTS[index % BOTS.length]!);
    players.set(person.id, player);
    await player.come();
  }

  /** A name nobody at the table has; every table begins elsewhere in the list. */
  #freeName(table: Table): string {
    const taken = new Set(table.state.seats.map(sitter => sitter?.name));
    const start = [...table.config.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * 5;
    for (let step = 0; step < BOT_NAMES.length; step++) {
      const name = BOT_NAMES[(start + step) % BOT_NAMES.length]!;
      if (!taken.has(name)) return name;
    }
    throw new Error('there are more seats than names for bots');
  }
}
