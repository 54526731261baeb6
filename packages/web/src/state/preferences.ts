import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '../messages/messages.ts';

/** What a key can do at the table. */
export const KEY_ACTIONS = [
  'fold',
  'call',
  'raise',
  'raiseBig',
  'show',
  'pot',
  'options',
  'sitOut',
  'chat',
  'help',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];
export type KeyMap = Readonly<Record<KeyAction, string>>;

export const DEFAULT_KEYS: KeyMap = {
  fold: 'f',
  call: 'c',
  raise: 'r',
  raiseBig: 'b',
  show: 's',
  pot: 'p',
  options: 'o',
  sitOut: 'x',
  chat: 't',
  help: '?',
};

/** What a person likes, kept in this browser. */
export interface Preferences {
  readonly language: Language | null;
  readonly theme: 'dark' | 'light' | 'system';
  readonly fourColour: boolean;
  readonly faceDown: boolean;
  readonly handLabel: boolean;
  readonly sound: 'off' | 'turn';
  readonly confirmFold: boolean;
  readonly muteChat: boolean;
  readonly muteDealer: boolean;
  readonly muted: readonly string[];
  readonly keys: KeyMap;
}

const DEFAULTS: Preferences = {
  language: null,
  theme: 'dark',
  fourColour: true,
  faceDown: false,
  handLabel: true,
  sound: 'off',
  confirmFold: true,
  muteChat: false,
  muteDealer: false,
  muted: [],
  keys: DEFAULT_KEYS,
};

export const usePreferences = create<Preferences>()(
  persist(() => DEFAULTS, {
    name: 'doorcard',
    merge: (kept, now) => {
      const known = kept as Partial<Preferences> | undefined;
      return { ...now, ...known, keys: { ...DEFAULT_KEYS, ...known?.keys } };
    },
  }),
);

export const setPreferences = (change: Partial<Preferences>): void => {
  usePreferences.setState(change);
};

/** Puts the chosen theme and suits on the page, now and whenever they change. */
export function wearPreferences(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const wear = (): void => {
    const { theme, fourColour } = usePreferences.getState();
    const root = document.documentElement;
    root.dataset.theme = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
    root.dataset.suits = fourColour ? 'four' : 'two';
  };
  wear();
  usePreferences.subscribe(wear);
  light.addEventListener('change', wear);
}
