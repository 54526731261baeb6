import type { Option } from '@doorcard/stud';
import { SESSION_COOKIE, SOCKET_PATH, type ToClient, type Turn } from '@doorcard/wire';
import { WebSocket } from 'ws';
import type { Guest } from './server.ts';

/** What all bots together have measured. */
export interface Measured {
  sent: number;
  /** Milliseconds from a command sent until its event was received by the one who sent it. */
  readonly latencies: number[];
  readonly refusals: Map<string, number>;
  hands: number;
  readonly faults: string[];
}

/** Plays by a script: mostly calls, sometimes raises or folds. Speaks the protocol and nothing else. */
export class Bot {
  readonly #address: string;
  readonly #guest: Guest;
  readonly #measured: Measured;
  readonly #whenMayAct: (decide: () => void) => void;
  readonly #stacks = new Map<number, number>();
  #socket: WebSocket | null = null;
  #id = 0;
  #sentAt: number | null = null;
  #count = 0;
  #stays = true;
  #asked = '';
  #bought = 0;

  constructor(address: string, guest: Guest, measured: Measured, whenMayAct: (decide: () => void) => void) {
    this.#guest = guest;
    this.#measured = measured;
    this.#whenMayAct = whenMayAct;
    this.#address = address;
  }

  /** Connects, joins its table and sits; resolves when seated. */
  come(): Promise<void> {
    const { tableId, seat, token } = this.#guest;
    const headers = { cookie: `${SESSION_COOKIE}=${token}` };
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}${SOCKET_PATH}`, { headers });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ToClient;
        switch (message.type) {
          case 'welcome':
            return this.#send({ type: 'join', tableId });
          case 'snapshot':
            for (const each of message.seats) if (each.name !== null) this.#stacks.set(each.seat, each.stack);
            return this.#send({ type: 'sit', tableId, seat, buyIn: message.table.buyIn.least });
          case 'answer':
            if (!message.accepted) this.#refused(message.refusal?.code ?? 'unknown');
            if (message.id === 1) resolve();
            return;
          case 'happened':
            return this.#happened(message);
        }
      });
    });
  }

  /** Answers no more. */
  go(): void {
    this.#stays = false;
    this.#socket?.terminate();
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify({ ...message, id: this.#id++ }));
  }

  #refused(code: string): void {
    const { refusals } = this.#measured;
    if (this.#stays) refusals.set(code, (refusals.get(code) ?? 0) + 1);
  }

  #happened(message: ToClient & { type: 'happened' }): void {
    const { seat } = this.#guest;
    if (this.#sentAt !== null && message.events.some(event => 'seat' in event && event.seat === seat)) {
      this.#measured.latencies.push(performance.now() - this.#sentAt);
      this.#sentAt = null;
    }
    if (message.finished !== undefined && seat === 1) this.#checkChips(message);
    const { turn } = message;
    if (turn === null || (turn.options === undefined && turn.mayMuck === undefined)) return;
    // Somebody may sit down while we think: the decision is the same one still.
    const asked = `${turn.handId} ${turn.decision}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#whenMayAct(() => this.#decide(turn));
  }

  /** Between two hands in which nobody sat down or bought chips, the stacks together are what they were. */
  #checkChips(message: ToClient & { type: 'happened' }): void {
    this.#measured.hands++;
    const sum = message.seats.reduce((all, each) => all + each.stack, 0);
    if (this.#bought !== 0 && sum !== this.#bought)
      this.#measured.faults.push(`hand ${message.finished?.id}: ${this.#bought} chips became ${sum}`);
    const full = message.seats.every(each => each.name !== null);
    this.#bought = full ? sum : 0;
  }

  #decide({ handId, decision, options, mayMuck }: Turn): void {
    if (!this.#stays) return;
    const asked = { tableId: this.#guest.tableId, handId, decision };
    this.#measured.sent++;
    this.#sentAt = performance.now();
    if (options === undefined) return this.#send({ type: mayMuck ? 'muck' : 'show', ...asked });
    const option = this.#choose(options);
    const sized = option.action === 'complete' || option.action === 'bet' || option.action === 'raise';
    const action = sized ? { action: option.action, to: option.to } : { action: option.action };
    this.#send({ type: 'act', ...asked, action });
  }

  #choose(options: readonly Option[]): Option {
    this.#count++;
    const find = (...names: Option['action'][]) =>
      names.map(name => options.find(({ action }) => action === name)).find(option => option !== undefined);
    if (this.#count % 7 === 0) return find('complete', 'bet', 'raise', 'call') ?? options[0]!;
    if (this.#count % 5 === 0) return find('check', 'fold', 'bring-in') ?? options[0]!;
    return find('check', 'call', 'bring-in') ?? options[0]!;
  }
}
