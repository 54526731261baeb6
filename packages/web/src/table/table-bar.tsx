import { type Action, options } from '@doorcard/stud';
import { imIn, muck, show, sitIn, stopWaiting, waitForSeat } from '../connection/table.ts';
import { useMessages } from '../messages/messages.ts';
import { myTurn, type TableState, useTable } from '../state/table.ts';
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
  const { me, clock } = props.table;
  const mine = me !== null && clock?.seat === me;
  return (
    <div className={pageStyles.bar} data-testid="bar">
      {mine && <Fuse clock={clock} />}
      <BarContent {...props} />
    </div>
  );
}

function BarContent({ table: state, nameOf, onAct, onTopUp }: TableBarProps) {
  const { table } = useMessages();
  const { me, now, clock, turn, wish } = state;
  if (me === null) return <WatchingBar state={state} />;
  const player = now?.you === me ? now.hand.players.find(({ seat }) => seat === me) : undefined;
  if (now && player && now.hand.phase !== 'ended') {
    const mine = myTurn(state);
    if (mine?.asks === 'act') {
      return (
        <ActionBar hand={now.hand} options={mine.options ?? options(now.hand)} clock={clock} onAct={onAct} />
      );
    }
    if (mine) return <ShowBar won={now.hand.phase === 'won'} mayMuck={mine.mayMuck ?? false} />;
    if (turn?.seat === me) return <p className={styles.note}>{table.turn.sent}</p>;
    const told = turn === null ? '' : table.turn.waitingFor(nameOf(turn.seat));
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
  return <BetweenHands state={state} onTopUp={onTopUp} />;
}

/** Not in a hand: "I'm in", "I'm back", or more chips. */
function BetweenHands({ state, onTopUp }: { readonly state: TableState; readonly onTopUp: () => void }) {
  const { table } = useMessages();
  const { details, me, nextHand, saidIn, seats } = state;
  const seat = seats.find(other => other.seat === me);
  if (nextHand?.askedIn && !saidIn) {
    return <Question text={table.join.imInText} answer={table.join.imIn} onAnswer={imIn} />;
  }
  if (seat?.status === 'sitting-out') {
    const needed = (details?.stakes.ante ?? 0) + (details?.stakes.bringIn ?? 0);
    return seat.stack < needed ? (
      <Question text={table.join.broke} answer={table.join.topUp} onAnswer={onTopUp} />
    ) : (
      <Question text={table.join.satOut} answer={table.join.sitIn} onAnswer={sitIn} />
    );
  }
  return <p className={pageStyles.barText}>{nextHand === null ? table.waiting : table.nextHand}</p>;
}

function Question({
  text,
  answer,
  onAnswer,
}: {
  readonly text: string;
  readonly answer: string;
  readonly onAnswer: () => void;
}) {
  return (
    <>
      <p className={pageStyles.barText}>{text}</p>
      <Button look="primary" className={styles.action} onClick={onAnswer}>
        {answer}
      </Button>
    </>
  );
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
  const full = state.seats.length > 0 && state.seats.every(seat => seat.name !== null);
  return (
    <>
      <p className={pageStyles.barText}>
        <b>{table.watching}.</b>{' '}
        {state.waiting !== null
          ? table.join.place(state.waiting)
          : full
            ? table.join.tablesFull
            : table.chooseSeat}
      </p>
      {(full || state.waiting !== null) && (
        <Button className={styles.action} onClick={state.waiting === null ? waitForSeat : stopWaiting}>
          {state.waiting !== null ? lobby.leaveWaiting : lobby.joinWaiting}
        </Button>
      )}
    </>
  );
}
