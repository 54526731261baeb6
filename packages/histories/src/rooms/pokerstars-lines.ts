import { RANK_LETTERS, SUIT_LETTERS } from '@doorcard/cards';

/** A seat: its number, its player, his chips. */
export const SEAT = /^Seat (\d+): (.*) \(([^()]*) in chips[^()]*\)/;

/** What the summary says behind a name: cards thrown away or shown, chips won. */
export const FATE =
  /^(?: \([a-z ]+\))? (?:(?:mucked|showed) (\[[^\]]*\]))?(?:(?: and won|collected) \(([^()]*)\))?/;

/** Ranks and suits by the codes of their letters. */
export const RANK_OF = byLetter(RANK_LETTERS);
export const SUIT_OF = byLetter(SUIT_LETTERS);

function byLetter(letters: string): Int8Array {
  const table = new Int8Array(128).fill(-1);
  for (let index = 0; index < letters.length; index++) table[letters.charCodeAt(index)] = index;
  return table;
}

/** Rooms leave blanks at the ends of some lines. */
export function withoutTrail(line: string): string {
  return line.charCodeAt(line.length - 1) > 32 ? line : line.trimEnd();
}

/** A text without the words it may begin with. */
export function without(text: string, words: string): string {
  return text.startsWith(words) ? text.slice(words.length) : text;
}

/** `pot` and `main pot` are the first; side pots count from 1, several have a number. */
export function potOf(text: string): number | null {
  if (text === 'main pot') return 0;
  const side = /^side pot(?:-(\d+))?$/.exec(text);
  return side === null ? (text === 'pot' ? 0 : null) : Number(side[1] ?? 1);
}

const NOISE = [
  ' joins the table at seat #',
  ' leaves the table',
  ' is connected',
  ' is disconnected',
  ' is sitting out',
  ' was removed from the table',
  ' said, "',
  ' finished the tournament',
  ' wins the tournament',
  ' has timed out',
  ' has returned',
  ' is capped',
  ' will be allowed to play',
  ' sits out',
  ' re-buys',
  ' takes the add-on',
  ' wins the $',
  ' has reconnected',
  ' cashed out',
  ' wins a ',
  ' received ',
  ' was moved from another table',
  ' added to the table',
];

/** Notes of the table that neither move chips nor cards. */
export function isNoise(text: string): boolean {
  if (text === 'No low hand qualified' || text.startsWith('Pair on board - ')) return true;
  return NOISE.some(part => text.includes(part));
}
