import { type CSSProperties, useEffect, useState } from 'react';
import type { ClockModel } from '../state/table-model.ts';
import styles from './seat.module.css';

/** The seconds left on a clock, told four times a second; null when none runs. */
export function useSeconds(clock: ClockModel | null): { left: number; share: number; bank: boolean } | null {
  const [now, setNow] = useState(Date.now);
  const running = clock !== null;
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  if (clock === null) return null;
  const bank = now > clock.endsAt && clock.bankEndsAt > clock.endsAt;
  const from = bank ? clock.endsAt : clock.startsAt;
  const until = bank ? clock.bankEndsAt : clock.endsAt;
  const left = Math.max(0, until - now);
  return { left: Math.ceil(left / 1000), share: Math.min(1, left / Math.max(1, until - from)), bank };
}

/** The round medallion of a seat: a letter, and around it the time left to act. */
export function Ring({
  clock,
  letter,
  tint,
}: {
  readonly clock: ClockModel | null;
  readonly letter: string;
  readonly tint: number;
}) {
  const time = useSeconds(clock);
  const style = { '--share': time?.share ?? 0, '--tint': `${(tint * 47) % 360}` } as CSSProperties;
  return (
    <span
      className={styles.ring}
      style={style}
      data-bank={time?.bank || undefined}
      data-running={time !== null || undefined}
    >
      <span className={styles.medal}>{time === null ? letter.toUpperCase() : time.left}</span>
    </span>
  );
}
