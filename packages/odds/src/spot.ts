import { type Card, DECK_SIZE, fault, fullDeck, ok, printCard, type Result } from '@doorcard/cards';
import { type EquityRequest, ODDS_GAMES, type OddsGame, type OddsPlayer } from './types.ts';

/** A request that has been found possible, with what follows from it. */
export interface Spot {
  readonly game: OddsGame;
  readonly players: readonly SpotPlayer[];
  /** The community card that is out. */
  readonly community: Card | null;
  /** A community card is still to come: the deck cannot give every player a seventh card of his own. */
  readonly communityToCome: boolean;
  /** Cards that may still come, highest first: taken in this order, ranks are found in the cache most often. */
  readonly stub: Uint8Array;
}

/** A player of a spot: his known cards, or a range; and how many cards he still gets. */
export interface SpotPlayer {
  readonly cards: readonly Card[];
  /** Starting hands as triples in a flat list; null when his cards are known. */
  readonly range: Uint8Array | null;
  readonly toCome: number;
}

const MOST_PLAYERS = 8;

/** Checks a request; the fault says in a sentence what is impossible in it. */
export function toSpot(request: EquityRequest): Result<Spot> {
  const { game, players, dead = [], community } = request;
  if (!ODDS_GAMES.includes(game))
    return fault('bad-game', `There is no game "${game}"; the games are ${ODDS_GAMES.join(', ')}.`);
  if (players.length < 2 || players.length > MOST_PLAYERS) {
    return fault(
      'bad-players',
      `${players.length} players; an equity is between 2 to ${MOST_PLAYERS} of them.`,
    );
  }
  const seen = new Set<Card>();
  for (const card of [
    ...players.flatMap(cardsOf),
    ...dead,
    ...(community === undefined ? [] : [community]),
  ]) {
    if (!Number.isInteger(card) || card < 0 || card >= DECK_SIZE)
      return fault('unknown-card', `${card} is not a card.`);
    if (seen.has(card))
      return fault('duplicate-card', `${printCard(card)} is in two places; a deck has each card once.`);
    seen.add(card);
  }
  const own = community === undefined ? 7 : 6;
  for (const [index, player] of players.entries()) {
    const count = cardsOf(player).length;
    if (count > own) {
      const beside = community === undefined ? '' : ' beside the community card';
      return fault(
        'too-many-cards',
        `Player ${index + 1} has ${count} cards; he can have ${own} at most${beside}.`,
      );
    }
  }
  const stub = Uint8Array.from(
    fullDeck()
      .reverse()
      .filter(card => !seen.has(card)),
  );
  return dealOut(request, stub, own);
}

function dealOut(request: EquityRequest, stub: Uint8Array, own: number): Result<Spot> {
  const { game, players, community } = request;
  const held = players.map(player => (isRange(player) ? 3 : player.length));
  const ranges = 3 * players.filter(isRange).length;
  const due = (each: number): number =>
    ranges + held.reduce((sum, count) => sum + Math.max(0, each - count), 0);
  // One community card serves all where a card each is too much for the deck (Rulebook §5).
  const communityToCome = community === undefined && due(7) > stub.length && held.every(count => count <= 6);
  const each = communityToCome ? 6 : own;
  const needed = due(each) + (communityToCome ? 1 : 0);
  if (needed > stub.length) {
    return fault(
      'too-few-cards',
      `${needed} cards are still to come, but only ${stub.length} are left in the deck.`,
    );
  }
  return ok({
    game,
    players: players.map((player, index) => ({
      cards: cardsOf(player),
      range: isRange(player) ? player.hands : null,
      toCome: Math.max(0, each - held[index]!),
    })),
    community: community ?? null,
    communityToCome,
    stub,
  });
}

function isRange(player: OddsPlayer): player is Exclude<OddsPlayer, readonly Card[]> {
  return !Array.isArray(player);
}

function cardsOf(player: OddsPlayer): readonly Card[] {
  return isRange(player) ? [] : player;
}

/** How many deals there are, each player's cards taken as a set; infinite for ranges. */
export function countDeals(spot: Spot): number {
  let left = spot.stub.length;
  let deals = 1;
  for (const { range, toCome } of spot.players) {
    if (range !== null) return Number.POSITIVE_INFINITY;
    deals *= choose(left, toCome);
    left -= toCome;
  }
  return spot.communityToCome ? deals * left : deals;
}

/** The number of ways to take some of so many cards. */
export function choose(from: number, count: number): number {
  let ways = 1;
  for (let taken = 1; taken <= count; taken++) ways = (ways * (from - taken + 1)) / taken;
  return Math.round(ways);
}
