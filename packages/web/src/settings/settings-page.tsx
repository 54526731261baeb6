import { type FormEvent, useEffect, useState } from 'react';
import {
  claimName,
  endSession,
  logOut,
  type SessionModel,
  sessions,
  updatePerson,
} from '../connection/room.ts';
import { useLanguage, useMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { TextField, Toggle } from '../ui/fields.tsx';
import { KeysForm } from './keys-form.tsx';
import { LookForm } from './look-form.tsx';
import styles from './settings.module.css';

/** Who one is here, how it looks and sounds, the keys, and where one is logged in. */
export default function SettingsPage() {
  const { settings } = useMessages();
  const person = useRoom(room => room.person);
  return (
    <div className={styles.page}>
      <h1>{settings.title}</h1>
      <Profile />
      <LookForm />
      {person && (
        <section className={styles.card}>
          <h2>{settings.play}</h2>
          <Toggle
            label={settings.autoAnte}
            checked={person.autoAnte}
            onChange={autoAnte => updatePerson({ autoAnte })}
          />
          <Toggle
            label={settings.autoMuck}
            checked={person.autoMuck}
            onChange={autoMuck => updatePerson({ autoMuck })}
          />
        </section>
      )}
      <KeysForm />
      {person && <Sessions />}
    </div>
  );
}

/** The name, and claiming it with a password. */
function Profile() {
  const { settings } = useMessages();
  const person = useRoom(room => room.person);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  if (!person) {
    return (
      <section className={styles.card}>
        <h2>{settings.profile}</h2>
        <p>{settings.noSession}</p>
      </section>
    );
  }
  const claim = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(await claimName(password));
    setPassword('');
  };
  return (
    <section className={styles.card}>
      <h2>
        {settings.profile}: {person.name}
      </h2>
      <p>{person.claimed ? settings.claimedText(person.name) : settings.guest}</p>
      {!person.claimed && (
        <form onSubmit={claim}>
          <TextField
            label={settings.newPassword}
            hint={settings.passwordRule}
            wrong={wrong}
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          <Button type="submit" look="primary">
            {settings.claim}
          </Button>
        </form>
      )}
      <div className={styles.row}>
        <Button onClick={logOut}>{person.claimed ? settings.logOut : settings.leaveRoom}</Button>
      </div>
    </section>
  );
}

/** Every browser one is logged in from; each can be ended. */
function Sessions() {
  const { settings } = useMessages();
  const language = useLanguage();
  const [list, setList] = useState<readonly SessionModel[] | null>(null);
  useEffect(() => {
    void sessions().then(setList);
  }, []);
  if (list === null || list.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.card}>
      <h2>{settings.sessions}</h2>
      <ul className={styles.sessions}>
        {list.map(session => (
          <li key={session.id}>
            <span>
              {session.device} {settings.sessionFrom(date.format(new Date(session.since)))}
              {session.current && <b> · {settings.thisSession}</b>}
            </span>
            {!session.current && (
              <Button
                onClick={async () => {
                  await endSession(session.id);
                  setList(await sessions());
                }}
              >
                {settings.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
