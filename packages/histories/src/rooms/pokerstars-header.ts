import type { Chips, Game } from '@doorcard/stud';
import { hasDecimals, readAmount } from '../amount.ts';
import { Misread } from '../reader.ts';

/** A line that begins a hand. */
export const STARS_HAND = /^\uFEFF?\s*PokerStars .*(?:Hand|Game) #\d+:/i;

export interface StarsHeader {
  readonly id: string;
  readonly game: Game;
  readonly kind: 'cash' | 'tournament';
  readonly tournament: string | null;
  readonly date: string | null;
  readonly currency: string | null;
  readonly decimals: number;
  readonly smallBet: Chips;
  readonly bigBet: Chips;
}

const GAME_NAMES: readonly (readonly [RegExp, Game])[] = [
  [/\b7 card stud hi\/lo limit\b/i, 'stud-hi-lo'],
  [/\b7 card stud limit\b/i, 'stud-high'],
  [/\brazz limit\b/i, 'razz'],
];

const CURRENCIES: { readonly [S: string]: string } = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/**
 * Reads the first line of a hand in any of the room's forms: cash, tournament, mixed games, home games.
 *
 * @throws Misread: `unsupported` for a game that is not limit stud, `invalid` for a line that is none of these
 */
export function readHeader(text: string, line: number): StarsHeader {
  const id = /#(\d+)/.exec(text)?.[1];
  if (id === undefined || !STARS_HAND.test(text)) {
    throw new Misread(line, 'This does not begin a hand.', 'PokerStars Hand #…: a game');
  }
  const game = GAME_NAMES.find(([name]) => name.test(text))?.[1];
  if (game === undefined) {
    const message = `Hand ${id} is not of a stud game.`;
    throw new Misread(
      line,
      message,
      '7 Card Stud Limit, 7 Card Stud Hi/Lo Limit or Razz Limit',
      'unsupported',
    );
  }
  const tournament = /\bTournament #(\d+)/i.exec(text)?.[1] ?? null;
  // The limits are the last bracket with two amounts before the date.
  const limits = [...text.matchAll(/[(,] ?([$€£]?)([\d.,]+)\/[$€£]?([\d.,]+)(?: ([A-Z]{3}))?\)/g)].at(-1);
  if (limits === undefined)
    throw new Misread(line, 'The limits are not told.', 'limits such as ($0.04/$0.08 USD)');
  const [whole, symbol = '', small = '', big = '', code] = limits;
  const cash = tournament === null && (symbol !== '' || code !== undefined);
  const decimals = cash || hasDecimals(small) || hasDecimals(big) ? 2 : 0;
  const smallBet = readAmount(small, decimals);
  const bigBet = readAmount(big, decimals);
  if (smallBet === null || bigBet === null || smallBet <= 0) {
    throw new Misread(line, `"${whole}" are no limits.`, 'limits such as ($0.04/$0.08 USD)');
  }
  const after = text.slice(limits.index + whole.length);
  const date = /(\d{4}\/\d\d\/\d\d.*)$/.exec(after)?.[1]?.trim() ?? null;
  return {
    id,
    game,
    kind: tournament === null ? 'cash' : 'tournament',
    tournament,
    date,
    currency: cash ? (code ?? CURRENCIES[symbol] ?? null) : null,
    decimals,
    smallBet,
    bigBet,
  };
}
