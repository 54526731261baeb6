import { useSyncExternalStore } from 'react';
import type { Layout } from './places.ts';

const rows = matchMedia('(max-width: 699px), (max-height: 559px)');
const standing = matchMedia('(max-aspect-ratio: 1/1)');

function subscribe(changed: () => void): () => void {
  rows.addEventListener('change', changed);
  standing.addEventListener('change', changed);
  return () => {
    rows.removeEventListener('change', changed);
    standing.removeEventListener('change', changed);
  };
}

/** The layout that fits the window; the same bounds as in the style sheets. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () =>
    rows.matches ? 'rows' : standing.matches ? 'standing' : 'lying',
  );
}
