/** A person at the other end of a real socket: comes in over HTTP, keeps every raw frame, folds what he is told. */
import { actionOf, evolve, type Hand, type Option, type Pick } from '@doorcard/stud';
import {
  type Answer,
  type Snapshot,
  SOCKET_PATH,
  type ToClient,
  type ToClientOf,
  type ToRoom,
  type Turn,
} from '@doorcard/wire';
import { WebSocket } from 'ws';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A table as this person has been told of it. */
export interface Told {
  number: number;
  snapshot: Snapshot;
  you: number | null;
  turn: Turn | null;
  hand: Hand | null;
  handId: string | null;
}

let addresses = 0;

/** Comes in under a name, each time from another address; returns the cookie. */
export async function comeIn(address: string, name: string, password?: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${++addresses >> 8}.${addresses & 255}`,
    },
    body: JSON.stringify(password === undefined ? { name } : { name, password }),
  });
  if (!response.ok) throw new Error(`${name} could not come in: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

export class Player {
  /** Every frame the room sent, as it came, with whether it came before an event of the test. */
  readonly frames: string[] = [];
  readonly tables = new Map<string, Told>();
  /** Called after each message has been folded. */
  onMessage: (message: ToClient) => void = () => {};
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #waiting = new Set<() => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', code => {
      this.closeCode = code;
      for (const check of this.#waiting) check();
    });
  }

  /** Opens a connection with a cookie, or none, and waits for the welcome. */
  static async connect(
    address: string,
    cookie: string | null,
    headers: Record<string, string> = {},
  ): Promise<Player> {
    const all = cookie === null ? headers : { ...headers, cookie };
    const player = new Player(
      new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, { headers: all }),
    );
    await player.until(() => player.closeCode !== null || player.said('welcome') !== undefined);
    return player;
  }

  /** Comes in under a name and connects. */
  static async named(address: string, name: string): Promise<Player> {
    return Player.connect(address, await comeIn(address, name));
  }

  /** The last message of a type. */
  said<T extends ToClient['type']>(type: T): ToClientOf<T> | undefined {
    for (const frame of this.frames.toReversed()) {
      const message = JSON.parse(frame) as ToClient;
      if (message.type === type) return message as ToClientOf<T>;
    }
    return undefined;
  }

  /** Sends a message and waits for its answer. */
  ask(message: WithoutId<ToRoom>): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, resolve);
      this.#waiting.add(() => this.closeCode !== null && reject(new Error(`closed: ${this.closeCode}`)));
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Sends a message that must be accepted. */
  async must(message: WithoutId<ToRoom>): Promise<Answer> {
    const answer = await this.ask(message);
    if (!answer.accepted)
      throw new Error(`${message.type}: ${answer.refusal?.code} ${answer.refusal?.message}`);
    return answer;
  }

  /** Sends any text. */
  raw(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** Waits until something holds, looked at after every message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!holds()) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closeCode !== null);
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Joins a table and waits for its snapshot. */
  async join(tableId: string, more: { invitation?: string } = {}): Promise<Told> {
    await this.must({ type: 'join', tableId, ...more });
    await this.until(() => this.tables.has(tableId));
    return this.tables.get(tableId)!;
  }

  /** Joins a table and takes a seat with a buy-in. */
  async sit(tableId: string, seat: number, buyIn?: number): Promise<void> {
    const told = await this.join(tableId);
    await this.must({ type: 'sit', tableId, seat, buyIn: buyIn ?? told.snapshot.table.buyIn.least });
  }

  /** From now on answers every decision of his at a table, by a choice among what the room offers. */
  plays(tableId: string, choose: (options: readonly Option[], told: Told) => Option | null): void {
    let answered = '';
    const before = this.onMessage;
    const answer = () => {
      const told = this.tables.get(tableId);
      const turn = told?.turn;
      if (!told || !turn || turn.seat !== told.you) return;
      const key = `${turn.handId} ${turn.decision}`;
      if (key === answered) return;
      const { handId, decision } = turn;
      if (turn.asks === 'show-or-muck') {
        answered = key;
        void this.ask({ type: turn.mayMuck ? 'muck' : 'show', tableId, handId, decision }).catch(() => {});
        return;
      }
      const option = choose(turn.options ?? [], told);
      if (option === null) return;
      answered = key;
      void this.ask({ type: 'act', tableId, handId, decision, action: actionOf(option) }).catch(() => {});
    };
    this.onMessage = message => {
      before(message);
      answer();
    };
    answer();
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ToClient;
    this.#fold(message);
    if (message.type === 'answer') {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
    this.onMessage(message);
    for (const check of [...this.#waiting]) check();
  }

  #fold(message: ToClient): void {
    switch (message.type) {
      case 'snapshot': {
        let hand: Hand | null = null;
        for (const event of message.hand?.events ?? []) hand = evolve(hand, event);
        const { number, you, turn } = message;
        this.tables.set(message.tableId, {
          number,
          you,
          turn,
          hand,
          snapshot: message,
          handId: message.hand?.id ?? null,
        });
        return;
      }
      case 'happened': {
        const told = this.tables.get(message.tableId);
        if (told === undefined) return;
        if (message.number !== told.number + 1)
          throw new Error(`event ${message.number} came after ${told.number}`);
        told.number = message.number;
        told.you = message.you;
        told.turn = message.turn;
        if (message.begins !== undefined) {
          told.hand = null;
          told.handId = message.begins.id;
        }
        for (const event of message.events) told.hand = evolve(told.hand, event);
        return;
      }
      case 'turn': {
        const told = this.tables.get(message.tableId);
        if (told !== undefined) told.turn = message.turn;
        return;
      }
      default:
    }
  }
}

/** Chooses any option. */
export function anyOption(pick: Pick): (options: readonly Option[]) => Option {
  return options => options[pick(options.length)]!;
}

/** Checks or calls, so that hands reach their showdown. */
export function callsDown(options: readonly Option[]): Option {
  const order = ['check', 'call', 'bring-in'];
  return order.map(name => options.find(({ action }) => action === name)).find(Boolean) ?? options[0]!;
}
