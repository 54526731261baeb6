import { type Action, mayMuck, next, options } from '@doorcard/stud';
import { imIn, muck, show, sitIn, stopWaiting, waitForSeat } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { decisionKey, type TableState, useTable } from '../state/table.ts';
import { Button } from '../ui/button.tsx';
import styles from './action-bar.module.css';
import { ActionBar } from './action-bar.tsx';
import { Fuse } from './fuse.tsx';
import { PreBar } from './pre-bar.tsx';
import pageStyles from './table-page.module.css';

interface TableBarProps {
  readonly table: TableState;
  readonly nameOf: (seat: number) => string;
  readonly onAct: (action: Action) => void;
  readonly onTopUp: () => void;
}

/** The bar below the table: always in the same place, with what one can do now. */
export function TableBar(props: TableBarProps) {
  const { me, clock, now } = props.table;
  const mine = me !== null && clock?.seat === me && now !== null;
  return (
    <div className={pageStyles.bar} data-testid="bar">
      {mine && <Fuse clock={clock} />}
      <BarContent {...props} />
    </div>
  );
}

function BarContent({ table: state, nameOf, onAct, onTopUp }: TableBarProps) {
  const { table } = useMessages();
  const { me, now, clock, answered, wish } = state;
  if (me === null) return <WatchingBar state={state} />;
  const mine = state.seats.find(({ seat }) => seat === me);
  const inHand = now?.hand.players.some(player => player.seat === me) && now.hand.phase !== 'ended';
  if (now && inHand) {
    const due = next(now.hand);
    const sent = answered === decisionKey(now);
    if (due.type === 'act' && due.seat === me) {
      return (
        <ActionBar hand={now.hand} options={options(now.hand)} clock={clock} sent={sent} onAct={onAct} />
      );
    }
    if (due.type === 'show-or-muck' && due.seat === me && !sent) {
      const won = now.hand.phase === 'won';
      return <ShowBar won={won} mayMuck={won || mayMuck(now.hand, me)} />;
    }
    const told = now.hand.turn === null ? '' : table.turn.waitingFor(nameOf(now.hand.turn));
    return (
      <PreBar
        hand={now.hand}
        me={me}
        wish={wish}
        onWish={choice => useTable.setState({ wish: choice })}
        told={told}
      />
    );
  }
  if (state.askedIn) {
    return (
      <>
        <p className={pageStyles.barText}>{table.join.imInText}</p>
        <Button look="primary" className={styles.action} onClick={imIn}>
          {table.join.imIn}
        </Button>
      </>
    );
  }
  if (mine?.status === 'sitting-out') {
    const broke = mine.stack < (state.details?.stakes.ante ?? 0) + (state.details?.stakes.bringIn ?? 0);
    return (
      <>
        <p className={pageStyles.barText}>{broke ? table.join.broke : table.join.satOut}</p>
        {broke ? (
          <Button look="primary" className={styles.action} onClick={onTopUp}>
            {table.join.topUp}
          </Button>
        ) : (
          <Button look="primary" className={styles.action} onClick={sitIn}>
            {table.join.sitIn}
          </Button>
        )}
      </>
    );
  }
  return <p className={pageStyles.barText}>{table.nextHand}</p>;
}

function ShowBar({ won, mayMuck }: { readonly won: boolean; readonly mayMuck: boolean }) {
  const { table } = useMessages();
  return (
    <fieldset className={styles.actions} aria-label={table.turn.showOrMuck}>
      <p className={styles.note}>{won ? table.turn.wonShow : table.turn.showOrMuck}</p>
      <Button look="call" className={styles.action} onClick={show} data-action="show">
        {table.actions.show}
      </Button>
      {mayMuck && (
        <Button className={styles.action} onClick={muck} data-action="muck">
          {won ? table.actions.dontShow : table.actions.muck}
        </Button>
      )}
    </fieldset>
  );
}

function WatchingBar({ state }: { readonly state: TableState }) {
  const { lobby, table } = useMessages();
  const full = state.seats.length > 0 && state.seats.every(seat => seat.name !== null && !seat.bot);
  return (
    <>
      <p className={pageStyles.barText}>
        <b>{table.watching}.</b> {full ? table.join.tablesFull : ''}
      </p>
      {full && (
        <Button className={styles.action} onClick={state.waiting ? stopWaiting : waitForSeat}>
          {state.waiting ? lobby.leaveWaiting : lobby.joinWaiting}
        </Button>
      )}
    </>
  );
}
