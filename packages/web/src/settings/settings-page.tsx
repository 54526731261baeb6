import { type FormEvent, useState } from 'react';
import { claimName, logOut, updatePerson } from '../connection/room.ts';
import { useMessages } from '../messages/messages.ts';
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
        <Button type="submit" look={person.claimed ? 'plain' : 'primary'}>
          {person.claimed ? settings.changePassword : settings.claim}
        </Button>
      </form>
      <div className={styles.row}>
        <Button onClick={() => logOut(false)}>{person.claimed ? settings.logOut : settings.leaveRoom}</Button>
        <Button onClick={() => logOut(true)}>{settings.endSessions}</Button>
      </div>
    </section>
  );
}
