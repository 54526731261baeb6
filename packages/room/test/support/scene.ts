import { type Action, type Axes, actionOf, type Option, options, type Seat } from '@doorcard/stud';
import type { NewTable } from '@doorcard/wire';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Known } from '../../src/people/people.ts';
import { Room } from '../../src/room.ts';
import type { Database } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { HUMAN_PACE } from '../../src/table/pace.ts';
import type { Table } from '../../src/table/table.ts';
import { FakeClock, settled } from './fake-clock.ts';

interface SceneOptions {
  readonly players: number;
  readonly house?: string;
  readonly axes?: Partial<Axes>;
  readonly table?: Partial<NewTable>;
  readonly buyIns?: readonly number[];
}

/** A table in a room in memory whose time stands still until it is moved; seat n is player n. */
export class Scene {
  readonly clock = new FakeClock();
  readonly people: Known[] = [];
  db!: Kysely<Database>;
  room!: Room;
  table!: Table;

  static async of({ players, house = 'standard', axes, table, buyIns }: SceneOptions): Promise<Scene> {
    const scene = new Scene();
    scene.db = await openSqlite(':memory:');
    scene.room = await Room.open({ db: scene.db, clock: scene.clock, pace: HUMAN_PACE, readyTables: false });
    onTestFinished(() => scene.room.close());
    for (let number = 1; number <= players; number++)
      scene.people.push(await scene.newPerson(`Player ${number}`));
    const made = await scene.room.create(
      {
        game: 'stud-high',
        house,
        stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
        buyIn: { least: 20, most: 500 },
        isPrivate: false,
        bots: false,
        ...(axes === undefined ? {} : { axes }),
        ...table,
      },
      scene.people[0]!,
    );
    if (!made.ok) throw new Error(made.fault.message);
    scene.table = made.value;
    for (let seat = 1; seat <= players; seat++) {
      const sat = await scene.table.sit(scene.person(seat), seat, buyIns?.[seat - 1] ?? 100);
      if (!sat.ok) throw new Error(sat.fault.message);
    }
    return scene;
  }

  async newPerson(name: string): Promise<Known> {
    const came = await this.room.people.comeIn(name, undefined);
    if (!came.ok) throw new Error(came.fault.message);
    return came.value.person;
  }

  person(seat: Seat): Known {
    return this.people[seat - 1]!;
  }

  /** Waits for the next hand to begin. */
  async nextHand(): Promise<void> {
    const before = this.table.state.handNumber;
    for (let second = 0; second < 60 && this.table.state.handNumber === before; second++)
      await this.clock.pass(1_000);
    if (this.table.state.handNumber === before) throw new Error('no hand began');
    // The dealing is over: from now on the clock is the player's.
    await this.clock.pass(Math.max(0, (this.table.clock?.startsAt ?? 0) - this.clock.now()));
  }

  get hand() {
    return this.table.state.hand!.hand;
  }

  get turn(): Seat {
    return this.hand.turn!;
  }

  /** The chips in front of a seat now. */
  stack(seat: Seat): number {
    return this.hand.players.find(player => player.seat === seat)!.stack;
  }

  sitter(seat: Seat) {
    return this.table.state.seats[seat - 1] ?? null;
  }

  /** The player whose turn it is acts: by a name among his options, or as told. */
  async act(choice: Option['action'] | Action): Promise<Seat> {
    const seat = this.turn;
    const action = typeof choice === 'string' ? actionOf(this.option(choice)) : choice;
    const { id, hand } = this.table.state.hand!;
    const done = await this.table.act(this.person(seat).id, id, hand.decision, action);
    if (!done.ok) throw new Error(`seat ${seat} ${action.action}: ${done.fault.message}`);
    await settled();
    return seat;
  }

  option(name: Option['action']): Option {
    const found = options(this.hand).find(option => option.action === name);
    if (found === undefined) throw new Error(`${name} is not among the options`);
    return found;
  }

  /** Everybody checks or calls until the hand is over or `until` holds. */
  async callDown(until: () => boolean = () => false): Promise<void> {
    for (let count = 0; count < 100 && this.hand.phase !== 'ended' && !until(); count++) {
      const legal = options(this.hand).map(({ action }) => action);
      const choice = (['check', 'call', 'bring-in'] as const).find(name => legal.includes(name));
      if (choice !== undefined) await this.act(choice);
      else await this.clock.pass(1_000);
    }
  }

  /** All but one fold, and the winner's time to show runs out. */
  async foldOut(): Promise<void> {
    for (let count = 0; count < 20 && this.hand.phase !== 'ended'; count++) {
      if (this.hand.phase === 'won') await this.clock.pass(10_000);
      else await this.act(this.hand.phase === 'bring-in' ? 'bring-in' : 'fold');
    }
  }

  /** The player whose turn it is lets his time run out. */
  async runOut(): Promise<Seat> {
    const seat = this.turn;
    await this.clock.pass(this.table.clock!.bankEndsAt - this.clock.now());
    return seat;
  }

  home(seat: Seat): Promise<number> {
    return this.room.people.chips(this.person(seat).id);
  }
}
