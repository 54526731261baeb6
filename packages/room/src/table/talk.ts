import type { ChatLine, DealerLine } from '@doorcard/wire';
import type { Clock } from '../ports.ts';

/** How many lines those who come in are told. */
const KEPT = 50;

/** What is said at a table. It is not stored: talk does not outlive the room. */
export class Talk {
  readonly #clock: Clock;
  readonly #tell: (line: ChatLine) => void;
  #lines: ChatLine[] = [];
  #count = 0;

  constructor(clock: Clock, tell: (line: ChatLine) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** A person says something. */
  say(name: string, text: string): void {
    const line: ChatLine = { from: 'person', ...this.#stamp(), name, text };
    this.#keep(line);
    this.#tell(line);
  }

  /** The dealer's words; they are told with the event they belong to. */
  dealer(lines: readonly DealerLine[]): ChatLine[] {
    const said = lines.map((line): ChatLine => ({ from: 'dealer', ...this.#stamp(), line }));
    for (const line of said) this.#keep(line);
    return said;
  }

  #stamp() {
    const at = this.#clock.now();
    return { id: `${at.toString(36)}-${this.#count++}`, at };
  }

  #keep(line: ChatLine): void {
    this.#lines.push(line);
    if (this.#lines.length > KEPT) this.#lines = this.#lines.slice(-KEPT);
  }
}
