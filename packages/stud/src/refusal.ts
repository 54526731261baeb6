import { options } from './options.ts';
import type { Hand, Refusal, RefusalCode } from './types.ts';

/** A refusal as a result: the code, a sentence, and what the player to act may do when it is somebody's turn. */
export function refuse(
  hand: Hand,
  code: RefusalCode,
  message: string,
): { readonly ok: false; readonly fault: Refusal } {
  const legal = options(hand);
  return { ok: false, fault: legal.length > 0 ? { code, message, options: legal } : { code, message } };
}
