import type { ReactNode } from 'react';
import { LANGUAGES, type Language, useLanguage, useMessages, useNumber } from '../messages/messages.ts';
import { setPreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { Link } from '../ui/link.tsx';
import styles from './page.module.css';

type Place = 'lobby' | 'replayer' | 'odds' | 'settings';

const PATHS: readonly (readonly [Place, string])[] = [
  ['lobby', '/'],
  ['replayer', '/replayer'],
  ['odds', '/odds'],
  ['settings', '/settings'],
];

/** Around every page but the table: the name of the house, the ways to go, and who one is. */
export function Shell({ place, children }: { readonly place: Place | null; readonly children: ReactNode }) {
  const { common } = useMessages();
  const print = useNumber();
  const language = useLanguage();
  const person = useRoom(room => room.person);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {common.skip}
      </a>
      <header className={styles.top}>
        <Link href="/" className={styles.logo}>
          <img src="/icon.svg" alt="" />
          {common.appName}
        </Link>
        <nav className={styles.nav} aria-label={common.mainMenu}>
          {PATHS.map(([name, path]) => (
            <Link key={name} href={path} aria-current={place === name ? 'page' : undefined}>
              {common.nav[name]}
            </Link>
          ))}
        </nav>
        <div className={styles.mine}>
          {person && (
            <span>
              <b>{person.name}</b> · {print(person.chips)}
            </span>
          )}
          <select
            aria-label={common.language}
            value={language}
            onChange={event => setPreferences({ language: event.target.value as Language })}
          >
            {LANGUAGES.map(code => (
              <option key={code} value={code}>
                {common.languages[code]}
              </option>
            ))}
          </select>
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
