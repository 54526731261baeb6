export * from './best-five.ts';
export * from './card.ts';
export * from './deck.ts';
export * from './describe.ts';
export * from './parse.ts';
export * from './rank.ts';
export * from './rank-seven.ts';
export * from './result.ts';
export { codeOf, FLUSH_RANK, flushSuit, HIGH_RANK, LOW8_RANK, placeOf, RAZZ_RANK } from './tables.ts';
