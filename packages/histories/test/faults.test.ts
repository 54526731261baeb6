import { type HandRecord, readHistory, verify } from '@doorcard/histories';
import { describe, expect, test } from 'vitest';
import { corpusBytes } from './corpus.ts';
import { STARS } from './hands.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Two players; the second brings in, the first completes, the second folds. */
const PHH = `variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 10
big_bet = 20
starting_stacks = [100, 100]
actions = [
  "d dh p1 AsKsQs",
  "d dh p2 7h5c2d",
  "p2 pb",
  "p1 cbr 10",
  "p2 f",
]
players = ["Ann", "Bob"]
hand = 7
finishing_stacks = [103, 97]
`;

function faultOf(text: string) {
  const hands = readHistory(bytes(text));
  const broken = hands.find(({ result }) => !result.ok);
  if (broken === undefined || broken.result.ok) throw new Error('no hand of this text is at fault');
  return broken.result.fault;
}

function recordOf(text: string): HandRecord {
  const [hand] = readHistory(bytes(text));
  if (!hand!.result.ok) throw new Error(hand!.result.fault.message);
  return hand!.result.value;
}

test('the hand that the faults below are made of holds', () => {
  expect(verify(recordOf(PHH))).toMatchObject({ status: 'ok', finishingStacks: [103, 97] });
});

describe('a hand that cannot be read names its line, the text of it, and what was expected', () => {
  test.each([
    ['a card that is none', '"d dh p2 7h5c2d"', '"d dh p2 7h5c1d"', 9, /not a card/],
    ['a player who is not there', '"p1 cbr 10"', '"p3 cbr 10"', 11, /no player "p3"/],
    ['an action that is none', '"p2 f"', '"p2 jumps"', 12, /not an action/],
    ['antes for others', 'antes = [1, 1]', 'antes = [1]', 2, /1 antes/],
    ['a stack that is none', '[100, 100]', '[100, -1]', 6, /-1/],
    ['no small bet', 'small_bet = 10', '', 1, /small_bet/],
    ['a hand not dealt', '  "d dh p2 7h5c2d",\n', '', 9, /Player 2 has 0 cards on street 3/],
    ['cards for one who folded', '"p2 f",', '"p2 f", "d dh p2 9c",', 12, /after he folded/],
    ['broken TOML', 'antes = [1, 1]', 'antes = [1, 1', 3, /not TOML/],
  ])('%s', (_, from, to, line, message) => {
    const fault = faultOf(PHH.replace(from, to));
    expect(fault.code).toBe('invalid');
    expect(fault.message).toMatch(message);
    expect(fault.line).toBe(line);
    expect(fault.text).toBe(PHH.replace(from, to).split('\n')[line - 1]);
    expect(fault.expected).not.toBe('');
  });

  test('a game that is not stud is unsupported', () => {
    expect(faultOf(PHH.replace('F7S', 'NT'))).toMatchObject({ code: 'unsupported', line: 1 });
  });

  test.each([
    ['binary junk', String.fromCharCode(...Array.from({ length: 500 }, (_, index) => (index * 73) % 256))],
    ['an empty file', ''],
    ['somebody’s letter', 'Dear sir,\n\nI won a hand of stud.\n'],
  ])('%s is no history', (_, text) => {
    expect(faultOf(text)).toMatchObject({ code: 'invalid', line: 1 });
  });

  test('the other hands of a file are read all the same', () => {
    const section = (number: number, text: string): string => `[${number}]\n${text}\n`;
    const broken = PHH.replace('2d', '2x');
    const text = section(1, PHH) + section(2, broken) + section(3, PHH);
    const hands = readHistory(bytes(text));
    expect(hands.map(({ result }) => result.ok)).toEqual([true, false, true]);
    const { result } = hands[1]!;
    expect(result.ok ? null : result.fault.line).toBe(
      1 + text.split('\n').findIndex(line => line.includes('2x')),
    );
  });
});

describe('a hand against the rules tells the street, the player, both sides and the rule', () => {
  test.each([
    [
      'the wrong player brings in',
      '"p2 pb",',
      '"p1 pb",',
      /3rd street, Ann: .*brings in 2; .*Bob's turn \(lowest door card\)/,
    ],
    ['a completion of another size', 'cbr 10', 'cbr 12', /Ann: .*completes to 12; .*complete to 10 .*§3\.7/],
    ['a fold of the bring-in', '"p2 pb",', '"p2 f",', /Bob: .*folds; .*bring in 2 or complete to 10/],
    ['somebody acts after the end', '"p2 f",', '"p2 f", "p1 cc",', /the hand is over/],
    ['other stacks at the end', '[103, 97]', '[104, 96]', /Ann: .*104 chips at the end; .*103/],
    ['a history that ends too early', '"p2 f",', '', /Bob: .*nothing more; .*must act/],
  ])('%s', (_, from, to, reason) => {
    const verdict = verify(recordOf(PHH.replace(from, to)));
    expect(verdict.status).toBe('mismatch');
    expect(verdict.reason).toMatch(reason);
  });

  test('an impossible stake is invalid', () => {
    const verdict = verify(recordOf(PHH.replace('bring_in = 2', 'bring_in = 30')));
    expect(verdict).toMatchObject({ status: 'invalid' });
    expect(verdict.reason).toMatch(/bring-in is 30; it must be less than the small bet/);
  });

  test('a card dealt twice is invalid', () => {
    const verdict = verify(recordOf(PHH.replace('2d"', 'As"')));
    expect(verdict.status).toBe('invalid');
    expect(verdict.reason).toMatch(/As is dealt to Ann and dealt to Bob/);
  });

  test('a house that is none is invalid', () => {
    expect(verify(recordOf(`${PHH}_house = "my-house"\n`)).reason).toMatch(/There is no house "my-house"/);
  });

  test('a position that stops in mid-hand is right as far as it goes', () => {
    const position = PHH.replace('"p2 f",', '').replace('finishing_stacks = [103, 97]', '');
    const verdict = verify(recordOf(position));
    expect(verdict).toMatchObject({ status: 'ok', finishingStacks: null });
    expect(verdict.decisions.at(-1)).toMatchObject({ seat: 2, taken: null });
  });
});

describe('a hand whose down cards nobody knows', () => {
  const streets = [4, 5, 6].map(() => '"d dh p2 ??", "d dh p1 ??", "p2 cc", "p1 cc",').join('\n');
  const down = PHH.replace('AsKsQs', '????Qs')
    .replace('7h5c2d', '????2d')
    .replace('"p2 f",', `"p2 cc",\n${streets}\n"d dh p2 ??", "d dh p1 ??", "p2 cc", "p1 cc",`);
  const ending = (stacks: string): string =>
    down.replace('finishing_stacks = [103, 97]', stacks === '' ? '' : `finishing_stacks = ${stacks}`);

  test('is won by him whose chips tell it, who shows', () => {
    const { status, finishingStacks, events } = verify(recordOf(ending('[89, 111]')));
    expect({ status, finishingStacks }).toEqual({ status: 'ok', finishingStacks: [89, 111] });
    const shows = events.filter(event => event.type === 'shown' || event.type === 'mucked');
    expect(shows).toMatchObject([
      { type: 'shown', seat: 2 },
      { type: 'mucked', seat: 1 },
    ]);
  });

  test.each(['[89, 110]', '[89, 112]', '[88, 112]'])('cannot end with %s', stacks => {
    expect(verify(recordOf(ending(stacks))).status).toBe('mismatch');
  });

  test('is told up to the showdown where nothing tells who won', () => {
    const { status, reason, finishingStacks } = verify(recordOf(ending('')));
    expect(status).toBe('ok');
    expect(reason).toBe('the history does not tell who won');
    expect(finishingStacks).toBeNull();
  });
});

describe('what a room’s hand says of money must agree with itself', () => {
  test('somebody must be told to have won', () => {
    const verdict = verify(
      recordOf(
        STARS.replace('raises 5 to 10 collected $10.05 from pot\n', '').replace(/ and won \(\S+\)/, ''),
      ),
    );
    expect(verdict.status).toBe('mismatch');
    expect(verdict.reason).toContain('of nobody that he won; the rules say raises 5 to 10 won');
  });

  test.each([
    [
      'the summary tells another share',
      'and won ($10.05)',
      'and won ($9.05)',
      /won \$9.05 by the summary, 10.05 by the lines/,
    ],
    [
      'a raise is by another amount',
      'raises $0.75 to $1',
      'raises $0.50 to $1',
      /A raise from 0.25 to 1.00 is told as \$0.50/,
    ],
  ])('%s', (_, from, to, message) => {
    expect(faultOf(STARS.replace(from, to))).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
    });
  });

  test('a name that says "showed [Ah]" shows nothing', () => {
    const name = 'x showed [Ah]';
    const text = STARS.replaceAll('alice', name);
    expect(verify(recordOf(text)).reason).toBeNull();
    expect(recordOf(text).seats[0]).toMatchObject({ name, cards: [null, null, 0] });
  });

  test('what is missing in a tournament is no rake', () => {
    const text = new TextDecoder().decode(corpusBytes('rooms/bovada-stud-tour-001.txt'));
    const statuses = (source: string) =>
      readHistory(bytes(source)).map(({ result }) => (result.ok ? verify(result.value).status : null));
    expect(new Set(statuses(text))).toEqual(new Set(['ok']));
    const changed = text.replace(/Hand Result (\d+)/, (_, won) => `Hand Result ${Number(won) - 3}`);
    expect(statuses(changed)).toContain('mismatch');
  });

  test('a seat that is not listed is a fault in every room', () => {
    const text = new TextDecoder().decode(corpusBytes('rooms/merge-stud8-cash-002.txt'));
    const changed = text.replace(/<player seat="\d"/, '<player seat="19"');
    expect(readHistory(bytes(changed)).some(({ result }) => !result.ok)).toBe(true);
  });
});
