import { type FormEvent, useState } from 'react';
import { comeIn, logIn } from '../connection/room.ts';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import styles from './lobby.module.css';

/** A name and one is in; with its password for a name that has one. */
export function ComeIn() {
  const { lobby } = useMessages();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [claimed, setClaimed] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(claimed ? await logIn(name, password) : await comeIn(name));
    setBusy(false);
  };
  return (
    <>
      <form onSubmit={submit}>
        <TextField
          label={lobby.yourName}
          value={name}
          placeholder={lobby.namePlaceholder}
          autoComplete="nickname"
          required
          maxLength={20}
          onChange={event => setName(event.target.value)}
        />
        {claimed && (
          <TextField
            label={lobby.password}
            type="password"
            value={password}
            autoComplete="current-password"
            required
            onChange={event => setPassword(event.target.value)}
          />
        )}
        <Button type="submit" look="primary" disabled={busy}>
          {claimed ? lobby.logIn : lobby.comeIn}
        </Button>
        {wrong && <p role="alert">{wrong}</p>}
      </form>
      <button type="button" className={styles.switchForm} onClick={() => setClaimed(!claimed)}>
        {claimed ? lobby.asGuest : lobby.haveAccount}
      </button>
    </>
  );
}
