import { type Card, fullDeck, parseCards, type Result } from '@doorcard/cards';
import {
  type Action,
  actionOf,
  type Chips,
  type Command,
  createShoe,
  DEFAULT_HOUSE,
  type Game,
  type Hand,
  type House,
  houseById,
  next,
  options,
  type Pick,
  play,
  replay,
  type Seat,
  seededPick,
  shuffle,
  startHand,
  view,
} from '@doorcard/stud';
import { decideAction, decideShow, type Temperament } from '../src/index.ts';

export const STAKES = { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 };

/** Who sits in a seat: a bot, or somebody who does anything legal. */
export type Sitter = Temperament | 'anything';

/** The value of a result; a fault fails the test with its sentence. */
export function must<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

export function cards(text: string): readonly Card[] {
  return must(parseCards(text));
}

export const STANDARD = must(houseById(DEFAULT_HOUSE));

/** A hand about to be dealt; seats 1 up, with these stacks. */
export function begin(game: Game, stacks: readonly Chips[], house: House = STANDARD): Hand {
  const bringIn = house.axes.bringInSize === 'half' ? STAKES.smallBet / 2 : STAKES.bringIn;
  return replay(
    must(
      startHand({
        game,
        house,
        stakes: { ...STAKES, bringIn },
        kind: 'cash',
        dealer: 0,
        seats: stacks.map((stack, index) => ({ seat: index + 1, stack })),
      }),
    ),
  );
}

/** Plays a hand to its end, every bot deciding from its own view. A refusal throws. */
export function playOut(
  begun: Hand,
  sitters: readonly Sitter[],
  seed: number,
  onTurn?: (hand: Hand, seat: Seat) => void,
): Hand {
  const pick = seededPick(seed);
  const shoe = createShoe(shuffle(fullDeck(), pick), burned => shuffle(burned, pick));
  let hand = begun;
  for (;;) {
    const due = next(hand);
    if (due.type === 'ended') return hand;
    if (due.type === 'settle') throw new Error('every card is known, yet nobody knows who won');
    let command: Command;
    if (due.type === 'deal') command = { type: 'deal', cards: shoe.deal(due) };
    else {
      onTurn?.(hand, due.seat);
      const sitter = sitters[due.seat - 1]!;
      const own = view(hand, due.seat);
      if (due.type === 'act')
        command = { type: 'act', seat: due.seat, action: act(own, due.seat, sitter, pick) };
      else command = { type: show(own, due.seat, sitter, pick), seat: due.seat };
    }
    hand = must(play(hand, command)).hand;
  }
}

function act(own: Hand, seat: Seat, sitter: Sitter, pick: Pick): Action {
  if (sitter !== 'anything') return decideAction(own, seat, sitter, pick);
  const legal = options(own);
  return actionOf(legal[pick(legal.length)]!);
}

function show(own: Hand, seat: Seat, sitter: Sitter, pick: Pick): 'show' | 'muck' {
  return sitter === 'anything' ? 'show' : decideShow(own, seat, sitter, pick);
}

/** Chips a seat has won or lost in a hand that has ended. */
export function net(hand: Hand, seat: Seat): Chips {
  const stack = hand.setup.seats.find(setup => setup.seat === seat)!.stack;
  return hand.players.find(player => player.seat === seat)!.stack - stack;
}

/**
 * A hand brought to a point by hand: cards by seat in dealt order, seat after seat, and what the players do in
 * the order of their turns (`check`, `call`, `raise`, … ; `raise-big` for the bigger of two sizes).
 */
export function spot(
  game: Game,
  hands: readonly string[],
  acts: string,
  stacks: readonly Chips[] = hands.map(() => 600),
  house?: House,
): Hand {
  const all = hands.map(cards);
  const dealt = hands.map(() => 0);
  let hand = begin(game, stacks, house);
  const deal = (): void => {
    for (let due = next(hand); due.type === 'deal'; due = next(hand)) {
      const given = due.slots.map(slot => {
        if (slot.to !== 'seat') throw new Error('spots are of houses that neither burn nor run short');
        const card = all[slot.seat - 1]![dealt[slot.seat - 1]!++];
        if (card === undefined) throw new Error(`seat ${slot.seat} needs another card`);
        return card;
      });
      hand = must(play(hand, { type: 'deal', cards: given })).hand;
    }
  };
  deal();
  for (const word of acts.split(' ').filter(text => text !== '')) {
    const wanted = options(hand).filter(({ action }) => action === word.replace('-big', ''));
    const option = word.endsWith('-big') ? wanted.at(-1) : wanted[0];
    if (option === undefined) throw new Error(`nobody may ${word} here`);
    hand = must(play(hand, { type: 'act', seat: hand.turn!, action: actionOf(option) })).hand;
    deal();
  }
  return hand;
}
