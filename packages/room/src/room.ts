import { randomBytes } from 'node:crypto';
import { fault, ok, type Result } from '@doorcard/cards';
import type { NewTable } from '@doorcard/wire';
import type { Kysely } from 'kysely';
import { Absence } from './absence.ts';
import { localBus } from './bus.ts';
import type { Client } from './client.ts';
import { systemClock } from './clock.ts';
import { Lobby } from './lobby.ts';
import { type Metrics, roomMetrics } from './metrics.ts';
import { type Known, People } from './people/people.ts';
import type { Bus, Clock, Placement, Shuffler, Writer } from './ports.ts';
import { Presence } from './presence.ts';
import { READY_TABLES } from './ready-tables.ts';
import { cryptoShuffler } from './shuffler.ts';
import { GroupCommit } from './store/group-commit.ts';
import type { Database } from './store/schema.ts';
import { deleteTable, insertTable, loadTables, type StoredTable } from './store/tables.ts';
import { configure } from './table/config.ts';
import { HUMAN_PACE, type Pace } from './table/pace.ts';
import { emptyTable, running, seatOf } from './table/state.ts';
import { LAST_HANDS, Table } from './table/table.ts';
import type { TableWorld } from './table/world.ts';

/** The most tables a room holds. */
const MOST_TABLES = 1_000;

/** The most tables one person may have made that still stand. */
const MOST_MADE = 10;

/** A made table at which nobody sits or watches goes after so long, in milliseconds. */
const EMPTY_FOR = 30 * 60_000;

/** Who sits out and is not connected gets up after so long, in milliseconds: chips go home, the seat is free. */
const AWAY_FOR = 15 * 60_000;

export interface RoomOptions {
  readonly db: Kysely<Database>;
  /** Who writes the log; without one the room does it itself. */
  readonly log?: Writer;
  readonly pace?: Pace;
  readonly clock?: Clock;
  readonly shuffler?: Shuffler;
  /** Should the five ready tables be there? */
  readonly readyTables?: boolean;
  /** Can histories be sent by e-mail? */
  readonly canMail?: boolean;
  warn?(what: string, about: Record<string, unknown>): void;
}

/** A room in one process: its tables, people and lobby, put together. */
export class Room implements Placement {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly bus: Bus = localBus();
  readonly presence = new Presence();
  readonly metrics: Metrics = roomMetrics();
  readonly people: People;
  readonly lobby: Lobby;
  readonly canMail: boolean;
  readonly log: Writer;
  readonly #world: TableWorld;
  readonly #tables = new Map<string, Table>();
  readonly #made = new Map<string, string>();
  readonly #absence: Absence;
  readonly #warn: (what: string, about: Record<string, unknown>) => void;
  #stopSweep: () => void = () => {};

  private constructor(options: RoomOptions) {
    this.db = options.db;
    this.clock = options.clock ?? systemClock;
    this.pace = options.pace ?? HUMAN_PACE;
    this.canMail = options.canMail ?? false;
    this.#warn = options.warn ?? (() => {});
    this.#absence = new Absence(this.clock);
    this.log = options.log ?? new GroupCommit(this.db, this.clock);
    this.people = new People(this.db, this.log, this.clock);
    this.lobby = new Lobby(this.clock, this.bus);
    this.#world = {
      log: this.log,
      clock: this.clock,
      shuffler: options.shuffler ?? cryptoShuffler,
      bus: this.bus,
      pace: this.pace,
      likes: personId => this.people.likes(personId),
      hasAudience: tableId => this.hasAudience(tableId),
      warn: this.#warn,
    };
  }

  /** Opens a room on its database: every table is taken up where its log ends. */
  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    for (const stored of await loadTables(room.db, LAST_HANDS)) {
      for (const sitter of stored.state.seats) if (sitter) await room.people.find(sitter.personId);
      room.#add(stored);
    }
    if (options.readyTables ?? true) {
      for (const { id, ...wanted } of READY_TABLES) {
        if (room.#tables.has(id)) continue;
        const made = await room.#make(wanted, id);
        if (!made.ok) throw new Error(made.fault.message);
      }
    }
    for (const table of room.#tables.values()) table.open();
    room.#sweepLater();
    return room;
  }

  table(tableId: string): Table | undefined {
    return this.#tables.get(tableId);
  }

  all(): Iterable<Table> {
    return this.#tables.values();
  }

  warn(what: string, about: Record<string, unknown>): void {
    this.#warn(what, about);
  }

  /** Is a person watching this table, or sitting there and connected? */
  hasAudience(tableId: string): boolean {
    if (this.presence.isWatched(tableId)) return true;
    const seats = this.#tables.get(tableId)?.state.seats ?? [];
    return seats.some(sitter => sitter && !sitter.bot && this.presence.isConnected(sitter.personId));
  }

  /** Makes a table as somebody wants it. */
  async create(wanted: NewTable, maker: Known): Promise<Result<Table>> {
    const made = [...this.#made.values()].filter(personId => personId === maker.id).length;
    if (this.#tables.size >= MOST_TABLES || made >= MOST_MADE) {
      return fault(
        'too-many-tables',
        `You may have made ${MOST_MADE} tables that still stand; empty ones go after half an hour.`,
      );
    }
    const id = randomBytes(6).toString('base64url');
    const table = await this.#make(wanted, id);
    if (table.ok) {
      this.#made.set(id, maker.id);
      table.value.open();
    }
    return table;
  }

  async #make(wanted: NewTable, id: string): Promise<Result<Table>> {
    const config = configure(wanted, id);
    if (!config.ok) return config;
    const invitation = config.value.isPrivate ? randomBytes(12).toString('base64url') : null;
    try {
      await insertTable(this.db, config.value, invitation, this.clock.now());
    } catch (error) {
      this.warn('a table could not be stored', { error });
      return fault('room-unavailable', 'The room cannot write just now; try again.');
    }
    return ok(
      this.#add({ config: config.value, invitation, state: emptyTable(config.value), lastHands: [] }),
    );
  }

  #add({ config, invitation, state, lastHands }: StoredTable): Table {
    const table = new Table(config, invitation, state, lastHands, this.#world);
    this.#tables.set(config.id, table);
    this.lobby.add(table);
    this.bus.listen(config.id, news => {
      if (news.type === 'entry' && news.finished !== null) this.metrics.hands.inc();
    });
    this.metrics.tables.set(this.#tables.size);
    return table;
  }

  /** A connection of a person has come. */
  arrived(personId: string, client: Client): void {
    if (this.presence.add(personId, client)) this.#tellPresence(personId, true);
  }

  /** A connection of a person has gone. */
  gone(personId: string, client: Client): void {
    if (this.presence.remove(personId, client)) this.#tellPresence(personId, false);
  }

  #tellPresence(personId: string, connected: boolean): void {
    for (const table of this.seatedAt(personId)) table.presence(personId, connected);
  }

  seatedAt(personId: string): Table[] {
    return [...this.#tables.values()].filter(table => seatOf(table.state, personId) !== null);
  }

  /** Tells all connections of a person how he stands now. */
  async tellPerson(personId: string): Promise<void> {
    const clients = this.presence.clientsOf(personId);
    const person = clients.length === 0 ? null : await this.people.find(personId);
    if (person === null) return;
    const told = await this.people.describe(person);
    for (const client of clients) client.send({ type: 'person', person: told });
  }

  /** Closes made tables that have been empty for long, and lets those get up who are out and away for long. */
  async sweep(): Promise<void> {
    for (const table of [...this.#tables.values()]) {
      const { id } = table.config;
      const used =
        READY_TABLES.some(ready => ready.id === id) ||
        this.presence.isWatched(id) ||
        running(table.state) !== null ||
        table.state.seats.some(sitter => sitter && !sitter.bot);
      if (this.#absence.see(id, used) >= EMPTY_FOR) await this.#remove(table);
      else await this.#sweepSeats(table);
    }
  }

  async #sweepSeats(table: Table): Promise<void> {
    for (const sitter of table.state.seats) {
      if (sitter === null || sitter.bot) continue;
      const { personId } = sitter;
      const place = `${table.config.id} ${personId}`;
      const isHere = sitter.sittingOut === null || this.presence.isConnected(personId);
      if (this.#absence.see(place, isHere) < AWAY_FOR) continue;
      this.#absence.forget(place);
      await table.leave(personId);
    }
  }

  async #remove(table: Table): Promise<void> {
    const { id } = table.config;
    for (const sitter of table.state.seats) if (sitter) await table.leave(sitter.personId);
    await table.close();
    await deleteTable(this.db, id);
    this.#tables.delete(id);
    this.#made.delete(id);
    this.#absence.forget(id);
    this.lobby.remove(id);
    this.metrics.tables.set(this.#tables.size);
  }

  #sweepLater(): void {
    this.#stopSweep = this.clock.after(60_000, async () => {
      await this.sweep().catch(error => this.warn('sweeping failed', { error }));
      this.#sweepLater();
    });
  }

  /** Stops everything; what was acknowledged is on the disk already. */
  async close(): Promise<void> {
    this.#stopSweep();
    this.lobby.close();
    await Promise.all([...this.#tables.values()].map(table => table.close()));
    await this.log.close();
    await this.db.destroy();
  }
}
