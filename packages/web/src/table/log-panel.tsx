import { useEffect, useRef } from 'react';
import type { LogLine } from './log-lines.ts';
import styles from './panel.module.css';

/** The log of the hand, newest line at the end and in view. */
export function LogPanel({ lines, label }: { readonly lines: readonly LogLine[]; readonly label: string }) {
  const end = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <ol className={styles.log} ref={end} aria-label={label} data-testid="log">
      {lines.map(line => (
        <li key={line.key} data-kind={line.kind}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}
