import type { Fault } from '@doorcard/cards';
import type { Refusal } from '@doorcard/stud';
import {
  type Answer,
  CLOSE_CODES,
  PROTOCOL,
  type ToClient,
  type ToRoom,
  toRoom,
  type WireRefusal,
} from '@doorcard/wire';
import { answer, type Reply } from './answering.ts';
import { listed } from './lobby.ts';
import type { Known } from './people/people.ts';
import { RateLimit } from './rate-limit.ts';
import type { Room } from './room.ts';
import type { TableNews } from './table/news.ts';
import type { Table } from './table/table.ts';
import { type Teller, tellText } from './table/telling.ts';

/** What carries a client's messages: a WebSocket, or nothing but a function for a bot of the house. */
export interface Transport {
  send(text: string): void;
  close(code: keyof typeof CLOSE_CODES, reason: string): void;
}

/** Who is at the other end. */
export interface Identity {
  readonly person: Known;
  /** What the cookie's token hashes to: names the session without being it. */
  readonly session: string | null;
}

/** How often a session is looked at again while its connection lives, in milliseconds. */
const LOOK_AGAIN = 600_000;

/** One connection: messages in, messages out. Everybody comes through here, bots of the house too. */
export class Client {
  readonly room: Room;
  readonly #transport: Transport;
  readonly #limit: RateLimit;
  readonly #stillValid: (() => Promise<boolean>) | null;
  readonly #watched = new Map<string, () => void>();
  #identity: Identity | null;
  #lookedAt: number;
  #stopLobby: (() => void) | null = null;
  #queue: Promise<void> = Promise.resolve();
  #open = true;

  constructor(
    room: Room,
    identity: Identity | null,
    transport: Transport,
    stillValid: (() => Promise<boolean>) | null = null,
  ) {
    this.room = room;
    this.#identity = identity;
    this.#transport = transport;
    this.#stillValid = stillValid;
    this.#limit = new RateLimit(room.clock.now());
    this.#lookedAt = room.clock.now();
  }

  get personId(): string | null {
    return this.#identity?.person.id ?? null;
  }

  get session(): string | null {
    return this.#identity?.session ?? null;
  }

  /** Greets: the first message of every connection. */
  async welcome(): Promise<void> {
    const { room } = this;
    const identity = this.#identity;
    if (identity !== null) room.arrived(identity.person.id, this);
    this.send({
      type: 'welcome',
      protocol: PROTOCOL,
      now: room.clock.now(),
      person: identity === null ? null : await room.people.describe(identity.person),
      seatedAt: identity === null ? [] : room.seatedAt(identity.person.id).map(table => table.config.id),
      canMail: room.canMail,
    });
  }

  /** The person as he is now: preferences change. */
  async person(): Promise<Known | null> {
    return this.personId === null ? null : this.room.people.find(this.personId);
  }

  send(message: ToClient): void {
    if (this.#open) this.#transport.send(JSON.stringify(message));
  }

  /** Hears one frame. Frames are answered in the order in which they come. */
  receive(text: string): Promise<void> {
    switch (this.#limit.take(this.room.clock.now())) {
      case 'too-often':
        this.close(4008);
        return this.#queue;
      case 'refused':
        this.#refuse(
          idOf(text),
          'too-many-messages',
          'Too many messages; send fewer, or the line is closed.',
        );
        return this.#queue;
      case 'heard':
    }
    this.#queue = this.#queue
      .then(() => this.#hear(text))
      .catch(error => {
        this.room.warn('a message failed', { error });
        this.#refuse(
          idOf(text),
          'room-unavailable',
          'Something went wrong in the room; nothing has been done.',
        );
      });
    return this.#queue;
  }

  async #hear(text: string): Promise<void> {
    if (!this.#open || !(await this.#isValid())) return;
    const { metrics } = this.room;
    const read = readMessage(text);
    if ('problem' in read) {
      metrics.commands.inc({ type: 'unreadable', answer: 'bad-message' });
      return this.#refuse(read.id, 'bad-message', read.problem);
    }
    const { message } = read;
    const since = performance.now();
    const reply = await answer(this, message);
    metrics.answerSeconds.observe((performance.now() - since) / 1000);
    metrics.commands.inc({ type: message.type, answer: reply.ok ? 'accepted' : reply.fault.code });
    this.#answer(message.id, reply);
  }

  #answer(id: number, reply: Reply): void {
    if (!reply.ok) return this.send({ type: 'answer', id, accepted: false, refusal: asRefusal(reply.fault) });
    const { after, ...more } = reply.value ?? {};
    this.send({ type: 'answer', id, accepted: true, ...more } satisfies Answer);
    after?.();
  }

  #refuse(id: number, code: WireRefusal['code'], message: string): void {
    this.send({ type: 'answer', id, accepted: false, refusal: { code, message } });
  }

  /** Looks at the session again now and then; one that has ended or expired ends the connection. */
  async #isValid(): Promise<boolean> {
    const now = this.room.clock.now();
    if (this.#stillValid === null || now - this.#lookedAt < LOOK_AGAIN) return true;
    this.#lookedAt = now;
    if (await this.#stillValid()) return true;
    this.endSession();
    return false;
  }

  watchLobby(): void {
    const tables = [...this.room.all()].flatMap(table => listed(table, this.personId) ?? []);
    this.send({ type: 'lobby', tables });
    const shown = new Set(tables.map(({ id }) => id));
    this.#stopLobby?.();
    this.#stopLobby = this.room.lobby.listen(({ changed, gone }) => {
      const now = changed.flatMap(table => listed(table, this.personId) ?? []);
      // A private table one has left is gone for him, though it is still there.
      const here = new Set(now.map(({ id }) => id));
      const lost = [...gone, ...changed.map(({ config }) => config.id)].filter(
        id => shown.has(id) && !here.has(id),
      );
      for (const id of here) shown.add(id);
      for (const id of lost) shown.delete(id);
      if (now.length > 0 || lost.length > 0) this.send({ type: 'lobby-changed', tables: now, gone: lost });
    });
  }

  unwatchLobby(): void {
    this.#stopLobby?.();
    this.#stopLobby = null;
  }

  get watchedTables(): number {
    return this.#watched.size;
  }

  isWatching(tableId: string): boolean {
    return this.#watched.has(tableId);
  }

  watch(table: Table): void {
    const { id } = table.config;
    if (this.#watched.has(id)) return;
    const teller = this.tellerOf(table);
    const stop = this.room.bus.listen(id, news => this.#tellNews(teller, news));
    const isBot = this.#identity?.person.bot === true;
    if (!isBot) this.room.presence.watch(id, this);
    this.#watched.set(id, () => {
      stop();
      if (!isBot) this.room.presence.unwatch(id, this);
    });
    if (!isBot) table.wake();
  }

  unwatch(tableId: string): void {
    this.#watched.get(tableId)?.();
    this.#watched.delete(tableId);
  }

  tellerOf(table: Table): Teller {
    const { room } = this;
    return {
      config: table.config,
      now: () => room.clock.now(),
      isConnected: personId => room.presence.isConnected(personId),
      autoAntes: personId => room.people.likes(personId).autoAnte,
    };
  }

  #tellNews(teller: Teller, news: TableNews): void {
    const text = tellText(teller, news, this.personId);
    if (text !== null && this.#open) this.#transport.send(text);
    const name = this.#identity?.person.name;
    if (news.type !== 'entry' || name === undefined) return;
    const left = news.lines.some(
      line => line.from === 'dealer' && line.line.says === 'left' && line.line.name === name,
    );
    if (left) void this.room.tellPerson(this.personId!);
  }

  /** The session is over: says so and closes. */
  endSession(): void {
    this.send({ type: 'session-ended' });
    this.close(4001);
  }

  close(code: keyof typeof CLOSE_CODES): void {
    if (!this.#open) return;
    this.closed();
    this.#transport.close(code, CLOSE_CODES[code]);
  }

  /** The transport has gone: nothing more is sent. */
  closed(): void {
    if (!this.#open) return;
    this.#open = false;
    this.unwatchLobby();
    for (const stop of this.#watched.values()) stop();
    this.#watched.clear();
    if (this.personId !== null) this.room.gone(this.personId, this);
  }
}

/** A frame as a message, or what is wrong with it in a sentence. */
function readMessage(text: string): { message: ToRoom } | { problem: string; id: number } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { id: -1, problem: 'That is not JSON; send one JSON object a frame.' };
  }
  const read = toRoom.safeParse(json);
  if (read.success) return { message: read.data };
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'the message' : issue.path.join('.');
  return { id: idIn(json), problem: `${where}: ${issue?.message ?? 'not as it should be'}.` };
}

function idOf(text: string): number {
  try {
    return idIn(JSON.parse(text));
  } catch {
    return -1;
  }
}

function idIn(json: unknown): number {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : -1;
  return Number.isSafeInteger(id) ? Number(id) : -1;
}

function asRefusal(reason: Fault | Refusal): WireRefusal {
  const { code, message } = reason;
  const options = 'options' in reason && reason.options !== undefined ? { options: [...reason.options] } : {};
  return { code: code as WireRefusal['code'], message, ...options };
}
