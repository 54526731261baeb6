import { useCount, useMessages } from '../messages/messages.ts';
import styles from './odds.module.css';
import type { EquityState } from './use-equity.ts';

/** How the numbers were found: exact or sampled, and how sure they are. */
export function MethodLine({ equity, known }: { readonly equity: EquityState; readonly known: boolean }) {
  const { odds } = useMessages().study;
  const print = useCount();
  const { result, working, fault } = equity;
  if (!known) return <p className={styles.method}>{odds.need}</p>;
  if (fault) {
    return (
      <p className={styles.wrong} role="alert">
        {fault}
      </p>
    );
  }
  if (result === null) return <p className={styles.method}>{odds.working}</p>;
  const error = print(100 * Math.max(...result.standardError));
  const told =
    result.method === 'exact' ? odds.exact(print(result.trials)) : odds.sampled(print(result.trials), error);
  return (
    <p className={styles.method} data-testid="method">
      {working ? `${odds.working} ${told}` : told}
    </p>
  );
}
