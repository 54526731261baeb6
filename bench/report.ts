/** How benchmarks measure and print. Every figure is a median of several runs; ratios are within one run. */

/** That clock is coarse: work is repeated for so long at least, in seconds. */
const LONG_ENOUGH = 0.05;

/**
 * Seconds of this thread's processor time that a piece of work takes, so that what else runs on the machine
 * counts little: the median of several runs, after one that warms up.
 */
export function secondsOf(work: () => unknown, runs = 5): number {
  work();
  const seconds = Array.from({ length: runs }, () => {
    const before = process.threadCpuUsage();
    for (let times = 1; ; times++) {
      work();
      const { user, system } = process.threadCpuUsage(before);
      const spent = (user + system) / 1e6;
      if (spent >= LONG_ENOUGH) return spent / times;
    }
  });
  return median(seconds);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/** A line of a table: names left, figures right. */
export function row(name: string, ...figures: readonly string[]): void {
  process.stdout.write(`  ${name.padEnd(44)}${figures.map(figure => figure.padStart(16)).join('')}\n`);
}

export function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

/** A duration, in the unit that fits. */
export function duration(seconds: number): string {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  if (seconds >= 1e-3) return `${(seconds * 1e3).toFixed(2)} ms`;
  return seconds >= 1e-6 ? `${(seconds * 1e6).toFixed(2)} µs` : `${(seconds * 1e9).toFixed(2)} ns`;
}

/** How many times slower than ours. */
export function ratio(theirs: number, ours: number): string {
  return `${(theirs / ours).toFixed(theirs / ours < 10 ? 2 : 0)}×`;
}

/** A rate a second, with thousands apart. */
export function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en-US')}/s`;
}
