import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/doorcard.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'doorcard-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PHH = `variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 10
big_bet = 20
starting_stacks = [100, 100]
actions = ["d dh p1 AsKsQs", "d dh p2 7h5c2d", "p2 pb", "p1 cbr 10", "p2 f"]
players = ["Ann", "Bob"]
finishing_stacks = [103, 97]
hand = 7
`;

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function doorcard(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

test('verify tells each hand, sums them up, and ends with 1 when one does not hold', () => {
  const good = file('good.phh', PHH);
  const bad = file('bad.phh', PHH.replace('cbr 10', 'cbr 12'));
  const fine = doorcard('verify', good, '--json');
  expect(fine.status).toBe(0);
  expect(fine.lines.map(line => JSON.parse(line))).toEqual([
    {
      file: good,
      hand: '7',
      format: 'phh',
      game: 'stud-high',
      house: 'standard',
      status: 'ok',
      finishingStacks: [103, 97],
    },
  ]);
  const failed = doorcard('verify', good, bad, '--jobs', '2');
  expect(failed.status).toBe(1);
  expect(failed.lines.at(-1)).toBe('hands 2, ok 1, mismatch 1, invalid 0, unsupported 0');
  expect(failed.lines[1]).toMatch(/^mismatch .*3rd street, Ann: .*completes to 12/);
});

test('replay tells every decision with its options', () => {
  const { lines } = doorcard('replay', file('hand.phh', PHH), '--json');
  expect(JSON.parse(lines[0]!)).toEqual({
    hand: '7',
    game: 'stud-high',
    house: 'standard',
    decisions: [
      {
        player: 2,
        street: 3,
        toCall: 0,
        options: [
          { action: 'bring-in', amount: 2, to: 2 },
          { action: 'complete', amount: 10, to: 10 },
        ],
        taken: { action: 'bring-in', amount: 2, to: 2 },
      },
      {
        player: 1,
        street: 3,
        toCall: 2,
        options: [
          { action: 'fold' },
          { action: 'call', amount: 2 },
          { action: 'complete', amount: 10, to: 10 },
        ],
        taken: { action: 'complete', amount: 10, to: 10 },
      },
      {
        player: 2,
        street: 3,
        toCall: 8,
        options: [{ action: 'fold' }, { action: 'call', amount: 8 }, { action: 'raise', amount: 18, to: 20 }],
        taken: { action: 'fold' },
      },
    ],
    pots: [{ amount: 6, eligible: [1], awards: [{ player: 1, amount: 6, half: 'all' }] }],
    showdown: [],
    returned: [{ player: 1, amount: 8 }],
    finishingStacks: [103, 97],
  });
});

test('convert writes a form that is read again; stats counts it', () => {
  const hand = file('one.phh', PHH);
  const out = join(folder, 'stars.txt');
  expect(doorcard('convert', hand, '--to', 'pokerstars', '--out', out).status).toBe(0);
  expect(doorcard('verify', out).lines.at(-1)).toBe('hands 1, ok 1, mismatch 0, invalid 0, unsupported 0');
  const { lines } = doorcard('stats', out, '--hero', 'ann', '--json');
  expect(JSON.parse(lines[0]!)).toMatchObject({ hands: 1, netBigBets: 3 / 20, entered: 1, completed: 1 });
});

test('a path or a house that is none ends with 2 and a sentence', () => {
  expect(doorcard('verify', join(folder, 'none.txt'))).toMatchObject({ status: 2 });
  const house = doorcard('verify', file('h.phh', PHH), '--house', 'none');
  expect(house.status).toBe(2);
  expect(house.stderr).toMatch(/There is no house "none"/);
});
