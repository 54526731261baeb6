import type { Game } from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { seenFrom } from '../src/live-cards.ts';
import { startingHand } from '../src/starting-hand.ts';
import { begin, cards } from './table.ts';

/** What three cards are worth against the door cards of others, those in brackets folded. */
function worth(game: Game, mine: string, doors: string): number {
  const shown = doors.split(' ');
  const { players, ...hand } = begin(game, [600, ...shown.map(() => 600)]);
  return startingHand(
    game,
    seenFrom(
      {
        ...hand,
        players: players.map((player, index) => {
          if (index === 0) return { ...player, cards: cards(mine) };
          const door = shown[index - 1]!;
          return {
            ...player,
            folded: door.startsWith('('),
            cards: [null, null, ...cards(door.replace(/[()]/g, ''))],
          };
        }),
      },
      1,
    ),
  );
}

describe('starting hands', () => {
  it.each<[Game, string, string[]]>([
    ['stud-high', '7c 9d 4s', ['AsAhAd', 'AcAhKd', 'QsQh4d', 'JhTh9h', '6s6h2d', 'Ks8h3d', '8h5s2d']],
    ['stud-hi-lo', '7c 9d Ks', ['AsAhAd', 'Ah2h3h', 'Ad4s5c', '3h5s8d', 'Jh9s2d']],
    ['stud-hi-lo', '7c 9d Ks', ['2d2sAh', '2d2s6h', 'Qd9s6h']],
    ['razz', '7c 9d 4s', ['Ah2s3d', '2h4h7d', '5h6s8d', '4hTs2d', 'KhQs2d']],
    ['razz', '7c 9d 4s', ['2h3h8d', '2h3h9s', '2h3hTs', '2h3hKs', 'KhKsQd']],
  ])('%s against %s: %j, best first', (game, doors, hands) => {
    const worths = hands.map(hand => worth(game, hand, doors));
    for (let place = 1; place < worths.length; place++)
      expect(worths[place], hands[place]).toBeLessThan(worths[place - 1]!);
  });

  it.each<[string, Game, string, string, string]>([
    ['a pair is worse with its cards gone', 'stud-high', 'QsQh4d', '(Qc) 8d', '9c 8d'],
    ['a three-flush is worse with its suit gone', 'stud-high', 'Ah8h3h', '(2h) (9h)', '(2c) (9d)'],
    ['a three-straight is worse with its ends gone', 'stud-high', '7h8s9d', '(6c) (Td)', '(2c) (Kd)'],
    ['a pair is worse under a higher board', 'stud-high', '9s9h4d', 'Kc', '(Kc)'],
    ['a low pair is worse with its cards gone', 'stud-hi-lo', '4s4hAd', '(4c) 9d', '(Tc) 9d'],
    ['a high hand is worse against lows', 'stud-hi-lo', 'KsKh9d', '3c 5d Qs', 'Tc Jd Qs'],
    ['in razz needed cards gone are bad', 'razz', 'Ah2s6d', '(3c) (4h)', '(Kc) (Qh)'],
    ['in razz pairing cards gone are good', 'razz', 'Ah2s6d', '(Tc) (Jh)', '(2c) (6h)'],
    ['in razz a high board still in is good', 'razz', '2h3h8d', '(Kc) 9s', 'Kc 9s'],
  ])('%s', (_, game, mine, worse, better) => {
    expect(worth(game, mine, worse)).toBeLessThan(worth(game, mine, better));
  });
});
