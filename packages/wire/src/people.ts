import { z } from 'zod';
import { chips } from './game.ts';

/** Who one is in the room. */
export const person = z
  .object({
    id: z.string(),
    name: z.string(),
    claimed: z.boolean().describe('Has a password, so that the name can be come back to from anywhere.'),
    chips: chips.describe('Chips at home; stacks on tables are not among them.'),
    canRefill: z.boolean().describe('Has so little, tables included, that `refill` is open.'),
    autoAnte: z.boolean().describe('Is in for every hand without saying so.'),
    autoMuck: z.boolean().describe('Losing hands are mucked without asking.'),
  })
  .meta({ id: 'Person' });

export type Person = z.infer<typeof person>;
