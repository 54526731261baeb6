import { Tabs } from '@base-ui/react/tabs';
import type { Seat } from '@doorcard/stud';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import type { HandModel, TableDetails } from '../state/table-model.ts';
import { DeadTray } from './dead-tray.tsx';
import type { LogLine } from './log-lines.ts';
import { LogPanel } from './log-panel.tsx';
import styles from './panel.module.css';
import { Rules } from './rules.tsx';

type Tab = 'log' | 'chat' | 'rules' | 'lastHands';

interface PanelProps {
  readonly now: HandModel | null;
  readonly me: Seat | null;
  readonly details: TableDetails;
  readonly lines: readonly LogLine[];
  readonly chat: ReactNode;
  readonly hands: ReactNode;
}

/** Beside the table: the cards seen so far, and the log, the chat, the rules and the last hands. */
export function Panel({ now, me, details, lines, chat, hands }: PanelProps) {
  const { panel } = useMessages().table;
  const tabs: readonly Tab[] = ['log', 'chat', 'rules', 'lastHands'];
  const bodies: Readonly<Record<Tab, ReactNode>> = {
    log: <LogPanel lines={lines} label={panel.log} />,
    chat,
    rules: <Rules house={details.house} game={details.game} />,
    lastHands: hands,
  };
  return (
    <div className={styles.panel}>
      <section className={styles.seen}>
        <h2>{panel.seen}</h2>
        <DeadTray hand={now?.hand ?? null} me={me} />
        <p>{panel.seenText}</p>
      </section>
      <Tabs.Root className={styles.tabbed} defaultValue="log">
        <Tabs.List className={styles.tabs}>
          {tabs.map(name => (
            <Tabs.Tab key={name} value={name}>
              {panel[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(name => (
          <Tabs.Panel key={name} value={name} className={styles.body}>
            {bodies[name]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </div>
  );
}
