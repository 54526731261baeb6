import {
  type Card,
  fault,
  fullDeck,
  lowRankOf,
  ok,
  parseCards,
  RANK_LETTERS,
  type Result,
  rankOf,
  suitOf,
} from '@doorcard/cards';

/**
 * Starting hands of three cards, the last of them the door card, as a list of all that fit.
 *
 * The notation, as stud players write it: three places, the down cards in brackets, the door card after them;
 * a rank stands for any card of that rank, a card for itself, `x` for any card. `(AA)x` is aces in the hole,
 * `(xx)K` any hand with a king up, `(xx)As` with that ace. Repeated places make pairs: `(TT)T`. Words:
 * `random`, `pair`, `trips`, `3-flush`, `3-straight`, `3-low` (three different ranks of eight or lower). Terms
 * joined by `,` are alternatives; `+` after a rank means it or higher, `-` it or lower (the ace low):
 * `(TT+)x`, `(xx)8-`. A term may demand several things with `&`: `3-low&(xx)5-`.
 */
export interface Range {
  readonly text: string;
  /** All starting hands that fit, as triples of cards in one flat list: down, down, up. */
  readonly hands: Uint8Array;
}

type Test = (first: Card, second: Card, door: Card) => boolean;

const HOW =
  'write hands as (AA)x, (xx)K, (TT+)x, words random, pair, trips, 3-flush, 3-straight, 3-low; join with , or &';

/** Reads a range; the fault says which part was not understood and how ranges are written. */
export function parseRange(text: string): Result<Range> {
  const alternatives: Test[] = [];
  for (const term of text.split(',')) {
    const demands: Test[] = [];
    for (const part of term.split('&')) {
      const test = testOf(part.trim());
      if (test === null) return fault('bad-range', `"${part.trim()}" is not part of a range; ${HOW}.`);
      demands.push(test);
    }
    alternatives.push((a, b, door) => demands.every(test => test(a, b, door)));
  }
  const hands: number[] = [];
  const deck = fullDeck();
  for (const door of deck) {
    for (const first of deck) {
      for (const second of deck) {
        if (second >= first || first === door || second === door) continue;
        if (alternatives.some(test => test(first, second, door))) hands.push(first, second, door);
      }
    }
  }
  if (hands.length === 0) return fault('empty-range', `No starting hand fits "${text}".`);
  return ok({ text, hands: Uint8Array.from(hands) });
}

const WORDS: Readonly<Record<string, Test>> = {
  random: () => true,
  pair: (a, b, c) => new Set([rankOf(a), rankOf(b), rankOf(c)]).size === 2,
  trips: (a, b, c) => rankOf(a) === rankOf(b) && rankOf(b) === rankOf(c),
  '3-flush': (a, b, c) => suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c),
  '3-straight': (a, b, c) => inARow([a, b, c].map(rankOf)) || inARow([a, b, c].map(lowRankOf)),
  '3-low': (a, b, c) => {
    const ranks = [a, b, c].map(lowRankOf);
    return new Set(ranks).size === 3 && Math.max(...ranks) <= 7;
  },
};

function inARow(ranks: readonly number[]): boolean {
  return new Set(ranks).size === 3 && Math.max(...ranks) - Math.min(...ranks) === 2;
}

function testOf(part: string): Test | null {
  const word = WORDS[part.toLowerCase()];
  if (word !== undefined) return word;
  const match = /^\(([^)]*)\)(.*)$/.exec(part);
  if (match === null) return null;
  const down = places(match[1]!);
  const up = places(match[2]!);
  if (down === null || up === null || down.length !== 2 || up.length !== 1) return null;
  const [first, second] = down as [Place, Place];
  const [door] = up as [Place];
  // Down cards have no order; a pair with a bound (TT+) is a pair of one rank.
  const paired = first.rank !== null && first.rank === second.rank && second.bound !== '';
  return (a, b, c) => {
    if (!door.fits(c)) return false;
    if (paired) return rankOf(a) === rankOf(b) && second.fits(a);
    return (first.fits(a) && second.fits(b)) || (first.fits(b) && second.fits(a));
  };
}

interface Place {
  readonly rank: number | null;
  readonly bound: string;
  readonly fits: (card: Card) => boolean;
}

/** Places of a hand: `x`, a rank with an optional bound, or a card. */
function places(text: string): Place[] | null {
  const list: Place[] = [];
  const pattern = /x|10[cdhs]|[2-9TJQKA][cdhs]|(?:10|[2-9TJQKA])[+-]?/gy;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return null;
    list.push(placeOf(match[0]));
  }
  return list;
}

function placeOf(text: string): Place {
  if (text === 'x') return { rank: null, bound: '', fits: () => true };
  const card = parseCards(text);
  if (card.ok && card.value.length === 1)
    return { rank: null, bound: '', fits: other => other === card.value[0] };
  const bound = text.endsWith('+') || text.endsWith('-') ? text.slice(-1) : '';
  const rank = RANK_LETTERS.indexOf(text.slice(0, text.length - bound.length).replace('10', 'T'));
  const low = (rank + 1) % 13;
  const fits = (card: Card): boolean => {
    if (bound === '+') return rankOf(card) >= rank;
    return bound === '-' ? lowRankOf(card) <= low : rankOf(card) === rank;
  };
  return { rank, bound, fits };
}
