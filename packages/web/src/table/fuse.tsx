import type { ClockModel } from '../state/table-model.ts';
import { useSeconds } from './ring.tsx';
import styles from './table-page.module.css';

/** The time left as a line that burns down along the bar. */
export function Fuse({ clock }: { readonly clock: ClockModel }) {
  const time = useSeconds(clock);
  if (time === null) return null;
  return (
    <i className={styles.fuse} style={{ width: `${100 * time.share}%` }} data-bank={time.bank || undefined} />
  );
}
