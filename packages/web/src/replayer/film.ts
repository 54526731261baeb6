import {
  type Chips,
  type Game,
  type Hand,
  type HandEvent,
  type MaybeCard,
  replay,
  type Seat,
  type Street,
  viewEvent,
} from '@doorcard/stud';

/** A hand to look at again: what happened, who sat where, and whose eyes we may borrow. */
export interface Film {
  readonly title: string;
  readonly events: readonly HandEvent[];
  readonly names: ReadonlyMap<Seat, string>;
  /** The seat of the person whose hand it is; null when nobody's. */
  readonly hero: Seat | null;
  readonly game: Game;
  /** All chips that went in. */
  readonly pot: Chips;
  /** The hero's cards, as far as they are known. */
  readonly heroCards: readonly MaybeCard[];
  /** Digits after the point in the history's smallest unit: 0 for chips, 2 for cents. */
  readonly decimals: number;
}

/** Happenings that belong to one step: cards come street by street, everything else one at a time. */
export function stepsOf(events: readonly HandEvent[]): readonly number[] {
  const ends: number[] = [];
  events.forEach((event, index) => {
    if (!isSilent(event) || index === events.length - 1) ends.push(index + 1);
  });
  return ends;
}

function isSilent({ type }: HandEvent): boolean {
  return [
    'hand-started',
    'ante-posted',
    'card-dealt',
    'card-burned',
    'reshuffled',
    'rake-taken',
    'hand-ended',
  ].includes(type);
}

/** The events up to a step as the replayer shows them: no down card before it was shown, but one's own on demand. */
export function eventsAt(
  film: Film,
  steps: readonly number[],
  step: number,
  revealed: boolean,
): readonly HandEvent[] {
  const eyes = revealed && film.hero !== null ? film.hero : 'rail';
  return film.events.slice(0, steps[step] ?? film.events.length).map(event => viewEvent(event, eyes));
}

/** The step on which a street begins; null when the hand did not get there. */
export function stepOfStreet(
  events: readonly HandEvent[],
  steps: readonly number[],
  street: Street,
): number | null {
  const at = events.findIndex(event => event.type === 'street-started' && event.street === street);
  return at < 0 ? null : steps.findIndex(end => end > at);
}

/** The hand at a step. */
export function handAt(events: readonly HandEvent[]): Hand {
  return replay(events);
}

/** A film of a hand's events. */
export function filmOf(
  title: string,
  events: readonly HandEvent[],
  names: ReadonlyMap<Seat, string>,
  hero: Seat | null,
  decimals = 0,
): Film {
  const { setup, players } = replay(events);
  return {
    title,
    events,
    names,
    hero,
    decimals,
    game: setup.game,
    pot: players.reduce((sum, { total }) => sum + total, 0),
    heroCards: players.find(({ seat }) => seat === hero)?.cards ?? [],
  };
}
