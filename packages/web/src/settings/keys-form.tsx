import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import {
  DEFAULT_KEYS,
  KEY_ACTIONS,
  type KeyAction,
  setPreferences,
  usePreferences,
} from '../state/preferences.ts';
import { nameOfKey } from '../table/keys.ts';
import { Button } from '../ui/button.tsx';
import styles from './settings.module.css';

/** Every key of the table, each changed by choosing its line and pressing another. */
export function KeysForm() {
  const { settings, table } = useMessages();
  const keys = usePreferences(preferences => preferences.keys);
  const [changing, setChanging] = useState<KeyAction | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (changing === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const name = nameOfKey(event);
      const now = usePreferences.getState().keys;
      const taken = KEY_ACTIONS.find(action => action !== changing && now[action] === name);
      if (name !== 'Escape' && taken !== undefined)
        return setWrong(settings.keyTaken(table.help.names[taken]));
      if (name !== 'Escape') setPreferences({ keys: { ...now, [changing]: name } });
      setWrong(null);
      setChanging(null);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [changing, settings, table]);
  return (
    <section className={styles.card}>
      <h2>{settings.keys}</h2>
      <p>{settings.keysText}</p>
      <ul className={styles.keys}>
        {KEY_ACTIONS.map(action => (
          <li key={action}>
            <span>{table.help.names[action]}</span>
            <button
              type="button"
              aria-label={`${table.help.names[action]}: ${keys[action]}`}
              onClick={() => setChanging(action)}
            >
              {changing === action ? settings.pressKey : keys[action].toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <Button onClick={() => setPreferences({ keys: DEFAULT_KEYS })}>{settings.resetKeys}</Button>
    </section>
  );
}
