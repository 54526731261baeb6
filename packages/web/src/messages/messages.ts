import { create } from 'zustand';
import { en } from './en/index.ts';

/** Everything the client can say. English is the measure: the others must have the same shape. */
export type Messages = typeof en;

export const LANGUAGES = ['en', 'es', 'el'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', messages: en }));

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

/** Prints a whole number of chips as the language in use writes numbers. */
export function useNumber(): (amount: number) => string {
  const language = useLanguage();
  return amount => numberFormat(language).format(amount);
}

/** Prints a number outside of components. */
export function printNumber(amount: number): string {
  return numberFormat(useSpoken.getState().language).format(amount);
}

const formats = new Map<Language, Intl.NumberFormat>();

function numberFormat(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  formats.set(language, format);
  return format;
}

/** The language of the browser where we speak it, else English. */
export function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
