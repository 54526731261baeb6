/** The protocol's version. A room refuses a hello that names another. */
export const PROTOCOL = 1;

/** What one connection may do before it is refused or closed. */
export const LIMITS = {
  /** The longest frame a client may send, in bytes; a longer one closes the connection (code 1009). */
  frameBytes: 16_384,
  /** Messages a second in the long run; more are answered `too-many-messages`. */
  messagesPerSecond: 50,
  /** Messages in one burst before the limit bites. */
  burst: 100,
  /** Messages over the limit after which the connection is closed (code 4008). */
  overLimit: 500,
  /** The longest name of a person or a table, in characters. */
  nameLength: 20,
  /** The longest line of chat, in characters. */
  chatLength: 200,
  /** Tables one connection may watch at once. */
  watched: 16,
} as const;

/** Why the room closes a connection, by the code of the WebSocket's close frame. */
export const CLOSE_CODES = {
  /** Sent by the WebSocket library itself: a frame above `LIMITS.frameBytes`. */
  1009: 'frame-too-large',
  1012: 'room-restarts',
  4001: 'session-ended',
  4003: 'foreign-origin',
  4008: 'too-many-messages',
  4009: 'too-slow',
} as const;
