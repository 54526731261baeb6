import { type Card, fullDeck } from '@doorcard/cards';
import {
  actionOf,
  type Command,
  createShoe,
  type Game,
  type Hand,
  type HandEvent,
  HOUSES,
  next,
  options,
  type PlayedOut,
  play,
  replay,
  seededPick,
  shuffle,
  startHand,
} from '@doorcard/stud';

const house = HOUSES.find(({ id }) => id === 'eight-seat')!;

/**
 * A whole hand from a seed, the same every time. Its players fold one time in twelve and otherwise pick any
 * option, so that most hands come to a showdown.
 */
export function playedHand(
  game: Game,
  seed: number,
  players = 4,
  onStep?: (hand: Hand, events: readonly HandEvent[]) => void,
): PlayedOut {
  const pick = seededPick(seed);
  const deck: Card[] = shuffle(fullDeck(), pick);
  const seats = Array.from({ length: players }, (_, place) => ({ seat: place + 1, stack: 300 + 50 * place }));
  const stakes = { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 };
  const started = startHand({ game, house, stakes, kind: 'cash', dealer: 0, seats });
  if (!started.ok) throw new Error(started.fault.message);
  const shoe = createShoe(deck, cards => shuffle(cards, pick));
  const events: HandEvent[] = [...started.value];
  let hand = replay(events);
  for (;;) {
    const due = next(hand);
    if (due.type === 'ended' || due.type === 'settle') return { hand, events };
    let command: Command;
    if (due.type === 'deal') command = { type: 'deal', cards: shoe.deal(due) };
    else if (due.type === 'show-or-muck') command = { type: 'show', seat: due.seat };
    else {
      const legal = options(hand).filter(option => option.action !== 'fold' || pick(12) === 0);
      command = { type: 'act', seat: due.seat, action: actionOf(legal[pick(legal.length)]!) };
    }
    const played = play(hand, command);
    if (!played.ok) throw new Error(played.fault.message);
    hand = played.value.hand;
    events.push(...played.value.events);
    onStep?.(hand, played.value.events);
  }
}
