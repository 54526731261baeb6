import { create } from 'zustand';
import type { LineState } from '../connection/line.ts';
import type { LobbyTable } from './lobby-model.ts';

/** Who one is in the room. */
export interface Person {
  readonly name: string;
  /** Has a password, so that it can be come back to from anywhere. */
  readonly claimed: boolean;
  readonly chips: number;
  readonly autoAnte: boolean;
  readonly autoMuck: boolean;
}

interface RoomState {
  readonly line: LineState;
  /** Undefined until the room has said. */
  readonly person: Person | null | undefined;
  readonly tables: readonly LobbyTable[] | null;
}

/** What this browser knows of the room. */
export const useRoom = create<RoomState>(() => ({ line: 'connecting', person: undefined, tables: null }));
