export * from './best-five.ts';
export * from './card.ts';
export * from './deck.ts';
export * from './describe.ts';
export * from './parse.ts';
export * from './rank.ts';
export * from './rank-seven.ts';
export * from './result.ts';
export { codeOf, flushRank, flushSuit, low8Rank, plainRank, razzRank } from './tables.ts';
