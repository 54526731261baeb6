import type { LobbyTable } from '@doorcard/wire';
import type { Bus, Clock } from './ports.ts';
import { seatOf } from './table/state.ts';
import type { Table } from './table/table.ts';

/** How long changes are gathered before the lobby is told of them, in milliseconds. */
const GATHER = 500;

/** What has changed in the lobby: tables, and ids of those that are gone. */
export interface LobbyNews {
  readonly changed: readonly Table[];
  readonly gone: readonly string[];
}

/** The list of tables, and who hears of its changes. */
export class Lobby {
  readonly #clock: Clock;
  readonly #bus: Bus;
  readonly #tables = new Map<string, { readonly table: Table; readonly stop: () => void }>();
  readonly #listeners = new Set<(news: LobbyNews) => void>();
  #changed = new Set<string>();
  #gone: string[] = [];
  #stop: (() => void) | null = null;

  constructor(clock: Clock, bus: Bus) {
    this.#clock = clock;
    this.#bus = bus;
  }

  add(table: Table): void {
    const { id } = table.config;
    const stop = this.#bus.listen(id, news => {
      if (
        news.type === 'waiting' ||
        (news.type === 'entry' && (news.entry.seats.length > 0 || news.finished))
      )
        this.#touch(id);
    });
    this.#tables.set(id, { table, stop });
    this.#touch(id);
  }

  remove(tableId: string): void {
    this.#tables.get(tableId)?.stop();
    this.#tables.delete(tableId);
    this.#gone.push(tableId);
    this.#touch(tableId);
  }

  listen(hear: (news: LobbyNews) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  close(): void {
    this.#stop?.();
    for (const { stop } of this.#tables.values()) stop();
  }

  #touch(tableId: string): void {
    this.#changed.add(tableId);
    this.#stop ??= this.#clock.after(GATHER, () => this.#tell());
  }

  #tell(): void {
    this.#stop = null;
    const changed = [...this.#changed].flatMap(id => this.#tables.get(id)?.table ?? []);
    const news = { changed, gone: this.#gone };
    this.#changed = new Set();
    this.#gone = [];
    for (const hear of this.#listeners) hear(news);
  }
}

/** A table as the lobby lists it for a person; null when it is private and not his. */
export function listed(table: Table, personId: string | null): LobbyTable | null {
  const { config, state, lastHands, waitingList } = table;
  const { id, name, game, house, stakes, seats, isPrivate, bots } = config;
  const mine = personId !== null && seatOf(state, personId) !== null;
  if (isPrivate && !mine) return null;
  const sitters = state.seats.filter(sitter => sitter !== null);
  const pots = lastHands.reduce((sum, { pot }) => sum + pot, 0);
  return {
    id,
    name,
    game,
    house,
    stakes,
    seats,
    taken: sitters.length,
    people: sitters.filter(({ bot }) => !bot).length,
    averagePot: lastHands.length === 0 ? null : Math.round(pots / lastHands.length),
    waiting: waitingList.list.length,
    isPrivate,
    bots,
    mine,
  };
}
