import { fullDeck } from '@doorcard/cards';
import { GAMES, type Hand, isUp, type Seat, seededPick, shuffle, view } from '@doorcard/stud';
import { expect, it } from 'vitest';
import { BOTS, decideAction, thinkingTime } from '../src/index.ts';
import { begin, playOut } from './table.ts';

/** The same hand with every card that a seat cannot see dealt anew. */
function swapped(hand: Hand, seat: Seat, seed: number): Hand {
  const known = new Set(
    hand.players.flatMap(player => player.cards.filter((_, place) => player.seat === seat || isUp(place))),
  );
  known.add(hand.community);
  const deck = shuffle(
    fullDeck().filter(card => !known.has(card)),
    seededPick(seed),
  );
  const anew = (): (typeof deck)[number] => deck.pop()!;
  return {
    ...hand,
    burned: hand.burned.map(anew),
    players: hand.players.map(player =>
      player.seat === seat
        ? player
        : { ...player, cards: player.cards.map((card, place) => (isUp(place) ? card : anew())) },
    ),
  };
}

it.each(GAMES)('a bot decides the same at %s whatever lies hidden, be it there or not', game => {
  let asked = 0;
  for (let seed = 1; seed <= 25; seed++) {
    playOut(begin(game, [600, 600, 600, 90]), [...BOTS, BOTS[2]], seed, (hand, seat) => {
      if (hand.phase !== 'betting' && hand.phase !== 'bring-in') return;
      const bot = BOTS[asked++ % BOTS.length]!;
      const own = view(hand, seat);
      const other = swapped(hand, seat, seed);
      expect(view(other, seat)).toEqual(own);
      const does = (seen: Hand) => [
        decideAction(seen, seat, bot, seededPick(seed)),
        thinkingTime(seen, seat, bot, seededPick(seed)),
      ];
      // Even when it is handed cards it should not see, it does not look.
      expect(does(hand)).toEqual(does(own));
      expect(does(other)).toEqual(does(own));
    });
  }
  expect(asked).toBeGreaterThan(100);
});
