import type { HandEvent } from '@doorcard/stud';
import type { Player } from './player.ts';

/** The down cards dealt to a seat, hand by hand, as one person's frames tell them: null for those not told. */
export function downCardsTold(player: Player, seat: number): readonly (number | null)[] {
  return player.events.flatMap(event =>
    event.type === 'card-dealt' && !event.up && event.seat === seat ? [event.card] : [],
  );
}

/** Every down card of somebody else that a raw frame told a person before it was shown. */
export function leaks(player: Player): readonly string[] {
  const found: string[] = [];
  for (const message of player.received) {
    if (message.type !== 'happened' && message.type !== 'snapshot') continue;
    const { you } = message;
    const events: readonly HandEvent[] =
      message.type === 'happened' ? message.events : (message.hand?.events ?? []);
    for (const event of events) {
      if (event.type === 'card-dealt' && !event.up && event.seat !== you && event.card !== null) {
        found.push(`${player.name} was told a down card of seat ${event.seat}: ${event.card}`);
      }
      if (event.type === 'card-burned' && event.card !== null)
        found.push(`${player.name} was told a burned card`);
    }
  }
  return found;
}
