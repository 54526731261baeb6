import { type FormEvent, useState } from 'react';
import { sayAtTable } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useTable } from '../state/table.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import styles from './panel.module.css';

/** What is said at the table; anybody can be muted, or everybody. */
export function ChatPanel() {
  const { panel } = useMessages().table;
  const chat = useTable(table => table.chat);
  const { muteChat, muted } = usePreferences();
  const [text, setText] = useState('');
  const heard = muteChat ? [] : chat.filter(line => !muted.includes(line.name));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && sayAtTable(text.trim())) setText('');
  };
  return (
    <div className={styles.chat}>
      <ol aria-live="polite" data-testid="chat">
        {heard.length === 0 && <li className={styles.empty}>{panel.noChat}</li>}
        {heard.map(line => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}{' '}
            <button
              type="button"
              onClick={() => setPreferences({ muted: [...muted, line.name] })}
              aria-label={panel.mute(line.name)}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {muted.map(name => (
        <Button
          key={name}
          look="quiet"
          onClick={() => setPreferences({ muted: muted.filter(other => other !== name) })}
        >
          {panel.unmute(name)}
        </Button>
      ))}
      <form className={styles.say} onSubmit={send}>
        <TextField
          label={panel.say}
          value={text}
          maxLength={200}
          id="chat-text"
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit">{panel.send}</Button>
      </form>
      <Button look="quiet" onClick={() => setPreferences({ muteChat: !muteChat })} aria-pressed={muteChat}>
        {muteChat ? panel.unmuteAll : panel.muteAll}
      </Button>
    </div>
  );
}
