/**
 * The double-entry ledger's accounts and the transfers that events of a hand make. Every chip is in some
 * account; a transfer takes from one what it gives to another, so that all accounts together are always 0.
 */
import type { HandEvent } from '@doorcard/stud';
import type { Transfer } from './ports.ts';

/** Where play chips come from: the only account that may be below 0. */
export const BANK = 'bank';

/** Where rake goes. */
export const HOUSE = 'house';

/** A person's chips at home. */
export const homeOf = (personId: string): string => `home:${personId}`;

/** A person's stack on a table. */
export const stackOf = (tableId: string, personId: string): string => `stack:${tableId}:${personId}`;

/** The chips in the middle of a table. */
export const potOf = (tableId: string): string => `pot:${tableId}`;

/** The transfers that the events of a hand make. */
export function transfersOf(
  tableId: string,
  events: readonly HandEvent[],
  personAt: (seat: number) => string,
): Transfer[] {
  const pot = potOf(tableId);
  const transfers: Transfer[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'ante-posted':
      case 'bring-in-posted':
      case 'completed':
      case 'bet':
      case 'raised':
      case 'called':
        transfers.push({
          from: stackOf(tableId, personAt(event.seat)),
          to: pot,
          amount: event.amount,
          why: event.type,
        });
        break;
      case 'returned':
      case 'awarded':
        transfers.push({
          from: pot,
          to: stackOf(tableId, personAt(event.seat)),
          amount: event.amount,
          why: event.type,
        });
        break;
      case 'rake-taken':
        transfers.push({ from: pot, to: HOUSE, amount: event.amount, why: event.type });
        break;
      default:
    }
  }
  return transfers.filter(transfer => transfer.amount > 0);
}
