import { useState } from 'react';
import { updatePerson } from '../connection/room.ts';
import { leave, sitIn, sitOut } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import type { SeatModel } from '../state/table-model.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Toggle } from '../ui/fields.tsx';
import { Link } from '../ui/link.tsx';
import styles from './table-page.module.css';

interface TableMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly mine: SeatModel | null;
  readonly invitation: string | null;
  readonly onTopUp: () => void;
}

/** What one can do about one's seat, and the preferences that matter while playing. */
export function TableMenu({ open, onClose, mine, invitation, onTopUp }: TableMenuProps) {
  const { common, lobby, settings, table } = useMessages();
  const preferences = usePreferences();
  const person = useRoom(room => room.person);
  const [leaving, setLeaving] = useState(false);
  const [copied, setCopied] = useState(false);
  const close = (): void => {
    setLeaving(false);
    onClose();
  };
  return (
    <Dialog sheet open={open} onClose={close} title={table.menu}>
      <div className={styles.menuList}>
        {mine && (
          <>
            <Button
              onClick={() => {
                if (mine.status === 'sitting-out') sitIn();
                else sitOut();
                close();
              }}
            >
              {mine.status === 'sitting-out' ? table.join.sitIn : table.join.sitOut}
            </Button>
            <Button onClick={onTopUp}>{table.join.topUp}</Button>
            {leaving ? (
              <>
                <p>{table.join.leaveConfirm}</p>
                <Button
                  look="danger"
                  onClick={() => {
                    leave();
                    close();
                  }}
                >
                  {common.confirm}
                </Button>
              </>
            ) : (
              <Button onClick={() => setLeaving(true)}>{table.join.leave}</Button>
            )}
          </>
        )}
        {invitation && (
          <Button
            onClick={async () => {
              await navigator.clipboard.writeText(invitation);
              setCopied(true);
            }}
          >
            {copied ? lobby.copied : `${table.join.invite}: ${lobby.copy}`}
          </Button>
        )}
      </div>
      {person && (
        <div>
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
        </div>
      )}
      <div>
        <Toggle
          label={settings.fourColour}
          checked={preferences.fourColour}
          onChange={fourColour => setPreferences({ fourColour })}
        />
        <Toggle
          label={settings.handLabel}
          checked={preferences.handLabel}
          onChange={handLabel => setPreferences({ handLabel })}
        />
        <Toggle
          label={settings.faceDown}
          checked={preferences.faceDown}
          onChange={faceDown => setPreferences({ faceDown })}
        />
        <Toggle
          label={`${settings.sound}: ${settings.sounds.turn}`}
          checked={preferences.sound === 'turn'}
          onChange={on => setPreferences({ sound: on ? 'turn' : 'off' })}
        />
      </div>
      <Link href="/settings">{common.nav.settings}</Link>
    </Dialog>
  );
}
