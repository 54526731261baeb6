import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import styles from './ui.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Slides up from below on small screens and sits at the side on large ones. */
  readonly sheet?: boolean;
}

/** A window over the page: takes the focus, gives it back, closes by Escape. */
export function Dialog({ open, onClose, title, children, sheet }: DialogProps) {
  const { common } = useMessages();
  return (
    <Base.Root open={open} onOpenChange={now => !now && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={`${styles.dialog} ${sheet ? styles.sheet : ''}`}>
          <div className={styles.dialogHead}>
            <Base.Title className={styles.dialogTitle}>{title}</Base.Title>
            <Base.Close className={styles.closer} aria-label={common.close}>
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path
                  d="M4 4l12 12M16 4L4 16"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
            </Base.Close>
          </div>
          <div className={styles.dialogBody}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
