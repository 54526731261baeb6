import type { Game } from '@doorcard/stud';

/** The game of a name that the Winning network prints, null where it is none of stud. */
export function gameOf(text: string): Game | null {
  if (/razz/i.test(text)) return 'razz';
  if (!/Seven Cards? Stud|7 ?Stud/i.test(text)) return null;
  return /Hi-?\/?Low?|H\/L/i.test(text) ? 'stud-hi-lo' : 'stud-high';
}
