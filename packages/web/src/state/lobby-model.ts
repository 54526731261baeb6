import type { Game } from '@doorcard/stud';
import type { LobbyTable } from '@doorcard/wire';

/** What the lobby shows of its tables. */
export interface LobbyFilter {
  readonly game: Game | 'all';
  readonly stakes: 'any' | 'low' | 'middle' | 'high';
  readonly onlyFree: boolean;
}

export const ALL_TABLES: LobbyFilter = { game: 'all', stakes: 'any', onlyFree: false };

/** Bounds of the small bet: small games up to 4, big ones from 20. */
const LOW_UP_TO = 4;
const HIGH_FROM = 20;

/** Does a table belong to what the filter asks for? */
export function passes(table: LobbyTable, filter: LobbyFilter): boolean {
  const { smallBet } = table.stakes;
  const band = smallBet <= LOW_UP_TO ? 'low' : smallBet >= HIGH_FROM ? 'high' : 'middle';
  if (filter.game !== 'all' && table.game !== filter.game) return false;
  if (filter.stakes !== 'any' && band !== filter.stakes) return false;
  return !filter.onlyFree || table.taken < table.seats;
}
