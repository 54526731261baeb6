import { useEffect } from 'react';
import { KEY_ACTIONS, type KeyAction, usePreferences } from '../state/preferences.ts';

/** What the table does for a key. */
export interface KeyHandlers {
  readonly act: (action: KeyAction) => void;
  readonly readCard: (place: number) => void;
  readonly readSeat: (seat: number) => void;
}

/** The name of a pressed key as preferences keep it: one small letter or sign. */
export function nameOfKey(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Listens to the table's keys, wherever the focus is, except while somebody writes or a dialog is open. */
export function useKeys(handlers: KeyHandlers): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || busy(event.target)) return;
      const name = nameOfKey(event);
      const { keys } = usePreferences.getState();
      const action = KEY_ACTIONS.find(candidate => keys[candidate] === name);
      if (action) handlers.act(action);
      else if (/^[1-7]$/.test(name)) handlers.readCard(Number(name));
      else if (/^F[1-8]$/.test(name)) handlers.readSeat(Number(name.slice(1)));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [handlers]);
}

function busy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
