import type { FinishedHand } from '@doorcard/wire';
import { type FormEvent, useState } from 'react';
import { historyPath, mailHistory } from '../connection/room.ts';
import { useMessages, useNumber } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { useTable } from '../state/table.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import { Link } from '../ui/link.tsx';
import styles from './panel.module.css';

/** The last hands of this table: who won, to look at again or to take home. */
export function HandsPanel() {
  const { panel } = useMessages().table;
  const hands = useTable(state => state.hands);
  if (hands.length === 0) return <p className={styles.empty}>{panel.noHands}</p>;
  return (
    <ol className={styles.hands}>
      {hands.map(hand => (
        <Finished key={hand.id} hand={hand} />
      ))}
    </ol>
  );
}

function Finished({ hand }: { readonly hand: FinishedHand }) {
  const { table } = useMessages();
  const { panel } = table;
  const print = useNumber();
  const canMail = useRoom(room => room.canMail);
  const [mailing, setMailing] = useState(false);
  return (
    <li>
      <b>{table.hand(print(hand.number))}</b>
      {hand.winners.map(({ seat, name, amount }) => (
        <span key={seat}>{panel.wonBy(name, print(amount))}</span>
      ))}
      {hand.mine && (
        <div>
          <Link href={`/replayer/${encodeURIComponent(hand.id)}`}>{panel.replay}</Link>
          <a href={historyPath(hand.id)} download>
            {panel.download}
          </a>
          {hand.disclosable && (
            <a href={historyPath(hand.id, true)} download>
              {panel.disclosed}
            </a>
          )}
          {canMail && (
            <Button look="quiet" onClick={() => setMailing(!mailing)}>
              {panel.mail}
            </Button>
          )}
        </div>
      )}
      {mailing && <Mail hand={hand.id} />}
    </li>
  );
}

function Mail({ hand }: { readonly hand: string }) {
  const { panel } = useMessages().table;
  const [to, setTo] = useState('');
  const [sent, setSent] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = await mailHistory(hand, to);
    setWrong(refused);
    setSent(refused === null);
  };
  if (sent) return <p role="status">{panel.mailed}</p>;
  return (
    <form className={styles.say} onSubmit={send}>
      <TextField
        label={panel.mailTo}
        type="email"
        autoComplete="email"
        required
        wrong={wrong}
        value={to}
        onChange={event => setTo(event.target.value)}
      />
      <Button type="submit">{panel.send}</Button>
    </form>
  );
}
