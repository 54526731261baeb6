import type { Answer, ToClient, ToRoom, WireRefusal } from '@doorcard/wire';
import { currentMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { Line } from './line.ts';

/** Where the room's WebSocket is: `SOCKET_PATH` of the protocol. */
const SOCKET_PATH = '/api/socket';
/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 10_000;

type Question = ToRoom extends infer M ? (M extends ToRoom ? Omit<M, 'id'> : never) : never;

let line: Line | null = null;
let lastId = 0;
const waiting = new Map<number, (answer: Answer | null) => void>();
const listeners = new Set<(message: ToClient) => void>();
const openers = new Set<() => void>();

/** Opens the line to the room; it comes back by itself for as long as the page lives. */
export function openLine(): void {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  line = new Line({
    url: url.href,
    onMessage: message => hear(message as ToClient),
    onOpen: () => {
      for (const opened of openers) opened();
    },
    onState: state => {
      useRoom.setState({ line: state });
      if (state !== 'open') forgetQuestions();
    },
  });
}

/** Closes the line and opens it anew, so that the room sees the session one has now. */
export function renewLine(): void {
  line?.close();
  forgetQuestions();
  openLine();
}

function hear(message: ToClient): void {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
    return;
  }
  for (const listener of listeners) listener(message);
}

/** What was asked and not answered when the line went is not known to have been heard. */
function forgetQuestions(): void {
  for (const answered of waiting.values()) answered(null);
  waiting.clear();
}

/** Calls a listener with every message that is not an answer. */
export function listen(listener: (message: ToClient) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever the line has opened, the first time and after each loss. */
export function whenOpen(opened: () => void): () => void {
  openers.add(opened);
  return () => openers.delete(opened);
}

/** Sends a message and waits for its answer; null when none came. */
export function ask(question: Question): Promise<Answer | null> {
  const id = ++lastId;
  return new Promise(resolve => {
    if (!line?.send({ ...question, id })) return resolve(null);
    const timer = setTimeout(() => {
      waiting.delete(id);
      resolve(null);
    }, PATIENCE);
    waiting.set(id, answer => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

/** Why an answer is a refusal, in the reader's language where we have words for it; null when it is none. */
export function refusalWords(answer: Answer | null): string | null {
  if (answer === null) return currentMessages().common.unexpected;
  return answer.accepted ? null : wordsFor(answer.refusal);
}

/** A refusal in the reader's language, or in the room's own sentence. */
export function wordsFor(refusal: WireRefusal | undefined): string {
  const { common, refusals } = currentMessages();
  if (refusal === undefined) return common.failed;
  return refusals[refusal.code] ?? refusal.message;
}
