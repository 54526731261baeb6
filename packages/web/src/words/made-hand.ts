import {
  bestHigh,
  bestLow8,
  bestRazz,
  type Card,
  lowRankOf,
  type Rank,
  rankOf,
  suitOf,
} from '@doorcard/cards';
import type { Game } from '@doorcard/stud';

/** What a hand is, for naming it in any language. Ranks are 0 (two) to 12 (ace). */
export type MadeHand =
  | { readonly kind: 'high-card'; readonly rank: Rank }
  | { readonly kind: 'pair'; readonly rank: Rank }
  | { readonly kind: 'two-pair'; readonly rank: Rank; readonly second: Rank }
  | { readonly kind: 'trips'; readonly rank: Rank }
  | { readonly kind: 'straight'; readonly rank: Rank }
  | { readonly kind: 'flush'; readonly rank: Rank }
  | { readonly kind: 'full-house'; readonly rank: Rank; readonly second: Rank }
  | { readonly kind: 'quads'; readonly rank: Rank }
  | { readonly kind: 'straight-flush'; readonly rank: Rank }
  /** A low: its ranks from the highest down, the ace last. */
  | { readonly kind: 'low'; readonly ranks: readonly Rank[] };

/** Ranks in order of how often they occur, then of height. */
function grouped(cards: readonly Card[], height: (card: Card) => number): { rank: Rank; count: number }[] {
  const groups = new Map<Rank, { rank: Rank; count: number; height: number }>();
  for (const card of cards) {
    const group = groups.get(rankOf(card)) ?? { rank: rankOf(card), count: 0, height: height(card) };
    group.count++;
    groups.set(group.rank, group);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count || b.height - a.height);
}

/** The top rank of a straight of five different ranks, or null. */
function straightTop(cards: readonly Card[]): Rank | null {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  if (new Set(ranks).size !== 5) return null;
  if (ranks[0]! - ranks[4]! === 4) return ranks[0]!;
  return ranks[0] === 12 && ranks[1] === 3 ? 3 : null;
}

/** Names one to five cards as a high hand. Straights and flushes need five. */
export function nameHigh(cards: readonly Card[]): MadeHand {
  const groups = grouped(cards, rankOf);
  const [first, second] = groups;
  const rank = first!.rank;
  if (first!.count === 4) return { kind: 'quads', rank };
  if (first!.count === 3 && second !== undefined && second.count >= 2)
    return { kind: 'full-house', rank, second: second.rank };
  if (cards.length === 5) {
    const top = straightTop(cards);
    const flush = cards.every(card => suitOf(card) === suitOf(cards[0]!));
    if (flush && top !== null) return { kind: 'straight-flush', rank: top };
    if (flush) return { kind: 'flush', rank };
    if (top !== null) return { kind: 'straight', rank: top };
  }
  if (first!.count === 3) return { kind: 'trips', rank };
  if (first!.count === 2 && second?.count === 2) return { kind: 'two-pair', rank, second: second.rank };
  return { kind: first!.count === 2 ? 'pair' : 'high-card', rank };
}

/** Names one to five cards as a low: by its ranks, or by its pairs where it has some. */
export function nameLow(cards: readonly Card[]): MadeHand {
  const groups = grouped(cards, lowRankOf);
  if (groups[0]!.count > 1) return nameHigh(cards);
  return { kind: 'low', ranks: groups.map(group => group.rank) };
}

/** The five cards that make a player's hand in one way of playing it; null where there is none (no low). */
export function bestFive(game: Game, cards: readonly Card[], way: 'main' | 'low'): readonly Card[] | null {
  if (game === 'razz') return bestRazz(cards);
  return way === 'low' ? bestLow8(cards) : bestHigh(cards);
}

/** What a player holds, both ways in hi/lo: for the label under his cards. Fewer than five cards count as they are. */
export function holding(game: Game, cards: readonly Card[]): { main: MadeHand | null; low: MadeHand | null } {
  if (cards.length === 0) return { main: null, low: null };
  const name = game === 'razz' ? nameLow : nameHigh;
  if (cards.length < 5)
    return { main: game === 'razz' ? nameLow(bestPartial(cards)) : name(cards), low: null };
  const main = bestFive(game, cards, 'main');
  const low = game === 'stud-hi-lo' ? bestFive(game, cards, 'low') : null;
  return { main: main && name(main), low: low && nameLow(low) };
}

/** In razz a pair among three or four cards is not yet a hand: what counts are the different ranks. */
function bestPartial(cards: readonly Card[]): readonly Card[] {
  const seen = new Set<Rank>();
  return cards.filter(card => !seen.has(rankOf(card)) && seen.add(rankOf(card)));
}
