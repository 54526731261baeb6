import type { Reader } from '../record.ts';
import { absoluteReader } from './absolute.ts';
import { bovadaReader } from './bovada.ts';
import { everleafReader } from './everleaf.ts';
import { fullTiltReader } from './full-tilt.ts';
import { ipokerReader } from './ipoker.ts';
import { kingsClubReader } from './kings-club.ts';
import { mergeReader } from './merge.ts';
import { ongameReader } from './ongame.ts';
import { partyPokerReader } from './party-poker.ts';
import { pokerstarsReader } from './pokerstars.ts';
import { winamaxReader } from './winamax.ts';
import { winningReader } from './winning.ts';

/** The readers of rooms' own formats. */
export const ROOM_READERS: readonly Reader[] = [
  pokerstarsReader,
  fullTiltReader,
  winamaxReader,
  partyPokerReader,
  ipokerReader,
  bovadaReader,
  winningReader,
  ongameReader,
  everleafReader,
  absoluteReader,
  mergeReader,
  kingsClubReader,
];
