/** How a line to the room stands. */
export type LineState = 'connecting' | 'open' | 'lost';

interface LineOptions {
  readonly url: string;
  readonly onMessage: (message: unknown) => void;
  /** Called whenever the line is open, the first time and again after each loss. */
  readonly onOpen: () => void;
  readonly onState: (state: LineState) => void;
}

/** The longest wait before another try, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** A WebSocket that carries JSON and comes back by itself, sooner when the browser says it is online again. */
export class Line {
  readonly #options: LineOptions;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(options: LineOptions) {
    this.#options = options;
    addEventListener('online', this.#again);
    addEventListener('offline', this.#dropped);
    this.#connect();
  }

  /** Sends a message; false when the line is not open, and nothing was sent. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#dropped);
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  readonly #again = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING)
      return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#connect();
  };

  /** A browser that goes offline keeps its socket open and silent: better to know at once. */
  readonly #dropped = (): void => this.#lose(this.#socket);

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.#options.url);
    this.#socket = socket;
    this.#options.onState(this.#tries === 0 ? 'connecting' : 'lost');
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.#options.onState('open');
      this.#options.onOpen();
    });
    socket.addEventListener('message', event => {
      if (this.#socket === socket) this.#options.onMessage(JSON.parse(String(event.data)));
    });
    socket.addEventListener('close', () => this.#lose(socket));
  }

  #lose(socket: WebSocket | null): void {
    if (this.#closed || socket === null || this.#socket !== socket) return;
    this.#socket = null;
    socket.close();
    this.#options.onState('lost');
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
