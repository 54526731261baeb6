import {
  AXIS_VALUES,
  type Axes,
  bringInBounds,
  checkStakes,
  customHouse,
  DEFAULT_HOUSE,
  type Game,
  HOUSES,
  type House,
  type Stakes,
} from '@doorcard/stud';

/** A table that is being made: what the form holds. */
export interface Draft {
  readonly name: string;
  readonly game: Game;
  readonly base: string;
  readonly title: string;
  readonly axes: Partial<Axes>;
  readonly ante: number;
  readonly bringIn: number;
  readonly smallBet: number;
  readonly seats: number;
  readonly least: number;
  readonly most: number;
  readonly isPrivate: boolean;
  readonly bots: boolean;
}

/** The axes with a field of their own in the form; all others are among "all rules". */
export const OWN_FIELD: readonly (keyof Axes)[] = ['seats', 'clock', 'timeBank', 'bringInSize'];

export const baseHouse = (id: string): House => HOUSES.find(house => house.id === id) ?? HOUSES[0]!;

/** What the form holds at first: the house online rooms agree on. */
export function firstDraft(): Draft {
  return withStakes({
    name: '',
    game: 'stud-high',
    base: DEFAULT_HOUSE,
    title: '',
    axes: {},
    ante: 1,
    bringIn: 1,
    smallBet: 4,
    seats: baseHouse(DEFAULT_HOUSE).axes.seats,
    least: 0,
    most: 0,
    isPrivate: false,
    bots: true,
  });
}

/** The draft after its small bet or house has changed: ante, bring-in and buy-in that go with them. */
export function withStakes(draft: Draft): Draft {
  const house = { ...baseHouse(draft.base), axes: { ...baseHouse(draft.base).axes, ...draft.axes } };
  const { least, most } = bringInBounds(draft.smallBet, house);
  return {
    ...draft,
    ante: Math.min(Math.max(0, draft.smallBet - 1), Math.max(1, Math.round(draft.smallBet / 5))),
    bringIn: Math.min(most, Math.max(least, Math.round(draft.smallBet / 3))),
    least: draft.smallBet * 10,
    most: draft.smallBet * (house.axes.buyIn === 'fixed' ? 10 : 50),
    seats: Math.min(draft.seats, house.axes.seats),
  };
}

/** A draft with another house: single rules changed before are forgotten. */
export function withHouse(draft: Draft, base: string): Draft {
  return withStakes({ ...draft, base, axes: {}, seats: baseHouse(base).axes.seats });
}

export function stakesOf({ ante, bringIn, smallBet }: Draft): Stakes {
  return { ante, bringIn, smallBet, bigBet: 2 * smallBet };
}

/** The axes that differ from the house the draft is based on. */
export function changedAxes({ base, axes }: Draft): Partial<Axes> {
  const before = baseHouse(base).axes;
  return Object.fromEntries(
    Object.entries(axes).filter(([axis, value]) => before[axis as keyof Axes] !== value),
  );
}

/** The house of a draft: one of the known ones, or one of its own when single rules were changed. */
export function houseOf(draft: Draft): House {
  const base = baseHouse(draft.base);
  const axes = changedAxes(draft);
  if (Object.keys(axes).length === 0) return base;
  const title = draft.title.trim() || `${base.title} +`;
  const made = customHouse(base, { id: 'custom', title, axes });
  return made.ok ? made.value : base;
}

/** What is wrong with the stakes in this house, in a sentence; null when nothing is. */
export function stakesFault(draft: Draft): string | null {
  const checked = checkStakes(stakesOf(draft), houseOf(draft));
  return checked.ok ? null : checked.fault.message;
}

/** The choices of an axis that has a few words, or its bounds when it is a number. */
export function choicesOf(
  axis: keyof Axes,
): readonly string[] | { readonly least: number; readonly most: number } {
  const [first] = AXIS_VALUES[axis];
  if (typeof first === 'object') return first;
  return AXIS_VALUES[axis].map(String);
}

/** A form's text as the value of an axis. */
export function axisValue(axis: keyof Axes, text: string): Axes[keyof Axes] {
  const [first] = AXIS_VALUES[axis];
  if (typeof first === 'object') return Number(text);
  return typeof first === 'boolean' ? text === 'true' : (text as Axes[keyof Axes]);
}
