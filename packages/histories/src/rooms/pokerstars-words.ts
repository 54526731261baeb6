import {
  type Card,
  describeHigh,
  describeLow8,
  describeRazz,
  RANK_LETTERS,
  rankHigh,
  rankLow8,
  rankRazz,
} from '@doorcard/cards';
import type { Game } from '@doorcard/stud';

const ONE = [
  'Deuce',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
  'Ace',
];
const one = (rank: number | undefined): string => ONE[rank!]!;
const many = (rank: number | undefined): string => (one(rank) === 'Six' ? 'Sixes' : `${one(rank)}s`);

/** A hand in PokerStars' words: `a pair of Tens`, `HI: a flush, Ace high; LO: 8,7,6,3,A`, `Lo: 9,8,6,5,A`. */
export function starsWords(game: Game, cards: readonly Card[]): string {
  if (game === 'razz') return `Lo: ${razzWords(cards)}`;
  const high = highWords(cards);
  if (game === 'stud-high') return high;
  const low = lowWords(cards);
  return low === null ? `HI: ${high}` : `HI: ${high}; LO: ${low}`;
}

/**
 * Do a room's words for a hand fit the cards? Kickers and other additions after a dash are not weighed, nor are
 * razz hands with pairs, which the room tells in ways not known.
 */
export function wordsFit(game: Game, cards: readonly Card[], told: string): boolean {
  const ours = starsWords(game, cards);
  if (told === ours) return true;
  const paired = game === 'razz' && !FIVE_RANKS.test(ours);
  return paired ? !FIVE_RANKS.test(told) : told.replace(/ - [^;]*/g, '') === ours;
}

const FIVE_RANKS = /^Lo: .(,.){4}$/;

// The words depend on the rank alone, and most ranks come again and again: each is put into words once.
const HIGH_WORDS: string[] = [];
const LOW_WORDS: string[] = [];
const RAZZ_WORDS: string[] = [];

function highWords(cards: readonly Card[]): string {
  const rank = rankHigh(cards);
  HIGH_WORDS[rank] ??= tellHigh(cards);
  return HIGH_WORDS[rank];
}

function lowWords(cards: readonly Card[]): string | null {
  const rank = rankLow8(cards);
  if (rank === 0) return null;
  LOW_WORDS[rank] ??= letters(describeLow8(cards)!.ranks);
  return LOW_WORDS[rank];
}

function razzWords(cards: readonly Card[]): string {
  const rank = rankRazz(cards);
  RAZZ_WORDS[rank] ??= tellRazz(cards);
  return RAZZ_WORDS[rank];
}

function tellHigh(cards: readonly Card[]): string {
  const { category, ranks } = describeHigh(cards);
  const [first, second] = ranks;
  switch (category) {
    case 'royal-flush':
      return 'a Royal Flush';
    case 'straight-flush':
      return `a straight flush, ${from(first!)} to ${one(first)}`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(first)}`;
    case 'full-house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'straight':
      return `a straight, ${from(first!)} to ${one(first)}`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(first)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'high-card':
      return `high card ${one(first)}`;
  }
}

/** The lowest card of a straight; of a wheel the ace. */
function from(top: number): string {
  return top === 3 ? one(12) : one(top - 4);
}

function tellRazz(cards: readonly Card[]): string {
  const { category, ranks } = describeRazz(cards);
  const [first, second] = ranks;
  switch (category) {
    case 'no-pair':
      return letters(ranks);
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(first)}`;
    case 'full-house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(first)}`;
  }
}

function letters(ranks: readonly number[]): string {
  return ranks.map(rank => RANK_LETTERS.charAt(rank)).join(',');
}
