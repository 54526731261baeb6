export { type Bot, createBot } from './bot.ts';
export { decideAction } from './decision.ts';
export { BOT_NAMES } from './names.ts';
export { decideShow } from './showing.ts';
export { BOTS, type Temperament } from './temperament.ts';
export { thinkingTime } from './thinking-time.ts';
