import type { Film } from './film.ts';
export interface FilmsRead {
  readonly films: readonly Film[];
  readonly faults: readonly string[];
}
export function readFilms(_bytes: Uint8Array, _hero: string | null): FilmsRead {
  return { films: [], faults: [] };
}
