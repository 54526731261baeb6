import { randomInt } from 'node:crypto';
import { type Card, fullDeck } from '@doorcard/cards';
import { shuffle } from '@doorcard/stud';
import type { Shuffler } from './ports.ts';

/** Every order of the cards equally likely, from the system's cryptographic source; `randomInt` is unbiased. */
export const cryptoShuffler: Shuffler = {
  deck: () => shuffle(fullDeck(), below => randomInt(below)),
  shuffle: (cards: readonly Card[]) => shuffle([...cards], below => randomInt(below)),
};
