import { randomInt } from 'node:crypto';
import { type Bot, createBot, type Temperament } from '@doorcard/bots';
import { type Action, evolve, type Hand } from '@doorcard/stud';
import type { SeatState, ToClient, ToRoom, Turn } from '@doorcard/wire';
import { Client } from '../client.ts';
import type { Known } from '../people/people.ts';
import type { Room } from '../room.ts';
import { HUMAN_PACE } from '../table/pace.ts';
import type { Table } from '../table/table.ts';

type Unnumbered<T> = T extends ToRoom ? Omit<T, 'id'> : never;

/**
 * A bot of the house at one table. It speaks the same messages as everybody, over a connection that is only a
 * function call; what it knows is what its messages told it.
 */
export class BotPlayer {
  readonly person: Known;
  readonly #room: Room;
  readonly #table: Table;
  readonly #bot: Bot;
  readonly #client: Client;
  #hand: Hand | null = null;
  #count = 0;
  #buying = false;
  #stopThinking: () => void = () => {};

  constructor(room: Room, table: Table, person: Known, temperament: Temperament) {
    this.person = person;
    this.#room = room;
    this.#table = table;
    this.#bot = createBot(temperament, below => randomInt(below));
    this.#client = new Client(
      room,
      { person, session: null },
      {
        send: text => this.#hear(JSON.parse(text) as ToClient),
        close: () => this.#stopThinking(),
      },
    );
  }

  /** Comes to the table and, when it has no seat there yet, takes one. */
  async come(): Promise<void> {
    const { config, invitation } = this.#table;
    await this.#client.welcome();
    await this.#send({
      type: 'join',
      tableId: config.id,
      ...(invitation === null ? {} : { invitation }),
    });
    if (this.#table.isSeated(this.person.id)) return;
    const free = this.#table.state.seats.flatMap((sitter, index) => (sitter === null ? [index + 1] : []));
    if (free.length === 0) return;
    const buyIn = Math.round((config.buyIn.least + config.buyIn.most) / 2);
    await this.#room.people.stake(this.person.id, buyIn);
    await this.#send({ type: 'sit', tableId: config.id, seat: free[randomInt(free.length)]!, buyIn });
  }

  async leave(): Promise<void> {
    await this.#send({ type: 'leave', tableId: this.#table.config.id });
  }

  close(): void {
    this.#stopThinking();
    this.#client.closed();
  }

  #send(message: Unnumbered<ToRoom>): Promise<void> {
    return this.#client.receive(JSON.stringify({ ...message, id: this.#count++ }));
  }

  #hear(message: ToClient): void {
    if (message.type === 'snapshot') {
      this.#hand = null;
      for (const event of message.hand?.events ?? []) this.#hand = evolve(this.#hand, event);
      this.#lookAt(message.turn, message.seats);
    } else if (message.type === 'happened') {
      for (const event of message.events) this.#hand = evolve(this.#hand, event);
      this.#lookAt(message.turn, message.seats);
    }
  }

  #lookAt(turn: Turn | null, seats: readonly SeatState[]): void {
    const mine = seats.find(({ personId }) => personId === this.person.id);
    if (mine?.status === 'sitting-out') void this.#buyMore(mine);
    this.#stopThinking();
    const hand = this.#hand;
    if (turn === null || hand === null) return;
    const { seat, handId, decision, options } = turn;
    const asked = { tableId: this.#table.config.id, handId, decision };
    const quicker = this.#room.pace.botThinks / HUMAN_PACE.botThinks;
    if (options !== undefined) {
      const think = this.#bot.pause(hand, options) * quicker + (turn.clock.startsAt - turn.clock.now);
      this.#after(think, () => {
        const action: Action = this.#bot.decide(hand, seat, options);
        return this.#send({ type: 'act', ...asked, action });
      });
    } else if (turn.mayMuck !== undefined) {
      this.#after(1_000 * quicker, () => this.#send({ type: this.#bot.show(hand, seat), ...asked }));
    }
  }

  #after(milliseconds: number, what: () => Promise<void>): void {
    this.#stopThinking = this.#room.clock.after(milliseconds, () => void what());
  }

  /** A bot that cannot pay the next deal buys chips again. */
  async #buyMore(mine: SeatState): Promise<void> {
    if (this.#buying) return;
    this.#buying = true;
    const { config } = this.#table;
    const amount = config.buyIn.most - mine.stack;
    await this.#room.people.stake(this.person.id, amount);
    await this.#send({ type: 'top-up', tableId: config.id, amount });
    await this.#send({ type: 'come-back', tableId: config.id });
    this.#buying = false;
  }
}
