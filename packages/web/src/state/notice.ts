import { useTable } from './table.ts';

/** How long a notice stays, in milliseconds. */
const SHOWN = 5_000;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Tells the player something at the table, for a few seconds. */
export function tell(text: string): void {
  if (timer) clearTimeout(timer);
  useTable.setState({ notice: text });
  timer = setTimeout(() => useTable.setState({ notice: null }), SHOWN);
}
