/**
 * What a viewer may not see must not matter to what he is told. A hand is played again with every card he
 * cannot see changed for another that he cannot see, by the same commands: everything he gets must be the same
 * to the last character, wherever in a view a card might hide.
 */
import assert from 'node:assert/strict';
import type { Card } from '@doorcard/cards';
import {
  type Command,
  type Hand,
  type HandEvent,
  type HandSetup,
  type Pick,
  play,
  replay,
  shuffle,
  startHand,
  type Viewer,
  view,
  viewEvent,
} from '../../src/index.ts';
import { Witness } from './witness.ts';

/**
 * Checks one viewer up to a random moment before the first hand is turned up.
 *
 * @param commands those that were obeyed before any hand was turned up
 */
export function keepsSecrets(setup: HandSetup, commands: readonly Command[], pick: Pick): void {
  const seats: Viewer[] = setup.seats.map(({ seat }) => seat);
  const viewer = [...seats, 'rail' as const][pick(seats.length + 1)]!;
  const until = commands.slice(0, pick(commands.length + 1));
  const witness = new Witness();
  const told = tell(setup, until, viewer, witness);
  const seen = new Set([...witness.books.keys()].flatMap(seat => witness.seen(seat, viewer)));
  seen.add(witness.community);
  const hidden = Array.from({ length: 52 }, (_, card) => card as Card).filter(card => !seen.has(card));
  const others = shuffle([...hidden], pick);
  const swapped = new Map(hidden.map((card, index) => [card, others[index]!]));
  const changed = until.map(command => {
    if (command.type !== 'deal') return command;
    return { ...command, cards: command.cards.map(card => swapped.get(card as Card) ?? card) };
  });
  const again = tell(setup, changed, viewer, new Witness());
  again.forEach((text, step) => {
    assert.equal(text, told[step], `${viewer} can tell hidden cards apart`);
  });
}

/** What a viewer gets with each command: the events it made, and his view after it. */
function tell(setup: HandSetup, commands: readonly Command[], viewer: Viewer, witness: Witness): string[] {
  const texts: string[] = [];
  const note = (hand: Hand, events: readonly HandEvent[]): Hand => {
    for (const event of events) witness.see(event);
    texts.push(JSON.stringify([events.map(event => viewEvent(event, viewer)), view(hand, viewer)]));
    return hand;
  };
  const started = startHand(setup);
  if (!started.ok) throw new Error(started.fault.message);
  let hand = note(replay(started.value), started.value);
  for (const command of commands) {
    const played = play(hand, command);
    if (!played.ok) throw new Error(`${JSON.stringify(command)} refused: ${played.fault.message}`);
    hand = note(played.value.hand, played.value.events);
  }
  return texts;
}
