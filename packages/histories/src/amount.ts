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
  const match = AMOUNT.exec(text.trim());
  if (match === null) return null;
  const whole = Number(match[2]!.replace(/[^\d]/g, ''));
  const part = match[4] ?? '';
  if (part.length > decimals && /[1-9]/.test(part.slice(decimals))) return null;
  const value = whole * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0') || 0);
  if (!Number.isSafeInteger(value)) return null;
  return match[1] === '-' ? -value : value;
}

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
