/** The words of the game as schemas: `@doorcard/stud` says what they mean. */
import type { Card } from '@doorcard/cards';
import { AXIS_VALUES, type Axes, type Between, GAMES, REFUSAL_CODES } from '@doorcard/stud';
import { z } from 'zod';

export const chips = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .describe('A whole number of the smallest chip.')
  .meta({ id: 'Chips' });

export const seatNumber = z
  .int()
  .min(1)
  .max(8)
  .describe('A seat, 1 to 8, clockwise.')
  .meta({ id: 'SeatNumber' });

export const card = z
  .custom<Card>(value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 51)
  .describe('A card: rank * 4 + suit, 0 (two of clubs) to 51 (ace of spades); suits are c, d, h, s.');

export const game = z.enum(GAMES).meta({ id: 'Game' });

export const stakes = z
  .strictObject({ ante: chips, bringIn: chips, smallBet: chips, bigBet: chips })
  .describe('Ante, bring-in, small bet and big bet. The big bet is twice the small one.')
  .meta({ id: 'Stakes' });

/** The axes of a house, each with the values `@doorcard/stud` lists for it. */
const axisSchemas = Object.fromEntries(
  Object.entries(AXIS_VALUES).map(([axis, values]) => [axis, axisSchema(values)]),
);

function axisSchema(values: readonly unknown[]): z.ZodType {
  const [first] = values;
  if (typeof first === 'object') {
    const { least, most } = first as Between;
    return z.int().min(least).max(most);
  }
  return typeof first === 'boolean' ? z.boolean() : z.enum(values as readonly string[]);
}

export const axes = (z.strictObject(axisSchemas) as unknown as z.ZodType<Axes>).meta({ id: 'Axes' });

export const changedAxes = (
  z.strictObject(axisSchemas).partial() as unknown as z.ZodType<Partial<Axes>>
).describe('Axes whose value differs from the base house.');

export const house = z
  .object({ id: z.string(), title: z.string(), axes })
  .describe('A way of playing: one value on every axis on which card rooms disagree.')
  .meta({ id: 'House' });

const wagerNames = ['bring-in', 'complete', 'bet', 'raise'] as const;

export const option = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('fold') }),
    z.object({ action: z.literal('check') }),
    z.object({ action: z.literal('call'), amount: chips, allIn: z.literal(true).exactOptional() }),
    z.object({
      action: z.enum(wagerNames),
      amount: chips.describe('What the player adds now.'),
      to: chips.describe('His total on this street after it.'),
      allIn: z.literal(true).exactOptional(),
    }),
  ])
  .describe('Something the player to act may do, with its amounts.')
  .meta({ id: 'Option' });

export const action = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['fold', 'check', 'call', 'bring-in']) }),
    z.strictObject({ action: z.enum(['complete', 'bet', 'raise']), to: chips.exactOptional() }),
  ])
  .describe('What a player does. `to` (his total on this street) may be left out where one size is legal.')
  .meta({ id: 'Action' });

/** Why the room refuses, besides the reasons the rules of the game have. */
export const ROOM_REFUSAL_CODES = [
  'bad-message',
  'unsupported-protocol',
  'too-many-messages',
  'no-session',
  'no-such-table',
  'no-such-hand',
  'not-invited',
  'not-watching',
  'not-seated',
  'seat-taken',
  'already-seated',
  'no-such-seat',
  'bad-buy-in',
  'not-enough-chips',
  'in-a-hand',
  'stale-decision',
  'no-hand-coming',
  'not-waiting',
  'seats-free',
  'bad-name',
  'name-taken',
  'wrong-password',
  'weak-password',
  'not-broke',
  'bad-stakes',
  'bad-house',
  'bad-table',
  'too-many-tables',
  'bad-address',
  'no-mail',
  'not-yours',
  'room-closing',
  'room-unavailable',
] as const;

export const refusalCode = z.enum([...REFUSAL_CODES, ...ROOM_REFUSAL_CODES]).meta({ id: 'RefusalCode' });

export const refusal = z
  .object({
    code: refusalCode,
    message: z.string().describe('A sentence that says what was wrong and what would be right.'),
    options: z.array(option).readonly().exactOptional().describe('What you may do, when it is your turn.'),
  })
  .describe('Why a command was not obeyed. Nothing has changed.')
  .meta({ id: 'Refusal' });

export type RefusalWord = z.infer<typeof refusalCode>;
export type WireRefusal = z.infer<typeof refusal>;
