import { useSyncExternalStore } from 'react';

/** The pages there are, by address. */
export type Page =
  | { readonly page: 'lobby' }
  | { readonly page: 'create' }
  | { readonly page: 'table'; readonly id: string; readonly invitation: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'replayer'; readonly hand: string | null }
  | { readonly page: 'odds' }
  | { readonly page: 'unknown' };

/** Reads an address. */
export function pageOf(address: URL): Page {
  const [first = '', second, third] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'table' && second !== undefined && third === undefined) {
    return { page: 'table', id: second, invitation: address.searchParams.get('invitation') };
  }
  if (third !== undefined) return { page: 'unknown' };
  if (first === 'replayer') return { page: 'replayer', hand: second ?? null };
  if (second !== undefined) return { page: 'unknown' };
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'create':
    case 'settings':
    case 'odds':
      return { page: first };
    default:
      return { page: 'unknown' };
  }
}

const CHANGED = 'doorcard:address';

/** Goes to another page of the client. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** The address in the browser's bar. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.href);
}
