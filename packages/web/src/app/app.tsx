import { lazy, type ReactNode, Suspense } from 'react';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { useMessages } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import { NotFound } from './not-found.tsx';
import styles from './page.module.css';
import { pageOf, useAddress } from './router.ts';
import { Shell } from './shell.tsx';

const CreatePage = lazy(() => import('../lobby/create-page.tsx'));
const TablePage = lazy(() => import('../table/table-page.tsx'));
const SettingsPage = lazy(() => import('../settings/settings-page.tsx'));
const ReplayerPage = lazy(() => import('../replayer/replayer-page.tsx'));
const OddsPage = lazy(() => import('../odds/odds-page.tsx'));

/** The client: the page of the address, and what is said on all of them. */
export function App() {
  const page = pageOf(new URL(useAddress()));
  return (
    <>
      <Suspense fallback={<Waiting />}>{pageFor(page)}</Suspense>
      <ConnectionNote />
    </>
  );
}

function pageFor(page: ReturnType<typeof pageOf>): ReactNode {
  switch (page.page) {
    case 'lobby':
      return (
        <Shell place="lobby">
          <LobbyPage />
        </Shell>
      );
    case 'create':
      return (
        <Shell place="lobby">
          <CreatePage />
        </Shell>
      );
    case 'table':
      return <TablePage key={page.id} id={page.id} invitation={page.invitation} />;
    case 'settings':
      return (
        <Shell place="settings">
          <SettingsPage />
        </Shell>
      );
    case 'replayer':
      return <ReplayerPage key={page.hand} hand={page.hand} />;
    case 'odds':
      return (
        <Shell place="odds">
          <OddsPage />
        </Shell>
      );
    case 'unknown':
      return (
        <Shell place={null}>
          <NotFound />
        </Shell>
      );
  }
}

function Waiting() {
  const { common } = useMessages();
  return (
    <div className={styles.plain} role="status">
      <p>{common.loading}</p>
    </div>
  );
}

/** Says when the line to the room is gone; silent while all is well. */
function ConnectionNote() {
  const { connection } = useMessages().common;
  const line = useRoom(room => room.line);
  return <div role="status">{line === 'lost' && <p className={styles.connection}>{connection.lost}</p>}</div>;
}
