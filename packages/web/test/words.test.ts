import { parseCards } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { el } from '../src/messages/el/index.ts';
import { en } from '../src/messages/en/index.ts';
import { es } from '../src/messages/es/index.ts';
import { handName } from '../src/words/hand-words.ts';
import { holding, nameHigh, nameLow } from '../src/words/made-hand.ts';

const cards = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

describe('names of hands', () => {
  test.each([
    ['9s9dKc', 'pair of nines'],
    ['AsKd', 'ace high'],
    ['4s4d4c4h', 'four fours'],
    ['2s2dKcKh', 'kings and twos'],
    ['5s4d3c2hAs', 'straight to the five'],
    ['KsKdKc3h3s', 'kings full of threes'],
    ['AsKsQsJsTs', 'royal flush'],
    ['As9s7s4s2s', 'flush, ace high'],
  ])('%s is %s', (text, name) => {
    expect(handName(nameHigh(cards(text)), en)).toBe(name);
  });

  test('lows are told from the top, the ace last, and by their pair when they have one', () => {
    expect(handName(nameLow(cards('As3d8c6h4s')), en)).toBe('8-6-4-3-A low');
    expect(handName(nameLow(cards('AsAd3c6h4s')), en)).toBe('pair of aces');
  });

  test('a hi/lo hand is told both ways, or as having no low', () => {
    const both = holding('stud-hi-lo', cards('5d3s5h4c6c8d3h'));
    expect(handName(both.main!, en)).toBe('fives and threes');
    expect(handName(both.low!, en)).toBe('8-6-5-4-3 low');
    expect(holding('stud-hi-lo', cards('KdQsJhTc9c')).low).toBeNull();
  });

  test('are there in all languages', () => {
    for (const messages of [es, el]) {
      const name = handName(nameHigh(cards('9s9dKc')), messages);
      expect(name).not.toBe(handName(nameHigh(cards('9s9dKc')), en));
      expect(name.length).toBeGreaterThan(4);
    }
  });
});

/** Every path of a catalogue at which there is a plain text. */
function texts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** Words that are the same in every language. */
const SAME =
  /^(Doorcard|English|Español|Ελληνικά|Razz|Seven Card Stud|Stud Hi\/Lo|Hi\/Lo|PokerKit|Ante|ante|Antes|Bring-in|bring-in|all-in|bot|check|2|All-in|no|Log|Chat|Equity|razz)$/;

describe('catalogues', () => {
  test.each([
    ['es', es],
    ['el', el],
  ])('%s translates everything', (_, catalogue) => {
    const others = new Map(texts(catalogue));
    const same = texts(en).filter(([path, text]) => others.get(path) === text && !SAME.test(text));
    expect(same).toEqual([]);
    expect([...others.keys()].sort()).toEqual(
      texts(en)
        .map(([path]) => path)
        .sort(),
    );
  });
});
