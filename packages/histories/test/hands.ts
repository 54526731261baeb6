import { fullDeck } from '@doorcard/cards';
import {
  GAMES,
  type HandSetup,
  HOUSES,
  type Pick,
  type PlayedOut,
  playAtRandom,
  seededPick,
  shuffle,
} from '@doorcard/stud';

const NAMES = ['Ann', 'Bob B', 'P_d1 [22]', 'raises 5 to 10', '[Ah]', 'PC [Mittel]', '🂡 ace', 'Al: folds'];

/** Names of all kinds, by seat. */
export const names: ReadonlyMap<number, string> = new Map(NAMES.map((name, index) => [index + 1, name]));

/** A hand of a random game, house, table and stacks, played at random to its end. */
export function randomHand(seed: number): PlayedOut {
  const pick = seededPick(seed);
  return playAtRandom(randomSetup(pick), shuffle(fullDeck(), pick), pick);
}

function randomSetup(pick: Pick): HandSetup {
  const house = HOUSES[pick(HOUSES.length)]!;
  const count = 2 + pick(Math.min(8, house.axes.seats) - 1);
  const taken = shuffle([1, 2, 3, 4, 5, 6, 7, 8], pick).slice(0, count);
  const short = pick(3) === 0;
  return {
    game: GAMES[pick(GAMES.length)]!,
    house,
    stakes: { ante: pick(4), bringIn: 5, smallBet: 10, bigBet: 20 },
    kind: pick(2) === 0 ? 'cash' : 'tournament',
    dealer: pick(9),
    seats: taken.sort((a, b) => a - b).map(seat => ({ seat, stack: 1 + pick(short ? 60 : 600) })),
    ...(pick(3) === 0 ? { rake: { perMille: 50, cap: 6 } } : {}),
  };
}

/** Alice brings in and completes to nothing more; Bob completes, Carl raises; all see the river. */
export const STARS = `PokerStars Hand #5:  7 Card Stud Limit ($1/$2 USD) - 2020/01/01 10:00:00 ET
Table 'Cases' 8-max
Seat 2: alice ($20 in chips) 
Seat 5: PC [Mittel] ($20 in chips) 
Seat 8: raises 5 to 10 ($20 in chips) 
alice: posts the ante $0.10
PC [Mittel]: posts the ante $0.10
raises 5 to 10: posts the ante $0.10
*** 3rd STREET ***
Dealt to alice [2c]
Dealt to PC [Mittel] [9h Th Kd]
Dealt to raises 5 to 10 [Qs]
alice: brings in for $0.25
PC [Mittel]: raises $0.75 to $1
raises 5 to 10: raises $1 to $2
alice: folds 
PC [Mittel]: calls $1
*** 4th STREET ***
Dealt to PC [Mittel] [9h Th Kd] [3d]
Dealt to raises 5 to 10 [Qs] [4d]
PC [Mittel]: checks 
raises 5 to 10: bets $1
PC [Mittel]: calls $1
*** 5th STREET ***
Dealt to PC [Mittel] [9h Th Kd 3d] [5h]
Dealt to raises 5 to 10 [Qs 4d] [6c]
PC [Mittel]: checks 
raises 5 to 10: checks 
*** 6th STREET ***
Dealt to PC [Mittel] [9h Th Kd 3d 5h] [7s]
Dealt to raises 5 to 10 [Qs 4d 6c] [8c]
PC [Mittel]: checks 
raises 5 to 10: checks 
*** RIVER ***
Dealt to PC [Mittel] [9h Th Kd 3d 5h 7s] [Jc]
PC [Mittel]: checks 
raises 5 to 10: bets $2
PC [Mittel]: calls $2
*** SHOW DOWN ***
raises 5 to 10: shows [Ah Ad Qs 4d 6c 8c 2s] (a pair of Aces)
PC [Mittel]: mucks hand 
raises 5 to 10 collected $10.05 from pot
*** SUMMARY ***
Total pot $10.55 | Rake $0.50 
Seat 2: alice folded on the 3rd Street
Seat 5: PC [Mittel] mucked [9h Th Kd 3d 5h 7s Jc]
Seat 8: raises 5 to 10 showed [Ah Ad Qs 4d 6c 8c 2s] and won ($10.05) with a pair of Aces
`;
