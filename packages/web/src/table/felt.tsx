import type { PlayerState, Seat } from '@doorcard/stud';
import { type CSSProperties, useMemo } from 'react';
import { useMessages } from '../messages/messages.ts';
import type { ClockModel, HandModel, SeatModel } from '../state/table-model.ts';
import { Bets } from './bets.tsx';
import { Centre } from './centre.tsx';
import styles from './felt.module.css';
import { Hero } from './hero.tsx';
import { holdingWords } from './log-lines.ts';
import { placesOf } from './places.ts';
import { SeatBox, type SeatProps } from './seat.tsx';
import { foldedOn, knownCards, lastActions, litCards, winnings } from './story.ts';
import { useLayout } from './use-layout.ts';

export interface FeltProps {
  readonly seats: readonly SeatModel[];
  readonly me: Seat | null;
  readonly now: HandModel | null;
  readonly clock: ClockModel | null;
  readonly idle: string;
  readonly nameOf: (seat: Seat) => string;
  readonly onSit: ((seat: Seat) => void) | null;
}

/** The table itself: rail and felt, seats round it, chips and pot, one's own cards at the bottom. */
export function Felt({ seats, me, now, clock, idle, nameOf, onSit }: FeltProps) {
  const messages = useMessages();
  const layout = useLayout();
  const hand = now?.hand ?? null;
  const story = useMemo(() => tell(now), [now]);
  const numbers = useMemo(() => seats.map(({ seat }) => seat), [seats]);
  const places = useMemo(() => placesOf(numbers, me, layout), [numbers, me, layout]);
  const order = [...places.keys()];
  const propsOf = (seat: SeatModel): SeatProps => ({
    seat,
    hand: now?.id ?? '',
    place: places.get(seat.seat)!,
    player: playerOf(now, seat, me),
    clock: clock?.seat === seat.seat ? clock : null,
    last: story.over ? null : (story.last.get(seat.seat) ?? null),
    opens: hand !== null && hand.street !== 3 && hand.opener === seat.seat && !story.over,
    broughtIn:
      hand !== null && (hand.broughtIn ?? (hand.phase === 'bring-in' ? hand.opener : null)) === seat.seat,
    foldedOn: story.folds.get(seat.seat) ?? null,
    lit: story.lit.get(seat.seat) ?? null,
    decided: story.lit.size > 0,
    won: story.won.filter(line => line.seat === seat.seat),
    onSit: onSit && (() => onSit(seat.seat)),
  });
  const mine = seats.find(({ seat }) => seat === me);
  const myPlayer = mine ? playerOf(now, mine, me) : null;
  const myCards = hand && myPlayer ? knownCards(hand, myPlayer) : null;
  const others = order.filter(seat => seat !== me);
  const style = { '--others': others.length } as CSSProperties;
  return (
    <div className={styles.table} data-layout={layout} style={style}>
      <div className={styles.rail} aria-hidden="true">
        <div className={styles.felt}>
          <span className={styles.emblem}>Doorcard</span>
        </div>
      </div>
      <ol className={styles.seats}>
        {others.map(number => {
          const seat = seats.find(other => other.seat === number)!;
          return <SeatBox key={number} {...propsOf(seat)} />;
        })}
      </ol>
      <Bets
        bets={
          story.over
            ? []
            : (hand?.players ?? [])
                .filter(({ bet }) => bet > 0)
                .map(({ seat, bet }) => ({ seat, amount: bet }))
        }
        awards={story.totals}
        places={places}
        layout={layout}
      />
      <Centre hand={hand} me={me} nameOf={nameOf} won={story.won} idle={idle} />
      {mine?.name != null && (
        <Hero
          {...propsOf(mine)}
          name={mine.name}
          holding={hand && myCards ? holdingWords(hand, myCards, messages) : ''}
        />
      )}
    </div>
  );
}

/** The part a seat has in the hand: none when somebody else sat there when it began. */
function playerOf(now: HandModel | null, seat: SeatModel, me: Seat | null): PlayerState | null {
  if (now === null || (seat.seat === me && now.you !== me)) return null;
  return now.hand.players.find(player => player.seat === seat.seat) ?? null;
}

/** Everything about a hand that the seats show, worked out once an event. */
function tell(now: HandModel | null) {
  const won = now ? winnings(now.hand) : [];
  const totals = new Map<Seat, number>();
  for (const { seat, amount } of won) totals.set(seat, (totals.get(seat) ?? 0) + amount);
  return {
    last: now ? lastActions(now.events) : new Map(),
    folds: now ? foldedOn(now.events) : new Map(),
    lit: now ? litCards(now.hand) : new Map(),
    won,
    totals: [...totals].map(([seat, amount]) => ({ seat, amount })),
    over: won.length > 0,
  };
}
