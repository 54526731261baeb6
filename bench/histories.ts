/**
 * How fast PokerStars text goes through the whole of reading and verifying, on one core: hands of ours, played
 * at random by seed and written as that room prints them, read back chunk by chunk, each replayed by the rules
 * and held against what it prints. By processor time, so that what else the machine does counts little.
 *
 * `npm run bench:histories [-- seconds]`
 */

import { fullDeck } from '@doorcard/cards';
import { HistoryStream, recordOfEvents, verify, writePokerStars } from '@doorcard/histories';
import { GAMES, houseById, playAtRandom, seededPick, shuffle } from '@doorcard/stud';

const CHUNK = 1 << 18;
const seconds = Number(process.argv[2] ?? 5);
const { bytes, hands } = history(4000);

// Once through first, so that the code measured is the compiled one.
verifyAll(bytes);
let read = 0;
let verified = 0;
const before = process.cpuUsage();
const started = performance.now();
while (performance.now() - started < seconds * 1000) {
  verified += verifyAll(bytes);
  read += bytes.length;
}
const used = process.cpuUsage(before);
const spent = (used.user + used.system) / 1e6;
const speed = (read / 1e6 / spent).toFixed(1);
process.stdout.write(`${speed} MB/s of PokerStars text verified on one core\n`);
process.stdout.write(
  `${Math.round(verified / spent)} hands/s, ${Math.round(bytes.length / hands)} bytes a hand\n`,
);

function verifyAll(text: Uint8Array): number {
  const stream = new HistoryStream();
  let count = 0;
  const check = (streamed: ReturnType<typeof stream.push>): void => {
    for (const { result } of streamed) {
      if (!result.ok) throw new Error(result.fault.message);
      const verdict = verify(result.value);
      if (verdict.status !== 'ok') throw new Error(verdict.reason ?? verdict.status);
      count++;
    }
  };
  for (let at = 0; at < text.length; at += CHUNK) check(stream.push(text.subarray(at, at + CHUNK)));
  check(stream.end());
  return count;
}

/** Hands of every game and number of players, as one file. */
function history(count: number): { readonly bytes: Uint8Array; readonly hands: number } {
  const house = houseById('eight-seat');
  if (!house.ok) throw new Error(house.fault.message);
  const pick = seededPick(1);
  const deck = fullDeck();
  const names = new Map(Array.from({ length: 8 }, (_, index) => [index + 1, `Player ${index + 1}`]));
  let text = '';
  for (let number = 1; number <= count; number++) {
    const players = 2 + (number % 7);
    const seats = Array.from({ length: players }, (_, index) => ({
      seat: index + 1,
      stack: 200 + pick(800),
    }));
    const stakes = { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 };
    const setup = {
      ...{ game: GAMES[number % 3]!, house: house.value, stakes, kind: 'cash' as const, dealer: 0, seats },
    } as const;
    const { events } = playAtRandom(setup, shuffle(deck, pick), pick);
    const own = { id: String(number), names, viewer: 1, currency: 'USD', decimals: 2 } as const;
    const record = recordOfEvents(events, own);
    const written = writePokerStars(record, verify(record));
    if (!written.ok) throw new Error(written.fault.message);
    text += written.value;
  }
  return { bytes: new TextEncoder().encode(text), hands: count };
}
