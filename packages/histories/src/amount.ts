import type { Chips } from '@doorcard/stud';

/**
 * Amounts as rooms print them: `1,405`, `1 430`, `$0.05`, `5€`, `0,05 €`, `1.234,50`. A comma or dot with one or
 * two digits after it is a decimal mark; with three, it groups thousands.
 */
const AMOUNT = /^[^\d-]*(-?)([1-9]\d{0,2}(?:[,. \u00a0\u202f']\d{3})+|\d+)(?:([.,])(\d{1,2}))?[^\d]*$/;

/**
 * An amount in the smallest unit: `1.25` with two decimals is 125.
 *
 * @param decimals how many decimals the history's money has; digits beyond them must be zeros
 * @returns null when the text is no amount
 */
export function readAmount(text: string, decimals: number): Chips | null {
  const plain = readPlain(text, decimals);
  if (plain >= 0) return plain;
  const match = AMOUNT.exec(text.trim());
  if (match === null) return null;
  const whole = Number(match[2]!.replace(/[^\d]/g, ''));
  const part = match[4] ?? '';
  if (part.length > decimals && /[1-9]/.test(part.slice(decimals))) return null;
  const value = whole * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0') || 0);
  if (!Number.isSafeInteger(value)) return null;
  return match[1] === '-' ? -value : value;
}

/** The plainest amounts, which are most of them, without the pattern: `40`, `$0.05`. -1 for all others. */
function readPlain(text: string, decimals: number): number {
  const { length } = text;
  let at = text.charCodeAt(0) === 36 ? 1 : 0;
  const start = at;
  let value = 0;
  for (; at < length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (at === start || at - start > 9) return -1;
  if (at === length) return value * TENS[decimals]!;
  const places = length - at - 1;
  if (text.charCodeAt(at) !== 46 || places < 1 || places > Math.min(2, decimals)) return -1;
  for (at++; at < length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value * TENS[decimals - places]!;
}

const TENS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** Is this amount printed with decimals? */
export function hasDecimals(text: string): boolean {
  return (AMOUNT.exec(text.trim())?.[4] ?? '') !== '';
}

/** An amount in the smallest unit as rooms print it: with its decimals where it has any. */
export function printAmount(amount: Chips, decimals: number): string {
  if (decimals === 0) return String(amount);
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const part = digits.slice(-decimals);
  return /^0+$/.test(part) ? sign + whole : `${sign}${whole}.${part}`;
}
