export { readOptions, type StartOptions, USAGE } from './options.ts';
export { type Started, start } from './start.ts';
