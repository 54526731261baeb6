import type { LobbyTable, Person } from '@doorcard/wire';
import { create } from 'zustand';
import type { LineState } from '../connection/line.ts';

interface RoomState {
  readonly line: LineState;
  /** Undefined until the room has said; null: one may only watch. */
  readonly person: Person | null | undefined;
  readonly tables: readonly LobbyTable[] | null;
  /** Hand histories can be sent by e-mail. */
  readonly canMail: boolean;
}

/** What this browser knows of the room. */
export const useRoom = create<RoomState>(() => ({
  line: 'connecting',
  person: undefined,
  tables: null,
  canMail: false,
}));
