import { describe, expect, test } from 'vitest';
import {
  bestHigh,
  describeLow8,
  describeRazz,
  fullDeck,
  nameHigh,
  nameLow,
  parseCard,
  parseCards,
  printCard,
  printCards,
} from '../src/index.ts';

const cards = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

describe('cards as people write them', () => {
  test('every card is read as it is printed', () => {
    for (const card of fullDeck()) expect(parseCard(printCard(card))).toEqual({ ok: true, value: card });
  });

  test.each(['As Kd 10c', 'as,kd,tc', 'AsKd10c', ' As  KdTc ', 'A♠ K♦ T♣'])('%j', text => {
    expect(printCards(cards(text))).toBe('AsKdTc');
  });

  test('C42: an unknown card is refused with a sentence, not scored', () => {
    for (const text of ['1s', 'Ax', 'AsK', 'hello', '11c', '[of]', 'As-Kd']) {
      const parsed = parseCards(text);
      expect(parsed.ok).toBe(false);
      if (!parsed.ok)
        expect(parsed.fault).toMatchObject({
          code: 'unknown-card',
          message: expect.stringContaining('write a rank'),
        });
    }
  });

  test('C42: so is a card that comes twice', () => {
    const parsed = parseCards('7h Ks 7h');
    expect(parsed).toEqual({
      ok: false,
      fault: { code: 'duplicate-card', message: '7h comes twice; a deck has each card once.' },
    });
  });

  test('no cards are no fault', () => {
    expect(cards(' ')).toEqual([]);
  });
});

describe('hands in words', () => {
  test.each([
    ['AsKsQsJsTs2c3d', 'royal flush'],
    ['Ad2d3d4d5dKsQh', 'straight flush, five high'],
    ['9c9d9h9sAc', 'four of a kind, nines'],
    ['KsKdKh3s3c', 'full house, kings full of threes'],
    ['As9s7s4s2s', 'flush, ace high'],
    ['5d4h3s2cAc', 'straight, five high'],
    ['6d6h6s2cAc', 'three of a kind, sixes'],
    ['9c9d8h8s3d3cAh', 'two pair, nines and eights'],
    ['TcTd8h5s3d', 'pair of tens'],
    ['QcTd8h5s3d', 'queen high'],
  ])('%s is %s', (text, name) => {
    expect(nameHigh(cards(text))).toBe(name);
  });

  test('lows', () => {
    expect(nameLow(describeLow8(cards('8c6d4h3s2cKdKh'))!)).toBe('eight-six low');
    expect(nameLow(describeLow8(cards('5c4d3h2sAcKdKh'))!)).toBe('wheel');
    expect(describeLow8(cards('9c4d3h2sAcKdKh'))).toBeNull();
    expect(nameLow(describeRazz(cards('KcQdJhTs9c')))).toBe('king-queen low');
    expect(nameLow(describeRazz(cards('3c3d4h4s2c2dAh')))).toBe('pair of twos');
    expect(nameLow(describeRazz(cards('3c3d4h4s2c2d2h')))).toBe('two pair, threes and twos');
  });

  test('the five that play are in order, highest first', () => {
    expect(printCards(bestHigh(cards('2c3d4h5sAcKdKh')))).toBe('Ac5s4h3d2c');
  });
});
