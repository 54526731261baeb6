import type { PlayerState, Street } from '@doorcard/stud';
import { useMessages, useNumber } from '../messages/messages.ts';
import type { ClockModel, SeatModel } from '../state/table-model.ts';
import { Ring } from './ring.tsx';
import styles from './seat.module.css';
import type { LastAction } from './story.ts';

interface PlateProps {
  readonly seat: SeatModel;
  readonly name: string;
  readonly player: PlayerState | null;
  readonly clock: ClockModel | null;
  readonly last: LastAction | null;
  readonly opens: boolean;
  readonly broughtIn: boolean;
  readonly foldedOn: Street | null;
}

/** The name plate: who, how many chips, whose turn, what was done last. */
export function SeatPlate({ seat, name, player, clock, last, opens, broughtIn, foldedOn }: PlateProps) {
  const { table } = useMessages();
  const print = useNumber();
  const stack = player?.stack ?? seat.stack;
  return (
    <div className={styles.plate}>
      <Ring clock={clock} letter={[...name][0] ?? ''} tint={seat.seat} />
      <div className={styles.who}>
        <b>
          <span className={styles.name}>{name}</span>
          {seat.bot && <i className={styles.bot}>{table.bot}</i>}
        </b>
        <span className={styles.stack}>{print(stack)}</span>
      </div>
      <div className={styles.tags}>
        {opens && <em className={styles.opens}>{table.tags.opens}</em>}
        {broughtIn && <em className={styles.broughtIn}>{table.tags.bringIn}</em>}
        <StateTag seat={seat} player={player} foldedOn={foldedOn} />
      </div>
      <LastBadge last={last} player={player} />
    </div>
  );
}

function StateTag({ seat, player, foldedOn }: Pick<PlateProps, 'seat' | 'player' | 'foldedOn'>) {
  const { table, words } = useMessages();
  if (player?.folded && foldedOn !== null) {
    return <em className={styles.muted}>{table.tags.foldedOn(words.streets[foldedOn])}</em>;
  }
  if (player?.protected) return <em className={styles.allIn}>{table.tags.protected}</em>;
  if (player && !player.folded && player.stack === 0 && player.total > 0) {
    return <em className={styles.allIn}>{table.tags.allIn}</em>;
  }
  if (player?.showdown === 'mucked') return <em className={styles.muted}>{table.tags.mucked}</em>;
  if (!seat.connected) return <em className={styles.muted}>{table.tags.away}</em>;
  if (seat.status === 'sitting-out') return <em className={styles.muted}>{table.tags.sittingOut}</em>;
  if (player === null && seat.status === 'waiting')
    return <em className={styles.muted}>{table.tags.waiting}</em>;
  return null;
}

function LastBadge({ last, player }: Pick<PlateProps, 'last' | 'player'>) {
  const { table } = useMessages();
  if (last === null || player?.folded) return null;
  return (
    <span className={styles.last} data-verb={last.verb}>
      {table.last[last.verb]}
    </span>
  );
}
