import type { Card, Result } from '@doorcard/cards';
import { next } from './deal.ts';
import { type Played, play } from './decide.ts';
import { replay } from './evolve.ts';
import { startHand } from './hand.ts';
import { options } from './options.ts';
import { type Pick, shuffle } from './random.ts';
import { createShoe, type Shoe } from './shoe.ts';
import { mayMuck } from './showdown.ts';
import type { Action, Command, Hand, HandEvent, HandSetup, Option } from './types.ts';

/** A hand played to its end. */
export interface PlayedOut {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

/**
 * Plays a whole hand by picking any legal command each time: for measuring, for tests, for corpora.
 *
 * @param onStep called with the hand after each command and the events it made
 * @throws Error when the setup is impossible or the rules refuse what they offered
 */
export function playAtRandom(
  setup: HandSetup,
  deck: readonly Card[],
  pick: Pick,
  onStep?: (hand: Hand, events: readonly HandEvent[]) => void,
): PlayedOut {
  const started = startHand(setup);
  if (!started.ok) throw new Error(started.fault.message);
  const events: HandEvent[] = [...started.value];
  let hand = replay(started.value);
  onStep?.(hand, started.value);
  const shoe = createShoe(deck, cards => shuffle(cards, pick));
  for (;;) {
    const command = anyCommand(hand, shoe, pick);
    if (command === null) return { hand, events };
    const played: Result<Played, { readonly message: string }> = play(hand, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)}: ${played.fault.message}`);
    hand = played.value.hand;
    for (const event of played.value.events) events.push(event);
    onStep?.(hand, played.value.events);
  }
}

/** Any legal command, or null when the hand is over. */
function anyCommand(hand: Hand, shoe: Shoe, pick: Pick): Command | null {
  const due = next(hand);
  switch (due.type) {
    case 'deal':
      return { type: 'deal', cards: shoe.deal(due) };
    case 'act': {
      const legal = options(hand);
      return { type: 'act', seat: due.seat, action: actionOf(legal[pick(legal.length)]!) };
    }
    case 'show-or-muck':
      return { type: mayMuckNow(hand) && pick(2) === 0 ? 'muck' : 'show', seat: due.seat };
    case 'settle':
    case 'ended':
      return null;
  }
}

function mayMuckNow(hand: Hand): boolean {
  return hand.phase === 'won' || mayMuck(hand, hand.turn!);
}

/** The action that takes an option. */
export function actionOf(option: Option): Action {
  switch (option.action) {
    case 'complete':
    case 'bet':
    case 'raise':
      return { action: option.action, to: option.to };
    default:
      return { action: option.action };
  }
}
