import type { Clock } from './ports.ts';

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
