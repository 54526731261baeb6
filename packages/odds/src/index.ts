export { equity, equityNow } from './equity.ts';
export { parseRange, type Range } from './range.ts';
export * from './types.ts';
