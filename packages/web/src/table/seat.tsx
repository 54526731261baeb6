import { isUp, type PlayerState, type Street } from '@doorcard/stud';
import type { CSSProperties } from 'react';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { useMessages, useNumber } from '../messages/messages.ts';
import type { ClockModel, SeatModel } from '../state/table-model.ts';
import { cardName } from '../words/hand-words.ts';
import { Chips } from './chips.tsx';
import { CENTRE, type Place } from './places.ts';
import { SeatPlate } from './plate.tsx';
import styles from './seat.module.css';
import type { LastAction, Lit, Winning } from './story.ts';

export interface SeatProps {
  readonly seat: SeatModel;
  readonly place: Place;
  /** The hand on the table: its cards are dealt anew, everything else stays where the focus may be. */
  readonly hand: string;
  /** The seat's part in the hand; null when not dealt in. */
  readonly player: PlayerState | null;
  readonly clock: ClockModel | null;
  readonly last: LastAction | null;
  readonly opens: boolean;
  readonly broughtIn: boolean;
  readonly foldedOn: Street | null;
  readonly lit: ReadonlyMap<number, Lit> | null;
  /** Is there a showdown whose losing cards step back? */
  readonly decided: boolean;
  readonly won: readonly Winning[];
  readonly onSit: (() => void) | null;
}

/** Somebody else's seat: the board in dealt order, the plate under it. */
export function SeatBox(props: SeatProps) {
  const { seat, place, player, lit, decided } = props;
  const messages = useMessages();
  const { table, words } = messages;
  const style = { '--x': `${place.x}%`, '--y': `${place.y}%`, ...dealtFrom(place) } as CSSProperties;
  if (seat.name === null) return <FreeSeat seat={seat.seat} style={style} onSit={props.onSit} />;
  const folded = player?.folded ?? false;
  return (
    <li
      className={styles.spot}
      style={style}
      data-seat={seat.seat}
      data-folded={folded || undefined}
      data-turn={props.clock !== null || undefined}
      data-shown={player?.showdown === 'shown' || undefined}
      data-opens={props.opens || undefined}
      data-won={props.won.length > 0 || undefined}
    >
      <ul key={props.hand} className={styles.cards} aria-label={table.cards(seat.name)}>
        {player?.cards.map((card, index) => {
          const order = { '--deal': index } as CSSProperties;
          return (
            <li className={isUp(index) ? styles.up : styles.down} style={order} key={placeKey(index)}>
              {card === null ? (
                <CardBack label={words.faceDown} />
              ) : (
                <CardFace
                  card={card}
                  label={cardName(card, messages)}
                  dimmed={folded || (decided && !lit?.has(card))}
                  lit={lit?.get(card) ?? null}
                />
              )}
            </li>
          );
        })}
      </ul>
      <SeatPlate {...props} name={seat.name} />
      <RowBet player={player} />
      {props.won.length > 0 && <WonTags won={props.won} />}
    </li>
  );
}

/** On phones the chips of the street stand at the end of the row. */
function RowBet({ player }: Pick<SeatProps, 'player'>) {
  return (
    <span className={styles.rowBet} aria-hidden="true">
      {player !== null && player.bet > 0 && <Chips amount={player.bet} />}
    </span>
  );
}

/** Cards are told apart by the place in which they were dealt. */
export function placeKey(index: number): string {
  return `card-${index}`;
}

/** Cards fly in from the middle of the table: the way there, in parts of the table's size. */
export function dealtFrom(place: Place): CSSProperties {
  return {
    '--from-x': `${(CENTRE.x - place.x).toFixed(1)}cqw`,
    '--from-y': `${(CENTRE.y - place.y).toFixed(1)}cqh`,
  } as CSSProperties;
}

function FreeSeat({
  seat,
  style,
  onSit,
}: {
  readonly seat: number;
  readonly style: CSSProperties;
  readonly onSit: (() => void) | null;
}) {
  const { table } = useMessages();
  return (
    <li className={`${styles.spot} ${styles.free}`} style={style} data-seat={seat}>
      {onSit ? (
        <button type="button" className={styles.sit} onClick={onSit} aria-label={table.sitAt(seat)}>
          <span aria-hidden="true">+</span> {table.sitHere}
        </button>
      ) : (
        <span className={styles.empty}>{table.seatFree}</span>
      )}
    </li>
  );
}

/** What a player won, pot by pot, with HIGH and LOW named. */
export function WonTags({ won }: { readonly won: readonly Winning[] }) {
  const { words } = useMessages();
  const print = useNumber();
  return (
    <span className={styles.won}>
      {won.map(({ pot, half, amount }) => (
        <span key={`${pot} ${half}`} data-half={half}>
          <em>{words.halves[half]}</em> +{print(amount)}
        </span>
      ))}
    </span>
  );
}
