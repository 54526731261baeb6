import { HOUSES } from '@doorcard/stud';
import type { Draft } from '../lobby/draft.ts';
import type { Film } from '../replayer/film.ts';
import type { ListedHand } from '../replayer/hand-list.tsx';
import { type Person, useRoom } from '../state/room.ts';
export interface SessionModel {
  readonly id: string;
  readonly device: string;
  readonly since: string;
  readonly current: boolean;
}
export function enterRoom(): void {
  const names = ['Puerto', 'Naxos', 'Delta', 'Muelle', 'Faro'];
  useRoom.setState({
    line: 'open',
    person: null,
    tables: HOUSES.slice(0, 5).map((house, i) => ({
      id: house.id,
      name: names[i]!,
      game: (['stud-high', 'stud-hi-lo', 'razz'] as const)[i % 3]!,
      house,
      stakes: { ante: 1, bringIn: 2, smallBet: 4 * (i + 1), bigBet: 8 * (i + 1) },
      seats: house.axes.seats,
      taken: i + 1,
      averagePot: i ? 31 * i : null,
      waiting: i === 2 ? 3 : 0,
      isPrivate: i === 3,
      bots: i !== 4,
      mine: i === 1,
    })),
  });
}
export async function comeIn(name: string): Promise<string | null> {
  useRoom.setState({ person: { name, claimed: false, chips: 10000, autoAnte: true, autoMuck: true } });
  return null;
}
export async function logIn(name: string, _password: string): Promise<string | null> {
  return comeIn(name);
}
export function logOut(): void {}
export async function claimName(_password: string): Promise<string | null> {
  return null;
}
export async function sessions(): Promise<readonly SessionModel[]> {
  return [];
}
export async function endSession(_id: string): Promise<void> {}
export function updatePerson(_change: Partial<Pick<Person, 'autoAnte' | 'autoMuck'>>): void {}
export async function refill(): Promise<{ ok: true; chips: number } | { ok: false; message: string }> {
  return { ok: false, message: '' };
}
export async function createTable(
  _draft: Draft,
): Promise<{ ok: true; path: string } | { ok: false; message: string }> {
  return { ok: false, message: '' };
}
export function historyPath(table: string, hand: string): string {
  return `/api/${table}/${hand}`;
}
export async function openHand(_table: string, _hand: string): Promise<Film | null> {
  return null;
}
export async function ownHands(): Promise<readonly ListedHand[]> {
  return [];
}
