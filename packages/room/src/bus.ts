import type { Bus } from './ports.ts';
import type { TableNews } from './table/news.ts';

/** The bus of a room in one process: those who listen are called, in the order in which they came. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<(news: TableNews) => void>>();
  return {
    publish(tableId, news) {
      for (const hear of listeners.get(tableId) ?? []) hear(news);
    },
    listen(tableId, hear) {
      const here = listeners.get(tableId) ?? new Set();
      listeners.set(tableId, here);
      here.add(hear);
      return () => {
        here.delete(hear);
        if (here.size === 0) listeners.delete(tableId);
      };
    },
  };
}
