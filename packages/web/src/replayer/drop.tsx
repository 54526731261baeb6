import type { Film } from './film.ts';
export function Drop(_: { readonly onFilm: (film: Film) => void }) {
  return null;
}
