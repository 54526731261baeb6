import { useMessages } from '../messages/messages.ts';
import { KEY_ACTIONS, usePreferences } from '../state/preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './help.module.css';

/** All keys of the table. */
export function Help({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { help } = useMessages().table;
  const keys = usePreferences(preferences => preferences.keys);
  return (
    <Dialog open={open} onClose={onClose} title={help.title}>
      <dl className={styles.keys}>
        {KEY_ACTIONS.map(action => (
          <div key={action}>
            <dt>
              <kbd>{keys[action].toUpperCase()}</kbd>
            </dt>
            <dd>{help.names[action]}</dd>
          </div>
        ))}
      </dl>
      <p>{help.readCards}</p>
      <p>{help.readSeats}</p>
      <p>{help.text}</p>
    </Dialog>
  );
}
