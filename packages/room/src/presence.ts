import type { Client } from './client.ts';

/** Who is connected, by which connections, and who watches which table. Several tabs of a person are one person. */
export class Presence {
  readonly #clients = new Map<string, Set<Client>>();
  readonly #watchers = new Map<string, Set<Client>>();

  /** Returns true when the person was not connected before. */
  add(personId: string, client: Client): boolean {
    const clients = this.#clients.get(personId) ?? new Set();
    this.#clients.set(personId, clients);
    clients.add(client);
    return clients.size === 1;
  }

  /** Returns true when the person has no connection left. */
  remove(personId: string, client: Client): boolean {
    const clients = this.#clients.get(personId);
    clients?.delete(client);
    if (clients === undefined || clients.size > 0) return false;
    this.#clients.delete(personId);
    return true;
  }

  isConnected(personId: string): boolean {
    return this.#clients.has(personId);
  }

  clientsOf(personId: string): readonly Client[] {
    return [...(this.#clients.get(personId) ?? [])];
  }

  watch(tableId: string, client: Client): void {
    const watchers = this.#watchers.get(tableId) ?? new Set();
    this.#watchers.set(tableId, watchers);
    watchers.add(client);
  }

  unwatch(tableId: string, client: Client): void {
    const watchers = this.#watchers.get(tableId);
    watchers?.delete(client);
    if (watchers?.size === 0) this.#watchers.delete(tableId);
  }

  isWatched(tableId: string): boolean {
    return this.#watchers.has(tableId);
  }
}
