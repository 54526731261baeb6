import type { Messages } from '../messages.ts';
import { axes } from './axes.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { study } from './study.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export const es: Messages = { common, words, axes, lobby, table, log, settings, study, refusals };
