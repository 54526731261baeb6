/** Any hand there can be: game, house, stake, kind, dealer, seats, stacks, rake, and a seed for deck and actions. */
import fc from 'fast-check';
import {
  type Axes,
  customHouse,
  GAMES,
  type HandSetup,
  HOUSES,
  type House,
  type SeatSetup,
  type Stakes,
} from '../../src/index.ts';

/** What a random hand is made from. */
export interface Plan {
  readonly setup: HandSetup;
  /** Decides the deck, the actions, and which checks are made how often. */
  readonly seed: number;
}

/** Axes that matter to a hand, each at random or as the house has it. */
const refined: fc.Arbitrary<Partial<Axes>> = fc.record(
  {
    seats: fc.integer({ min: 2, max: 8 }),
    bringInTie: fc.constantFrom('suit', 'nearest-dealer'),
    openerTie: fc.constantFrom('suit', 'nearest-dealer'),
    openPair: fc.constantFrom('none', 'anyone', 'pair-holder'),
    raiseCap: fc.integer({ min: 1, max: 5 }),
    headsUpCap: fc.constantFrom('capped', 'uncapped-from-start', 'uncapped'),
    burn: fc.boolean(),
    shortDeck: fc.constantFrom('community', 'reshuffle-burns'),
    shortDeckNeeds: fc.constantFrom('live', 'live-plus-two'),
    showFirst: fc.constantFrom('first-to-act', 'seat-order'),
    oddChip: fc.constantFrom('suit-five', 'suit-seven', 'position'),
    bringInPasses: fc.constantFrom('must-post', 'may-fold'),
    shortAllIn: fc.constantFrom('half-bet', 'full-bet'),
    freeFold: fc.boolean(),
    timeout: fc.constantFrom('check-fold', 'all-in'),
  },
  { requiredKeys: [] },
);

const house: fc.Arbitrary<House> = fc.oneof(
  fc.constantFrom(...HOUSES),
  fc.tuple(fc.constantFrom(...HOUSES), refined).map(([base, axes]) => {
    const custom = customHouse(base, { id: 'refined', title: 'Refined', axes });
    if (!custom.ok) throw new Error(custom.fault.message);
    return custom.value;
  }),
);

/** Any stake a hand may be played at: no ante to an ante above the bet, any bring-in below the small bet. */
const stakes: fc.Arbitrary<Stakes> = fc.integer({ min: 2, max: 40 }).chain(smallBet =>
  fc.record({
    ante: fc.oneof(fc.integer({ min: 0, max: smallBet }), fc.constant(Math.ceil(smallBet / 5))),
    bringIn: fc.integer({ min: 1, max: smallBet - 1 }),
    smallBet: fc.constant(smallBet),
    bigBet: fc.oneof(
      { weight: 4, arbitrary: fc.constant(2 * smallBet) },
      fc.integer({ min: smallBet, max: 4 * smallBet }),
    ),
  }),
);

/** A stack from a single chip to one that cannot be lost in a hand. */
const stack = (bet: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 3 * bet }),
    fc.integer({ min: 1, max: 30 * bet }),
    fc.constant(1000 * bet),
  );

const rake: fc.Arbitrary<HandSetup['rake']> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  fc.record({ perMille: fc.integer({ min: 0, max: 100 }), cap: fc.integer({ min: 0, max: 20 }) }),
);

const setup: fc.Arbitrary<HandSetup> = fc.tuple(house, stakes).chain(([house, stakes]) => {
  const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
  const occupied = fc.subarray(numbers, { minLength: 2, maxLength: house.axes.seats });
  return fc
    .record({
      game: fc.constantFrom(...GAMES),
      kind: fc.constantFrom('cash' as const, 'tournament' as const),
      dealer: fc.integer({ min: 0, max: 8 }),
      occupied,
      stacks: fc.array(stack(stakes.smallBet), { minLength: 8, maxLength: 8 }),
      ownAnte: fc.option(fc.integer({ min: 0, max: 2 * stakes.ante }), { freq: 8 }),
      rake,
    })
    .map(({ game, kind, dealer, occupied, stacks, ownAnte, rake }): HandSetup => {
      const seats = occupied.map((seat, index): SeatSetup => {
        const chips = { seat, stack: stacks[index]! };
        return ownAnte !== null && index === 0 ? { ...chips, ante: ownAnte } : chips;
      });
      return { game, house, stakes, kind, dealer, seats, ...(rake === undefined ? {} : { rake }) };
    });
});

export const plan: fc.Arbitrary<Plan> = fc.record({ setup, seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }) });
