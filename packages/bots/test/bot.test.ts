import { type Card, fullDeck, parseCards } from '@doorcard/cards';
import {
  type Command,
  DEFAULT_HOUSE,
  evolve,
  GAMES,
  type Game,
  type Hand,
  houseById,
  mayMuck,
  next,
  options,
  play,
  replay,
  seededPick,
  shuffle,
  startHand,
  view,
  viewEvent,
} from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { createBot, TEMPERAMENTS, type Temperament } from '../src/index.ts';
import { seenFrom } from '../src/seen.ts';
import { startingHand } from '../src/starting-hand.ts';

const found = houseById(DEFAULT_HOUSE);
if (!found.ok) throw new Error(found.fault.message);
const HOUSE = found.value;

const STAKES = { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 };

function begin(game: Game, seats: number, deck: readonly Card[]): { hand: Hand; stub: Card[] } {
  const started = startHand({
    game,
    house: HOUSE,
    stakes: STAKES,
    kind: 'cash',
    dealer: 0,
    seats: Array.from({ length: seats }, (_, index) => ({ seat: index + 1, stack: 600 })),
  });
  if (!started.ok) throw new Error(started.fault.message);
  return { hand: replay(started.value), stub: [...deck] };
}

/** Plays a hand out with bots, each given its own folded view; returns the net of every seat. */
function playOut(game: Game, temperaments: readonly Temperament[], seed: number): number[] {
  const pick = seededPick(seed);
  const begun = begin(game, temperaments.length, shuffle(fullDeck(), pick));
  const bots = temperaments.map(temperament => createBot(temperament, pick));
  let { hand } = begun;
  const views = bots.map((_, index) => view(hand, index + 1));
  for (let steps = 0; steps < 400; steps++) {
    const due = next(hand);
    if (due.type === 'ended') break;
    let command: Command;
    if (due.type === 'deal') command = { type: 'deal', cards: begun.stub.splice(0, due.slots.length) };
    else if (due.type === 'act') {
      command = {
        type: 'act',
        seat: due.seat,
        action: bots[due.seat - 1]!.decide(views[due.seat - 1]!, due.seat),
      };
    } else if (due.type === 'show-or-muck') {
      command = { type: hand.phase === 'won' || mayMuck(hand, due.seat) ? 'muck' : 'show', seat: due.seat };
    } else throw new Error(due.type);
    const played = play(hand, command);
    if (!played.ok) throw new Error(played.fault.message);
    hand = played.value.hand;
    for (const [index, own] of views.entries()) {
      views[index] = played.value.events.reduce(
        (mine, event) => evolve(mine, viewEvent(event, index + 1)),
        own,
      );
    }
  }
  expect(hand.phase).toBe('ended');
  return hand.players.map(player => player.stack - 600);
}

describe('bots', () => {
  it.each(GAMES)('play whole hands of %s legally from their own view', game => {
    for (let seed = 1; seed <= 12; seed++) {
      const net = playOut(
        game,
        [TEMPERAMENTS[0]!, TEMPERAMENTS[1]!, TEMPERAMENTS[2]!, TEMPERAMENTS[1]!],
        seed,
      );
      expect(net.reduce((sum, chips) => sum + chips, 0)).toBe(0);
    }
  });

  it('win from one who calls whatever comes', () => {
    const caller: Temperament = {
      id: 'lively',
      playsFrom: -1,
      raisesFrom: 2,
      margin: -1,
      betsAt: 99,
      bluffs: 0,
    };
    for (const game of GAMES) {
      let won = 0;
      for (let seed = 1; seed <= 120; seed++)
        won -= playOut(game, [TEMPERAMENTS[1]!, caller, caller], seed)[1]!;
      expect(won, game).toBeGreaterThan(0);
    }
  }, 120_000);

  it('decide the same whatever lies hidden', () => {
    const pick = seededPick(5);
    for (let round = 0; round < 30; round++) {
      const deck = shuffle(fullDeck(), pick);
      const begun = begin('stud-high', 3, deck);
      const dealt = next(begun.hand);
      if (dealt.type !== 'deal') throw new Error(dealt.type);
      const played = play(begun.hand, { type: 'deal', cards: deck.slice(0, dealt.slots.length) });
      if (!played.ok) throw new Error(played.fault.message);
      const { hand } = played.value;
      const own = view(hand, hand.turn!);
      const hidden = own.players
        .filter(player => player.seat !== hand.turn)
        .flatMap(player => player.cards.slice(0, 2));
      expect(hidden).toEqual([null, null, null, null]);
      const decide = (seen: Hand) =>
        createBot(TEMPERAMENTS[1]!, seededPick(7)).decide(seen, hand.turn!, options(hand));
      expect(decide(own)).toEqual(decide(hand));
    }
  });
});

describe('starting hands', () => {
  const worth = (game: Game, mine: string, doors: readonly string[]): number => {
    const cards = parseCards(mine);
    const shown = parseCards(doors.join(''));
    if (!cards.ok || !shown.ok) throw new Error('cards');
    const { hand } = begin(game, doors.length + 1, []);
    const players = hand.players.map((player, index) => ({
      ...player,
      cards: index === 0 ? cards.value : [null, null, shown.value[index - 1]!],
    }));
    return startingHand(game, seenFrom({ ...hand, players }, 1));
  };

  it('rank as stud players rank them', () => {
    const doors = ['7c', '9d', '4s'];
    const order = ['AsAhAd', 'AsAhKd', 'QsQh4d', 'JhTh9h', '6s6h2d', 'Ks8h3d'].map(cards =>
      worth('stud-high', cards, doors),
    );
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    const razz = ['Ah2s3d', '2h4s7d', '5h6s8d', '4hTs2d', 'KhQs2d'].map(cards => worth('razz', cards, doors));
    expect(razz).toEqual(razz.toSorted((a, b) => b - a));
    const hiLo = ['Ah2h3h', 'Ad4s5c', 'KhKs9d', '3h5s8d', 'Jh9s2d'].map(cards =>
      worth('stud-hi-lo', cards, doors),
    );
    expect(hiLo).toEqual(hiLo.toSorted((a, b) => b - a));
  });

  it('are worth less when the cards they need are gone, in razz more when pairing ones are', () => {
    expect(worth('stud-high', 'QsQh4d', ['Qc', 'Qd'])).toBeLessThan(
      worth('stud-high', 'QsQh4d', ['9c', '8d']),
    );
    expect(worth('stud-high', 'Ah8h3h', ['2h', '9h'])).toBeLessThan(
      worth('stud-high', 'Ah8h3h', ['2c', '9d']),
    );
    expect(worth('razz', 'Ah2s6d', ['2c', '6h'])).toBeGreaterThan(worth('razz', 'Ah2s6d', ['3c', '4h']));
  });

  it('make a bot fold rubbish to a completion and raise with trips', () => {
    const deckOf = (first: string): Card[] => {
      const cards = parseCards(first);
      if (!cards.ok) throw new Error(cards.fault.message);
      return cards.value;
    };
    const answer = (mine: string): string => {
      const own = deckOf(mine);
      const { hand } = begin('stud-high', 2, []);
      const rest = deckOf('2c7dKs');
      const dealt = play(hand, {
        type: 'deal',
        cards: [0, 1, 2].flatMap(index => [rest[index]!, own[index]!]),
      });
      if (!dealt.ok) throw new Error(dealt.fault.message);
      let now = dealt.value.hand;
      if (now.turn === 1) {
        const raised = play(now, { type: 'act', seat: 1, action: { action: 'complete' } });
        if (!raised.ok) throw new Error(raised.fault.message);
        now = raised.value.hand;
      } else {
        const posted = play(now, { type: 'act', seat: 2, action: { action: 'bring-in' } });
        if (!posted.ok) throw new Error(posted.fault.message);
        const raised = play(posted.value.hand, { type: 'act', seat: 1, action: { action: 'complete' } });
        if (!raised.ok) throw new Error(raised.fault.message);
        now = raised.value.hand;
      }
      return createBot(TEMPERAMENTS[0]!).decide(view(now, 2), 2).action;
    };
    expect(answer('9h4s2d')).toBe('fold');
    expect(answer('9h9s9d')).toBe('raise');
  });
});
