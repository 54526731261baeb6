import { z } from 'zod';
import { chips, game, house, option, seatNumber, stakes } from './game.ts';
import { handEvent } from './hand-event.ts';

/** What a table is made of. */
export const tableDetails = z
  .object({
    id: z.string(),
    name: z.string(),
    game,
    house,
    rules: z
      .array(z.object({ axis: z.string(), words: z.string() }))
      .describe("The house's rules in English sentences, one an axis."),
    stakes,
    seats: z.int().min(2).max(8),
    buyIn: z.object({ least: chips, most: chips }),
    isPrivate: z.boolean(),
    bots: z.boolean(),
    invitation: z.string().nullable().describe('The secret of a private table, for those who are in it.'),
  })
  .meta({ id: 'TableDetails' });

/** Who sits somewhere. An empty seat has no name. */
export const seatState = z
  .object({
    seat: seatNumber,
    personId: z.string().nullable(),
    name: z.string().nullable(),
    bot: z.boolean(),
    stack: chips.describe('Chips in front of him when the running hand began; between hands what he has.'),
    status: z
      .enum(['in', 'waiting', 'sitting-out'])
      .describe(
        '`in`: dealt into the running hand or, between hands, in for the next. `waiting`: for the next hand ' +
          'or for his "I\'m in". `sitting-out`: until he comes back or tops up.',
      ),
    leaving: z.boolean().describe('Gets up when the hand is over.'),
    timeBank: z.number().min(0).describe('Seconds left in the time bank.'),
    connected: z.boolean(),
  })
  .meta({ id: 'SeatState' });

/** Times are the room's, in milliseconds since 1970; `now` is the room's time when it was sent. */
export const clock = z
  .object({
    now: z.number(),
    startsAt: z.number(),
    endsAt: z.number(),
    bankEndsAt: z.number().describe('When the time bank, used only after `endsAt`, is gone too.'),
  })
  .meta({ id: 'Clock' });

/** Whose turn it is. */
export const turn = z
  .object({
    seat: seatNumber,
    handId: z.string(),
    decision: z.int().describe('The number an `act`, `show` or `muck` must name.'),
    asks: z.enum(['act', 'show-or-muck']),
    options: z.array(option).exactOptional().describe('What you may do; only when the turn is yours.'),
    mayMuck: z.boolean().exactOptional().describe('With `show-or-muck`, only when the turn is yours.'),
    clock,
  })
  .meta({ id: 'Turn' });

/** The hand that will be dealt next. */
export const nextHand = z
  .object({
    number: z.int(),
    now: z.number(),
    startsAt: z.number(),
    askedIn: z.boolean().describe('You are in only if you send `im-in` before `startsAt`.'),
  })
  .meta({ id: 'NextHand' });

const named = { name: z.string() };

/** What the dealer says: data, to be said in the reader's own language. */
export const dealerLine = z
  .discriminatedUnion('says', [
    z.object({ says: z.literal('sat-down'), ...named, seat: seatNumber, stack: chips }),
    z.object({ says: z.literal('left'), ...named, seat: seatNumber }),
    z.object({ says: z.literal('topped-up'), ...named, amount: chips }),
    z.object({ says: z.literal('sits-out'), ...named, why: z.enum(['asked', 'timed-out', 'short-stack']) }),
    z.object({ says: z.literal('came-back'), ...named }),
    z.object({ says: z.literal('waits-for-players') }),
  ])
  .meta({ id: 'DealerLine' });

/** A line of the table's talk. */
export const chatLine = z
  .discriminatedUnion('from', [
    z.object({ from: z.literal('person'), id: z.string(), at: z.number(), ...named, text: z.string() }),
    z.object({ from: z.literal('dealer'), id: z.string(), at: z.number(), line: dealerLine }),
  ])
  .meta({ id: 'ChatLine' });

/** A hand that is over, in short. */
export const finishedHand = z
  .object({
    id: z.string(),
    number: z.int(),
    endedAt: z.number(),
    pot: chips,
    winners: z.array(z.object({ seat: seatNumber, name: z.string(), amount: chips })),
    mine: z.boolean().describe('You were dealt in: its history is yours to have.'),
    disclosable: z.boolean().describe('You may ask for hands mucked at its showdown.'),
  })
  .meta({ id: 'FinishedHand' });

/** The running hand as you may see it, from its beginning. */
export const handSoFar = z
  .object({
    id: z.string(),
    number: z.int(),
    names: z.record(z.string(), z.string()).describe('Who was dealt in, by seat.'),
    you: seatNumber.nullable().describe('Your seat in this hand; null when you were not dealt in.'),
    events: z.array(handEvent),
  })
  .meta({ id: 'HandSoFar' });

export type TableDetails = z.infer<typeof tableDetails>;
export type SeatState = z.infer<typeof seatState>;
export type TurnClock = z.infer<typeof clock>;
export type Turn = z.infer<typeof turn>;
export type NextHand = z.infer<typeof nextHand>;
export type DealerLine = z.infer<typeof dealerLine>;
export type ChatLine = z.infer<typeof chatLine>;
export type FinishedHand = z.infer<typeof finishedHand>;
export type HandSoFar = z.infer<typeof handSoFar>;
