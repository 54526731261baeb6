import type { HandEvent } from '@doorcard/stud';
import { z } from 'zod';
import { card, chips, game, house, seatNumber, stakes } from './game.ts';

const maybeCard = z.union([card, z.null()]).describe('A card, or null when it is not for your eyes.');
const allIn = z.boolean();
const amount = chips;
const seat = seatNumber;
const pot = z.int().min(0).describe('0 is the main pot.');

const wager = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), seat, amount, to: chips.describe('His total on this street.'), allIn });

const setup = z.object({
  game,
  house,
  stakes,
  kind: z.enum(['cash', 'tournament']),
  dealer: z.int().min(0).max(8).describe('The seat of the dealer position; 0 is before seat 1.'),
  seats: z.array(z.object({ seat, stack: chips })),
});

/**
 * What happened in a hand, as this viewer may see it. The events of a hand from `hand-started` on, folded by
 * `evolve` of `@doorcard/stud`, are the viewer's hand.
 */
export const handEvent = (
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('hand-started'), setup }),
    z.object({ type: z.literal('ante-posted'), seat, amount, allIn }),
    z.object({ type: z.literal('card-burned'), card: z.null() }),
    z.object({ type: z.literal('reshuffled') }),
    z.object({ type: z.literal('card-dealt'), seat, up: z.boolean(), card: maybeCard }),
    z.object({ type: z.literal('community-dealt'), card: maybeCard }),
    z.object({
      type: z.literal('street-started'),
      street: z.literal([3, 4, 5, 6, 7]),
      opener: seat.nullable(),
      reason: z
        .object({
          by: z.enum(['door-card', 'board', 'told']),
          tie: z.enum(['suit', 'nearest-dealer']).nullable(),
          passedFrom: seat.nullable(),
        })
        .nullable(),
    }),
    z.object({ type: z.literal('bring-in-posted'), seat, amount, allIn }),
    wager('completed'),
    wager('bet'),
    wager('raised'),
    z.object({ type: z.literal('called'), seat, amount, allIn }),
    z.object({ type: z.literal('checked'), seat }),
    z.object({ type: z.literal('folded'), seat }),
    z.object({ type: z.literal('timed-out'), seat, protected: z.boolean() }),
    z.object({ type: z.literal('returned'), seat, amount }),
    z.object({ type: z.literal('shown'), seat, cards: z.array(maybeCard) }),
    z.object({ type: z.literal('mucked'), seat }),
    z.object({ type: z.literal('rake-taken'), pot, amount }),
    z.object({ type: z.literal('awarded'), pot, seat, amount, half: z.enum(['all', 'high', 'low']) }),
    z.object({ type: z.literal('hand-ended') }),
  ]) as unknown as z.ZodType<HandEvent>
)
  .describe('What happened in a hand, as you may see it.')
  .meta({ id: 'HandEvent' });
