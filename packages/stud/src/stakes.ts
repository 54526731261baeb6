import { fault, ok, type Result } from '@doorcard/cards';
import type { Chips, House, Stakes } from './types.ts';

/** `ante/bring-in/small bet/big bet`, as in `1/2/4/8`. */
export function printStakes(stakes: Stakes): string {
  return `${stakes.ante}/${stakes.bringIn}/${stakes.smallBet}/${stakes.bigBet}`;
}

/** Reads `ante/bring-in/small bet/big bet` in whole chips; the big bet may be left out: it is twice the small. */
export function parseStakes(text: string): Result<Stakes> {
  const parts = text.trim().split('/');
  if ((parts.length !== 3 && parts.length !== 4) || !parts.every(part => /^\d{1,12}$/.test(part.trim()))) {
    const message = `"${text}" is not a stake; write ante/bring-in/small bet/big bet in whole chips, as in 1/2/4/8.`;
    return fault('bad-stakes', message);
  }
  const [ante = 0, bringIn = 0, smallBet = 0, bigBet = 2 * smallBet] = parts.map(Number);
  return checkAmounts({ ante, bringIn, smallBet, bigBet });
}

/**
 * Can any room have played this stake? Whole chips, a bring-in above 0 and below the small bet, a big bet not
 * below the small one. Histories are held to this; tables of ours to `checkStakes`.
 */
export function checkAmounts(stakes: Stakes): Result<Stakes> {
  const { ante, bringIn, smallBet, bigBet } = stakes;
  const bad =
    amountFault('ante', ante, 0) ??
    amountFault('bring-in', bringIn, 1) ??
    amountFault('small bet', smallBet, 1) ??
    amountFault('big bet', bigBet, 1);
  if (bad !== null) return bad;
  if (bringIn >= smallBet) {
    return fault(
      'bad-stakes',
      `The bring-in is ${bringIn}; it must be less than the small bet of ${smallBet}.`,
    );
  }
  if (bigBet < smallBet) {
    return fault(
      'bad-stakes',
      `The big bet is ${bigBet}; it must not be below the small bet of ${smallBet}.`,
    );
  }
  return ok(stakes);
}

function amountFault(name: string, amount: Chips, least: Chips): ReturnType<typeof fault> | null {
  if (Number.isSafeInteger(amount) && amount >= least) return null;
  return fault(
    'bad-stakes',
    `The ${name} is ${amount}; it must be a whole number of chips, at least ${least}.`,
  );
}

/** The bring-ins a house allows for a small bet, in whole chips (Rulebook §2). */
export function bringInBounds(
  smallBet: Chips,
  house: House,
): { readonly least: Chips; readonly most: Chips } {
  const half = Math.floor(smallBet / 2);
  if (house.axes.bringInSize === 'half')
    return { least: Math.max(1, half), most: Math.max(1, Math.ceil(smallBet / 2)) };
  return { least: Math.max(1, Math.round(smallBet / 5)), most: Math.max(1, half) };
}

/**
 * May a table of this house have this stake? Big = 2 × small; the bring-in within the house's bounds
 * (rounded to whole chips); the ante below the small bet. The fault names the bound that was broken.
 */
export function checkStakes(stakes: Stakes, house: House): Result<Stakes> {
  const sane = checkAmounts(stakes);
  if (!sane.ok) return sane;
  const { ante, bringIn, smallBet, bigBet } = stakes;
  if (bigBet !== 2 * smallBet) {
    return fault('bad-stakes', `The big bet is ${bigBet}; it must be twice the small bet, ${2 * smallBet}.`);
  }
  const { least, most } = bringInBounds(smallBet, house);
  if (bringIn < least || bringIn > most) {
    const bound =
      least === most
        ? `exactly half the small bet, ${least}`
        : `a fifth to a half of the small bet, ${least} to ${most}`;
    return fault('bad-stakes', `The bring-in is ${bringIn}; in ${house.title} it must be ${bound}.`);
  }
  if (ante >= smallBet) {
    return fault(
      'bad-stakes',
      `The ante is ${ante}; it must be below the small bet of ${smallBet} (about a fifth of it).`,
    );
  }
  return ok(stakes);
}

/**
 * Is a player with this stack dealt in? In a cash game only when he covers ante and bring-in; in a tournament
 * with any chip (Rulebook §3 short bring-in).
 */
export function coversDeal(stack: Chips, stakes: Stakes, kind: 'cash' | 'tournament'): boolean {
  return kind === 'tournament' ? stack > 0 : stack >= stakes.ante + stakes.bringIn;
}
