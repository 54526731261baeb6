import type { EntryNews } from './news.ts';

/** How many entries are kept for those who reconnect. */
const KEPT = 32;

/** What has happened at a table lately, for those who have missed some of it. */
export class Recent {
  #entries: EntryNews[] = [];

  keep(news: EntryNews): void {
    this.#entries.push(news);
    if (this.#entries.length > KEPT) this.#entries.shift();
  }

  /** The entries after a number; null when they are not all kept any more, or it is not a number of ours. */
  since(number: number, last: number): readonly EntryNews[] | null {
    const first = this.#entries[0]?.entry.number ?? last + 1;
    if (number > last || number < first - 1) return null;
    return this.#entries.filter(({ entry }) => entry.number > number);
  }
}
