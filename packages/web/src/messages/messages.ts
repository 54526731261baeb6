import { useMemo } from 'react';
import { create } from 'zustand';
import { en } from './en/index.ts';

/** Everything the client can say. English is the measure: the others must have the same shape. */
export type Messages = typeof en;

export const LANGUAGES = ['en', 'es', 'el'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
  /** Digits after the point in what is counted: 0 for chips, 2 when a history of cents is on the screen. */
  readonly decimals: number;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', messages: en, decimals: 0 }));

async function load(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return en;
    case 'es':
      return (await import('./es/index.ts')).es;
    case 'el':
      return (await import('./el/index.ts')).el;
  }
}

/** Switches the language of the whole client; its words are loaded when first wanted. */
export async function speak(language: Language): Promise<void> {
  const messages = await load(language);
  document.documentElement.lang = language;
  useSpoken.setState({ language, messages });
}

/** The messages of the language in use. */
export function useMessages(): Messages {
  return useSpoken(spoken => spoken.messages);
}

/** The messages of the language in use, outside of components. */
export function currentMessages(): Messages {
  return useSpoken.getState().messages;
}

/** The language in use. */
export function useLanguage(): Language {
  return useSpoken(spoken => spoken.language);
}

/** Counts in units of so many digits after the point, until told otherwise. */
export function countIn(decimals: number): void {
  useSpoken.setState({ decimals });
}

/** Prints an amount as the language in use writes numbers. */
export function useNumber(): (amount: number) => string {
  const language = useSpoken(spoken => spoken.language);
  const decimals = useSpoken(spoken => spoken.decimals);
  return useMemo(() => amount => print(language, decimals, amount), [language, decimals]);
}

/** Prints a plain number, not of chips, as the language in use writes it. */
export function useCount(): (count: number) => string {
  const language = useLanguage();
  return useMemo(() => count => print(language, 0, count), [language]);
}

/** Prints an amount outside of components. */
export function printNumber(amount: number): string {
  const { language, decimals } = useSpoken.getState();
  return print(language, decimals, amount);
}

const formats = new Map<string, Intl.NumberFormat>();

function print(language: Language, decimals: number, amount: number): string {
  const key = `${language} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(2, decimals) };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, digits);
  formats.set(key, format);
  return format.format(amount / 10 ** decimals);
}

/** The language of the browser where we speak it, else English. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
