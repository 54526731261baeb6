import type { ChatLine } from '@doorcard/wire';
import { type FormEvent, useState } from 'react';
import { sayAtTable } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useTable } from '../state/table.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import { dealerWords } from './dealer-words.ts';
import styles from './panel.module.css';

/** What is said at the table, by people and by the dealer; anybody can be muted, or everybody. */
export function ChatPanel() {
  const { panel } = useMessages().table;
  const chat = useTable(table => table.chat);
  const { muteChat, muteDealer, muted } = usePreferences();
  const [text, setText] = useState('');
  const heard = chat.filter(line =>
    line.from === 'dealer' ? !muteDealer : !muteChat && !muted.includes(line.name),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    sayAtTable(text.trim());
    setText('');
  };
  return (
    <div className={styles.chat}>
      <ol aria-live="polite" data-testid="chat">
        {heard.length === 0 && <li className={styles.empty}>{panel.noChat}</li>}
        {heard.map(line => (
          <Line key={line.id} line={line} onMute={name => setPreferences({ muted: [...muted, name] })} />
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
          data-chat
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit">{panel.send}</Button>
      </form>
      <div className={styles.mutes}>
        <Button look="quiet" onClick={() => setPreferences({ muteChat: !muteChat })} aria-pressed={muteChat}>
          {muteChat ? panel.unmuteAll : panel.muteAll}
        </Button>
        <Button
          look="quiet"
          onClick={() => setPreferences({ muteDealer: !muteDealer })}
          aria-pressed={muteDealer}
        >
          {muteDealer ? panel.unmuteDealer : panel.muteDealer}
        </Button>
      </div>
    </div>
  );
}

function Line({ line, onMute }: { readonly line: ChatLine; readonly onMute: (name: string) => void }) {
  const messages = useMessages();
  if (line.from === 'dealer') return <li data-from="dealer">{dealerWords(line.line, messages)}</li>;
  return (
    <li>
      <b>{line.name}</b> {line.text}{' '}
      <button
        type="button"
        onClick={() => onMute(line.name)}
        aria-label={messages.table.panel.mute(line.name)}
      >
        ✕
      </button>
    </li>
  );
}
