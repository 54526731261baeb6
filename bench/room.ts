/**
 * `npm run bench:room`: a room of 200 tables with 8 protocol bots each, every bot on a socket of its own, for
 * 60 seconds. The room is a process of its own on a real file, every commit flushed; the bots, in this process,
 * answer 2,000 decisions a second. Prints commands a second and how long it took from a command sent until its
 * event was received; fails when a hand does not conserve chips or a command is refused.
 *
 * Options: --tables 200 --seats 8 --rate 2000 --seconds 60
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { heading, row } from './report.ts';
import { Bot, type Measured } from './room/bot.ts';
import type { Opened, Report } from './room/server.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seats: { type: 'string', default: '8' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
  },
});
const tables = Number(values.tables);
const seats = Number(values.seats);
const rate = Number(values.rate);
const seconds = Number(values.seconds);

/** Time to settle before measuring, in seconds. */
const WARM_UP = 5;

/** Sockets opened at once. */
const AT_ONCE = 50;

const server = fork(new URL('./room/server.ts', import.meta.url), [String(tables), String(seats)]);
const hear = <T>(): Promise<T> =>
  new Promise((resolve, reject) => {
    server.once('message', message => resolve(message as T));
    server.once('exit', code => reject(new Error(`the room ended with ${code}`)));
  });

const opened = await hear<Opened>();
const measured: Measured = { sent: 0, latencies: [], refusals: new Map(), hands: 0, faults: [] };
const waiting: (() => void)[] = [];
const bots = opened.people.map(
  person => new Bot(opened.address, person, measured, decide => waiting.push(decide)),
);
for (let index = 0; index < bots.length; index += AT_ONCE)
  await Promise.all(bots.slice(index, index + AT_ONCE).map(bot => bot.come()));

// Decisions are answered at the wanted rate, oldest first; what the room is late with is not made up for.
let due = 0;
let last = performance.now();
const pulse = setInterval(() => {
  const now = performance.now();
  due = Math.min(rate / 10, due + ((now - last) / 1000) * rate);
  last = now;
  for (; due >= 1 && waiting.length > 0; due--) waiting.shift()!();
}, 2);

const pause = (time: number) => new Promise(resolve => setTimeout(resolve, time * 1000));
await pause(WARM_UP);
measured.sent = 0;
measured.hands = 0;
measured.latencies.length = 0;
const started = performance.now();
await pause(seconds);
const took = (performance.now() - started) / 1000;
const { sent, hands } = measured;
const latencies = measured.latencies.toSorted((a, b) => a - b);
clearInterval(pulse);
for (const bot of bots) bot.go();
server.send('end');
const report = await hear<Report>();

const at = (share: number): string =>
  `${latencies[Math.floor(latencies.length * share)]?.toFixed(1) ?? '?'} ms`;
heading(`A room of ${tables} tables × ${seats} bots for ${Math.round(took)} s, durable commits`);
row('commands a second', `${Math.round(sent / took)}`);
row('from command sent to event received, p50', at(0.5));
row('                                     p99', at(0.99));
row('hands finished', `${hands}`);
row('commits a second', `${Math.round(report.commits / report.seconds)}`);
row('processor time of the room, share of a core', `${report.cpu.toFixed(2)}`);
row('memory of the room', `${Math.round(report.memory / 1e6)} MB`);
row('refusals', [...measured.refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'none');
row('hands that do not conserve chips', `${measured.faults.length}`);
row('sum of all accounts', `${report.sum}`);
const failed = measured.refusals.size > 0 || measured.faults.length > 0 || report.sum !== 0;
for (const fault of measured.faults.slice(0, 5)) process.stderr.write(`${fault}\n`);
process.exit(failed ? 1 : 0);
