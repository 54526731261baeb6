import type { MyHands, NewTable, Person, Refused, WhoAmI } from '@doorcard/wire';
import { changedAxes, type Draft, stakesOf } from '../lobby/draft.ts';
import { currentMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { ask, listen, openLine, refusalWords, renewLine, whenOpen, wordsFor } from './ask.ts';

/** Opens the line and keeps what the room says about us and its lobby. */
export function enterRoom(): void {
  listen(message => {
    switch (message.type) {
      case 'welcome':
        return useRoom.setState({ person: message.person, canMail: message.canMail });
      case 'person':
        return useRoom.setState({ person: message.person });
      case 'session-ended':
        return useRoom.setState({ person: null });
      case 'lobby':
        return useRoom.setState({ tables: message.tables });
      case 'lobby-changed': {
        const changed = new Map(message.tables.map(table => [table.id, table]));
        const kept = (useRoom.getState().tables ?? []).filter(({ id }) => !message.gone.includes(id));
        const known = new Set(kept.map(({ id }) => id));
        const fresh = message.tables.filter(({ id }) => !known.has(id));
        return useRoom.setState({ tables: [...kept.map(table => changed.get(table.id) ?? table), ...fresh] });
      }
    }
  });
  openLine();
}

/** Follows the lobby until the returned function is called. */
export function watchLobby(): () => void {
  const watch = (): void => void ask({ type: 'watch-lobby' });
  const stop = whenOpen(watch);
  watch();
  return () => {
    stop();
    void ask({ type: 'unwatch-lobby' });
  };
}

type Called<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

async function call<T>(method: string, path: string, body?: unknown): Promise<Called<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    return { ok: false, message: wordsFor((value as Partial<Refused>).refusal) };
  } catch {
    return { ok: false, message: currentMessages().common.networkDown };
  }
}

/** Calls the room about who one is; the line is opened anew where that has changed. */
async function become(method: string, path: string, body?: unknown): Promise<string | null> {
  const answer = await call<WhoAmI>(method, path, body);
  if (!answer.ok) return answer.message;
  useRoom.setState({ person: answer.value.person });
  renewLine();
  return null;
}

/** Comes in as a guest. @returns what was wrong, in a sentence, or null */
export const comeIn = (name: string): Promise<string | null> => become('POST', '/api/session', { name });

/** Comes in under a claimed name. @returns what was wrong, in a sentence, or null */
export const logIn = (name: string, password: string): Promise<string | null> =>
  become('POST', '/api/session', { name, password });

/** Ends this session, or all of them everywhere. */
export const logOut = (everywhere: boolean): Promise<string | null> =>
  become('DELETE', everywhere ? '/api/sessions' : '/api/session');

/** Claims one's name with a password, or changes it. @returns what was wrong, in a sentence, or null */
export async function claimName(password: string): Promise<string | null> {
  const answer = await call<WhoAmI>('POST', '/api/password', { password });
  if (!answer.ok) return answer.message;
  useRoom.setState({ person: answer.value.person });
  return null;
}

/** Changes what the room keeps of one's preferences. */
export function updatePerson(change: Partial<Pick<Person, 'autoAnte' | 'autoMuck'>>): void {
  void ask({ type: 'preferences', ...change });
}

/** Asks for new play chips. @returns what was wrong, in a sentence, or null */
export async function refill(): Promise<string | null> {
  return refusalWords(await ask({ type: 'refill' }));
}

type Made = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly message: string };

/** Makes a table. @returns the address of its page, or what was wrong */
export async function createTable(draft: Draft): Promise<Made> {
  const axes = changedAxes(draft);
  const changed = Object.keys(axes).length > 0;
  const table: NewTable = {
    ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }),
    game: draft.game,
    house: draft.base,
    ...(changed ? { axes } : {}),
    ...(changed && draft.title.trim() !== '' ? { houseTitle: draft.title.trim() } : {}),
    stakes: stakesOf(draft),
    seats: draft.seats,
    buyIn: { least: draft.least, most: draft.most },
    isPrivate: draft.isPrivate,
    bots: draft.bots,
  };
  const answer = await ask({ type: 'create-table', table });
  const refused = refusalWords(answer);
  if (refused !== null || answer?.tableId === undefined) {
    return { ok: false, message: refused ?? currentMessages().common.failed };
  }
  return { ok: true, path: tablePath(answer.tableId, answer.invitation ?? null) };
}

/** The address of a table's page; with the secret of a private one. */
export function tablePath(id: string, invitation: string | null): string {
  const path = `/table/${encodeURIComponent(id)}`;
  return invitation === null ? path : `${path}?invitation=${encodeURIComponent(invitation)}`;
}

/** Where the history of a hand is. */
export function historyPath(hand: string, disclose = false): string {
  return `/api/hands/${encodeURIComponent(hand)}.phh${disclose ? '?disclose=1' : ''}`;
}

/** The history of one of one's own hands as text, or what was wrong. */
export async function fetchHistory(hand: string): Promise<Called<string>> {
  try {
    const response = await fetch(historyPath(hand));
    if (response.ok) return { ok: true, value: await response.text() };
    const refused = (await response.json()) as Partial<Refused>;
    return { ok: false, message: wordsFor(refused.refusal) };
  } catch {
    return { ok: false, message: currentMessages().common.networkDown };
  }
}

/** One's last finished hands, newest first. */
export async function ownHands(): Promise<MyHands['hands']> {
  const answer = await call<MyHands>('GET', '/api/hands');
  return answer.ok ? answer.value.hands : [];
}

/** Sends a history by e-mail. @returns what was wrong, in a sentence, or null */
export async function mailHistory(hand: string, to: string): Promise<string | null> {
  const answer = await call('POST', `/api/hands/${encodeURIComponent(hand)}/mail`, { to });
  return answer.ok ? null : answer.message;
}
