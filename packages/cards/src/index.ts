export * from './card.ts';
export * from './result.ts';
