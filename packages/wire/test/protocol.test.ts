import { readFileSync } from 'node:fs';
import { DECK_SIZE, fullDeck } from '@doorcard/cards';
import {
  DEFAULT_HOUSE,
  GAMES,
  HOUSES,
  houseById,
  playAtRandom,
  seededPick,
  shuffle,
  viewEvent,
} from '@doorcard/stud';
import { describe, expect, it } from 'vitest';
import { asyncApi } from '../../../scripts/protocol/asyncapi.ts';
import { protocolText } from '../../../scripts/protocol/text.ts';
import { axes, card, handEvent, TO_CLIENT, TO_ROOM, toRoom } from '../src/index.ts';

const docs = new URL('../../../docs/', import.meta.url);

describe('the protocol documents', () => {
  it('are what the schemas say; run node scripts/protocol.ts after changing those', () => {
    expect(readFileSync(new URL('protocol.md', docs), 'utf8')).toBe(protocolText());
    expect(readFileSync(new URL('asyncapi.yaml', docs), 'utf8')).toBe(asyncApi());
  });

  it('name every message and say of each what it does', () => {
    const text = protocolText();
    for (const message of [...TO_ROOM, ...TO_CLIENT]) {
      expect(text).toContain(`### ${message.shape.type.value}\n`);
      expect(message.description, message.shape.type.value).toMatch(/\.$/);
    }
  });

  it('refer to nothing that is not there', () => {
    const text = asyncApi();
    for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(text).toContain(`\n    ${name}:\n`);
    for (const [, name] of protocolText().matchAll(/\]\(#(\w+)\)/g))
      expect(protocolText().toLowerCase()).toContain(`### ${name}\n`);
  });
});

describe('hand events', () => {
  it.each(GAMES)('of whole hands of %s, as any viewer is told them, are what the schema says', game => {
    const house = houseById(DEFAULT_HOUSE);
    if (!house.ok) throw new Error(house.fault.message);
    for (let seed = 1; seed <= 25; seed++) {
      const pick = seededPick(seed);
      const { events } = playAtRandom(
        {
          game,
          house: house.value,
          stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
          kind: 'cash',
          dealer: 0,
          seats: [1, 2, 3, 4].map(seat => ({ seat, stack: 20 + pick(100) })),
        },
        shuffle(fullDeck(), pick),
        pick,
      );
      for (const event of events) {
        const told = JSON.parse(JSON.stringify(viewEvent(event, 'rail'))) as unknown;
        expect(handEvent.parse(told)).toEqual(told);
      }
    }
  });

  it('cannot carry the face of a burned card', () => {
    expect(handEvent.safeParse({ type: 'card-burned', card: null }).success).toBe(true);
    expect(handEvent.safeParse({ type: 'card-burned', card: 7 }).success).toBe(false);
  });
});

describe('what a client sends', () => {
  const act = { type: 'act', id: 1, tableId: 't', handId: 'h', decision: 3 };

  it('is taken when it is right', () => {
    for (const action of [{ action: 'call' }, { action: 'raise', to: 20 }, { action: 'raise' }])
      expect(toRoom.safeParse({ ...act, action }).success).toBe(true);
  });

  it.each([
    ['a bet of NaN', { ...act, action: { action: 'bet', to: Number.NaN } }],
    ['a bet of null, which is what JSON makes of NaN', { ...act, action: { action: 'bet', to: null } }],
    ['a fraction of a chip', { ...act, action: { action: 'bet', to: 2.5 } }],
    ['a negative bet', { ...act, action: { action: 'bet', to: -5 } }],
    ['a bet beyond all chips', { ...act, action: { action: 'bet', to: 1e300 } }],
    ['an amount to call', { ...act, action: { action: 'call', to: 5 } }],
    ['an unknown action', { ...act, action: { action: 'all-in' } }],
    ['an unknown message', { type: 'give-me-chips', id: 1 }],
    ['no id', { type: 'ping' }],
    ['a field nobody asked for', { type: 'ping', id: 1, seat: 3 }],
    ['a seat that cannot be', { type: 'sit', id: 1, tableId: 't', seat: 9, buyIn: 100 }],
    ['a list', []],
    ['nothing', null],
    ['a prototype in disguise', JSON.parse('{"type":"ping","id":1,"__proto__":{"admin":true}}')],
  ])('is refused: %s', (_, message) => {
    expect(toRoom.safeParse(message).success).toBe(false);
  });
});

it('every house of the rules is a house of the wire, and every card a card', () => {
  for (const house of HOUSES) expect(axes.parse(house.axes)).toEqual(house.axes);
  for (const each of fullDeck()) expect(card.safeParse(each).success).toBe(true);
  for (const none of [-1, DECK_SIZE, 1.5, '3', Number.NaN, null])
    expect(card.safeParse(none).success).toBe(false);
});
