import type { Action, Seat } from '@doorcard/stud';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { NotFound } from '../app/not-found.tsx';
import { Shell } from '../app/shell.tsx';
import { act, openTable } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { useTable } from '../state/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Announcer } from './announcer.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { Felt } from './felt.tsx';
import { HandsPanel } from './hands-panel.tsx';
import { Help } from './help.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { logLines } from './log-lines.ts';
import { Panel } from './panel.tsx';
import { TableBar } from './table-bar.tsx';
import { TableHeader } from './table-header.tsx';
import { TableMenu } from './table-menu.tsx';
import styles from './table-page.module.css';
import { Tool } from './tool.tsx';
import { useSpeech } from './use-speech.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWish } from './use-wish.ts';

type Open = 'help' | 'details' | 'menu' | null;

/** A table: play at it, or watch. */
export default function TablePage({
  id,
  invitation,
}: {
  readonly id: string;
  readonly invitation: string | null;
}) {
  const messages = useMessages();
  const state = useTable();
  const [open, setOpen] = useState<Open>(null);
  const [joining, setJoining] = useState<Seat | 'top-up' | null>(null);
  useEffect(() => openTable(id, invitation), [id, invitation]);
  const { details, seats, me, now, clock } = state;
  const you = messages.log.you;
  const nameOf = useCallback(
    (seat: Seat): string =>
      seat === me
        ? you
        : (now?.names[seat] ?? seats.find(other => other.seat === seat)?.name ?? messages.table.seat(seat)),
    [me, seats, now, you, messages],
  );
  const lines = useMemo(
    () => (now ? logLines(now.events, nameOf, me, messages) : []),
    [now, nameOf, me, messages],
  );
  const perform = useCallback((action: Action) => act(action), []);
  useWish(state);
  useSpeech(state, lines);
  const places = useMemo(() => ({ help: () => setOpen('help'), chat: () => setOpen('details') }), []);
  useTableKeys(places);
  if (state.missing !== null) {
    return (
      <Shell place={null}>
        <NotFound why={state.missing} />
      </Shell>
    );
  }
  if (details === null) {
    return (
      <div className={styles.page}>
        <p role="status" className={styles.loading}>
          {messages.common.loading}
        </p>
      </div>
    );
  }
  const mine = seats.find(({ seat }) => seat === me) ?? null;
  const panel = (
    <Panel now={now} me={me} details={details} lines={lines} chat={<ChatPanel />} hands={<HandsPanel />} />
  );
  return (
    <div className={styles.page}>
      <TableHeader details={details} hand={now?.hand ?? null}>
        <Tool name="help" label={messages.table.help.title} onClick={() => setOpen('help')} />
        <span className={styles.details}>
          <Tool name="details" label={messages.table.panel.open} onClick={() => setOpen('details')} />
        </span>
        <Tool name="menu" label={messages.table.menu} onClick={() => setOpen('menu')} />
      </TableHeader>
      <main className={styles.main}>
        {state.notice && (
          <p className={styles.notice} role="alert">
            {state.notice}
          </p>
        )}
        <Felt
          seats={seats}
          me={me}
          now={now}
          clock={clock}
          idle={state.nextHand === null ? messages.table.waiting : messages.table.nextHand}
          nameOf={nameOf}
          onSit={me === null ? setJoining : null}
        />
      </main>
      <TableBar table={state} nameOf={nameOf} onAct={perform} onTopUp={() => setJoining('top-up')} />
      <aside className={styles.aside} aria-label={messages.table.panel.open}>
        {panel}
      </aside>
      <Dialog sheet open={open === 'details'} onClose={() => setOpen(null)} title={messages.table.panel.open}>
        {panel}
      </Dialog>
      <TableMenu
        open={open === 'menu'}
        onClose={() => setOpen(null)}
        mine={mine}
        invitation={state.invitation}
        onTopUp={() => {
          setOpen(null);
          setJoining('top-up');
        }}
      />
      <Help open={open === 'help'} onClose={() => setOpen(null)} />
      <JoinDialog details={details} seat={joining} mine={mine} onClose={() => setJoining(null)} />
      <Announcer />
    </div>
  );
}
