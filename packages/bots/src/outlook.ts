import { type Card, fullDeck } from '@doorcard/cards';
import {
  type Game,
  type Hand,
  type Pick,
  type PlayerState,
  type Strength,
  seededPick,
  strength,
} from '@doorcard/stud';
import { type Seen, upCards } from './live-cards.ts';

/** Hands ranked for one thought; deals are drawn until about so many are, and never more than `MOST_DEALS`. */
const RANKINGS = 900;
const MOST_DEALS = 240;

/** Hidden cards an opponent may be given before the best of them are kept. */
const MOST_DRAWS = 4;

const HAND_SIZE = 7;

/** An opponent as the deals see him. */
interface Rival {
  readonly up: readonly Card[];
  /** Up cards still to come. */
  readonly toCome: number;
  /** Cards that are, or will be, hidden. */
  readonly hidden: number;
  /** How many sets of hidden cards he is thought to have chosen from; 1 is any cards at all. */
  readonly draws: number;
}

/**
 * The share of the pot a player can expect, 0 to 1: a bounded number of deals of the live cards, played to the
 * end against the boards of those still in. Cards behind a board that has paid or bet are better than any
 * two: they are the best of several draws, as many as the bets tell and the player's respect believes.
 *
 * @param respect 0 to 1; see `Temperament`
 * @param pick draws the deals
 */
export function outlook(hand: Hand, seen: Seen, respect: number, pick: Pick): number {
  const { game } = hand.setup;
  const shared = hand.community === null ? [] : [hand.community];
  const gone = new Set<Card>([...seen.mine, ...seen.others, ...shared]);
  const deck = fullDeck().filter(card => !gone.has(card));
  // Eight who all stay use more cards than there are: then the last one serves them all (Rulebook §5).
  const wanted = HAND_SIZE * (seen.opponents.length + 1) - seen.mine.length - seen.boards.length;
  const short = hand.communityDealt || wanted > deck.length;
  const size = short ? HAND_SIZE - 1 : HAND_SIZE;
  const rivals = seen.opponents.map(opponent => rivalOf(hand, opponent, size, respect));
  const rankings = rivals.reduce((sum, { draws }) => sum + draws, 1);
  const deals = Math.min(MOST_DEALS, Math.ceil(RANKINGS / rankings));
  const draw = seededPick(pick(2 ** 30));
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const stub = new Stub(deck, draw);
    const common = short && shared.length === 0 ? stub.take(1) : shared;
    const own = strength(game, [...seen.mine, ...stub.take(size - seen.mine.length), ...common]);
    won += shareOf(
      own,
      rivals.map(rival => bestOf(game, rival, stub, common)),
      game,
    );
  }
  return won / deals;
}

function rivalOf(hand: Hand, opponent: PlayerState, size: number, respect: number): Rival {
  const up = upCards(opponent);
  const toCome = Math.max(0, 4 - (opponent.cards.length - 2));
  return { up, toCome, hidden: size - up.length - toCome, draws: drawsOf(hand, opponent, respect) };
}

/** He who came in by choice has chosen his cards once; every bet or raise that is his chooses again. */
function drawsOf(hand: Hand, opponent: PlayerState, respect: number): number {
  const { ante, bringIn, smallBet } = hand.setup.stakes;
  const paid = opponent.total - (opponent.seat === hand.broughtIn ? bringIn : 0) >= ante + smallBet;
  const bets = opponent.seat === hand.aggressor ? hand.fullBets : 0;
  return Math.min(MOST_DRAWS, 1 + Math.round(respect * ((paid ? 1 : 0) + bets)));
}

/** The best hand of those a rival may hold in one deal. */
function bestOf(game: Game, rival: Rival, stub: Stub, common: readonly Card[]): Strength {
  const known = [...rival.up, ...stub.take(rival.toCome), ...common];
  let best: Strength | null = null;
  let kept: readonly Card[] = [];
  for (let drawn = 0; drawn < rival.draws; drawn++) {
    const hidden = stub.look(rival.hidden);
    const found = strength(game, [...known, ...hidden]);
    if (best !== null && found.main + found.low * LOW_WEIGHT <= best.main + best.low * LOW_WEIGHT) continue;
    best = found;
    kept = hidden;
  }
  stub.remove(kept);
  return best!;
}

/** Ranks of high hands go to 7,462, those of lows to 56: so weighed, neither half outshouts the other. */
const LOW_WEIGHT = 60;

/** The share of a pot that a hand wins against others, equal hands sharing (Rulebook §8). */
function shareOf(own: Strength, others: readonly Strength[], game: Game): number {
  const main = part(
    own.main,
    others.map(other => other.main),
  );
  if (game !== 'stud-hi-lo') return main;
  const lows = others.map(other => other.low);
  if (own.low === 0) return lows.some(low => low > 0) ? main / 2 : main;
  return (main + part(own.low, lows)) / 2;
}

function part(own: number, others: readonly number[]): number {
  let equals = 1;
  for (const other of others) {
    if (other > own) return 0;
    if (other === own) equals++;
  }
  return 1 / equals;
}

/** The live cards during one deal: those taken are at the front of the deck. */
class Stub {
  readonly #deck: Card[];
  readonly #draw: Pick;
  #taken = 0;

  constructor(deck: Card[], draw: Pick) {
    this.#deck = deck;
    this.#draw = draw;
  }

  /** So many cards at random, which stay in the deck. */
  look(count: number): readonly Card[] {
    for (let place = this.#taken; place < this.#taken + count; place++) this.#swap(place, this.#any(place));
    return this.#deck.slice(this.#taken, this.#taken + count);
  }

  /** So many cards at random, out of the deck. */
  take(count: number): readonly Card[] {
    const cards = this.look(count);
    this.#taken += count;
    return cards;
  }

  /** Takes these cards out of the deck. */
  remove(cards: readonly Card[]): void {
    for (const card of cards) this.#swap(this.#taken++, this.#deck.indexOf(card));
  }

  #any(place: number): number {
    return place + this.#draw(this.#deck.length - place);
  }

  #swap(one: number, other: number): void {
    const kept = this.#deck[one]!;
    this.#deck[one] = this.#deck[other]!;
    this.#deck[other] = kept;
  }
}
