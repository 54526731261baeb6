/**
 * Somebody who watches a hand with all cards open and keeps his own books: chips by seat, and where each card
 * is. He learns from the full events alone and knows nothing of how the engine keeps its state.
 */
import assert from 'node:assert/strict';
import type { Card } from '@doorcard/cards';
import type { Hand, HandEvent, HandSetup, MaybeCard, Viewer } from '../../src/index.ts';

interface Book {
  readonly seat: number;
  stack: number;
  /** Put in this hand, less what came back. */
  put: number;
  /** Put in on this street. */
  street: number;
  won: number;
  readonly cards: { readonly card: Card; readonly up: boolean }[];
  folded: boolean;
  protected: boolean;
  shown: boolean;
  mucked: boolean;
}

export class Witness {
  readonly books = new Map<number, Book>();
  setup: HandSetup | null = null;
  /** Cards that may not be dealt again. */
  readonly used = new Set<Card>();
  burned: Card[] = [];
  community: Card | null = null;
  street = 0;
  /** What a player must have in on this street. */
  level = 0;
  pot = 0;
  rake = 0;
  ended = false;
  #chips = 0;

  /** Takes note of one event; throws when it cannot have happened. */
  see(event: HandEvent): void {
    assert(!this.ended, 'something happened after the end');
    switch (event.type) {
      case 'hand-started':
        assert(this.setup === null, 'started twice');
        this.setup = event.setup;
        for (const { seat, stack } of event.setup.seats) this.books.set(seat, newBook(seat, stack));
        this.#chips = event.setup.seats.reduce((sum, { stack }) => sum + stack, 0);
        break;
      case 'ante-posted':
        this.#pay(event.seat, event.amount, event.allIn);
        break;
      case 'bring-in-posted':
        this.#bet(event.seat, event.amount, event.allIn);
        this.level = this.setup!.stakes.bringIn;
        break;
      case 'called':
        this.#bet(event.seat, event.amount, event.allIn);
        assert(this.book(event.seat).street <= this.level, 'called more than there was to call');
        break;
      case 'completed':
      case 'bet':
      case 'raised':
        this.#bet(event.seat, event.amount, event.allIn);
        assert.equal(this.book(event.seat).street, event.to, 'a total that does not add up');
        assert(event.to > this.level, 'a wager that raises nothing');
        this.level = event.to;
        break;
      case 'returned':
        this.#pay(event.seat, -event.amount, false);
        this.book(event.seat).street -= event.amount;
        assert(this.book(event.seat).put >= 0, 'more came back than was put in');
        break;
      case 'rake-taken':
        assert(isChips(event.amount) && this.street >= 4, 'rake before 4th street');
        this.pot -= event.amount;
        this.rake += event.amount;
        break;
      case 'awarded':
        assert(isChips(event.amount), `an award of ${event.amount}`);
        assert(!this.book(event.seat).folded, 'an award to a player who folded');
        this.pot -= event.amount;
        this.book(event.seat).stack += event.amount;
        this.book(event.seat).won += event.amount;
        break;
      case 'card-dealt':
        assert(!this.book(event.seat).folded, 'a card to a player who folded');
        this.book(event.seat).cards.push({ card: this.#fresh(event.card), up: event.up });
        break;
      case 'card-burned':
        assert(this.setup!.house.axes.burn, 'burned in a house that does not burn');
        this.burned.push(this.#fresh(event.card));
        break;
      case 'community-dealt':
        assert.equal(this.community, null, 'two community cards');
        this.community = this.#fresh(event.card);
        break;
      case 'reshuffled':
        assert.equal(this.setup!.house.axes.shortDeck, 'reshuffle-burns');
        for (const card of this.burned) this.used.delete(card);
        this.burned = [];
        break;
      case 'street-started':
        assert(event.street > this.street, 'streets out of order');
        this.street = event.street;
        this.level = 0;
        for (const book of this.books.values()) book.street = 0;
        break;
      case 'folded':
        assert(!this.book(event.seat).folded, 'folded twice');
        this.book(event.seat).folded = true;
        break;
      case 'timed-out':
        if (event.protected) this.book(event.seat).protected = true;
        break;
      case 'shown': {
        const book = this.book(event.seat);
        assert(!book.folded && !book.shown && !book.mucked, 'shown by one who cannot show');
        assert.deepEqual(
          event.cards,
          book.cards.map(({ card }) => card),
        );
        book.shown = true;
        break;
      }
      case 'mucked':
        this.book(event.seat).mucked = true;
        break;
      case 'hand-ended':
        this.ended = true;
        break;
      case 'checked':
        assert(this.book(event.seat).street >= this.level, 'checked while facing a bet');
    }
    this.#balance();
  }

  book(seat: number): Book {
    const book = this.books.get(seat);
    assert(book !== undefined, `nobody sits in seat ${seat}`);
    return book;
  }

  /** Those who have not folded. */
  get live(): Book[] {
    return [...this.books.values()].filter(book => !book.folded);
  }

  /** Those of the live who can still bet. */
  get able(): Book[] {
    return this.live.filter(book => book.stack > 0 && !book.protected);
  }

  /** The engine's hand must tell what the witness saw. */
  agrees(hand: Hand): void {
    for (const player of hand.players) {
      const book = this.book(player.seat);
      assert.equal(player.stack, book.stack, `stack of seat ${player.seat}`);
      assert.equal(player.total, book.put, `total of seat ${player.seat}`);
      assert.equal(player.folded, book.folded);
      assert.equal(player.cards.length, book.cards.length);
      assert(
        player.cards.every((card, place) => card === book.cards[place]!.card),
        `cards of seat ${player.seat}`,
      );
    }
    assert.equal(hand.players.length, this.books.size);
    assert.equal(hand.community, this.community);
    assert.equal(hand.rake, this.rake);
  }

  /** The cards of a seat as these eyes may see them (Rulebook §6, §7, §9). */
  seen(seat: number, viewer: Viewer): MaybeCard[] {
    const { cards, shown } = this.book(seat);
    return cards.map(({ card, up }) => (up || shown || seat === viewer ? card : null));
  }

  /** An event as these eyes may see it. */
  told(event: HandEvent, viewer: Viewer): HandEvent {
    if (event.type === 'card-burned') return { ...event, card: null };
    if (event.type === 'card-dealt' && !event.up && event.seat !== viewer) return { ...event, card: null };
    return event;
  }

  #bet(seat: number, amount: number, allIn: boolean): void {
    this.#pay(seat, amount, allIn);
    this.book(seat).street += amount;
  }

  #pay(seat: number, amount: number, allIn: boolean): void {
    assert(Number.isSafeInteger(amount) && amount !== 0, `an amount of ${amount}`);
    const book = this.book(seat);
    book.stack -= amount;
    book.put += amount;
    this.pot += amount;
    if (amount > 0) assert.equal(allIn, book.stack === 0, 'all-in that is none, or the other way round');
  }

  #fresh(card: MaybeCard): Card {
    assert(card !== null, 'an unknown card');
    assert(Number.isInteger(card) && card >= 0 && card < 52, `no card ${card}`);
    assert(!this.used.has(card), `card ${card} twice`);
    this.used.add(card);
    return card;
  }

  #balance(): void {
    let sum = this.pot + this.rake;
    for (const { stack } of this.books.values()) {
      assert(isChips(stack), `a stack of ${stack}`);
      sum += stack;
    }
    assert(isChips(this.pot), `${this.pot} in the pot`);
    assert.equal(sum, this.#chips, 'chips lost or made');
  }
}

function isChips(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

function newBook(seat: number, stack: number): Book {
  return {
    seat,
    stack,
    put: 0,
    street: 0,
    won: 0,
    cards: [],
    folded: false,
    protected: false,
    shown: false,
    mucked: false,
  };
}
