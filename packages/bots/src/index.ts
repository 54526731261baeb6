export { type Bot, createBot } from './bot.ts';
export { BOT_NAMES } from './names.ts';
export { TEMPERAMENTS, type Temperament } from './temperament.ts';
