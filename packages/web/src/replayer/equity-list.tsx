import type { Card } from '@doorcard/cards';
import { type Hand, isUp, type Seat } from '@doorcard/stud';
import type { CSSProperties } from 'react';
import { useCount, useLanguage, useMessages } from '../messages/messages.ts';
import { useEquity } from '../odds/use-equity.ts';
import styles from './replayer.module.css';

/** What each live player's hand is worth by what is seen at this step; folded up cards are dead. */
export function EquityList({
  hand,
  nameOf,
}: {
  readonly hand: Hand;
  readonly nameOf: (seat: Seat) => string;
}) {
  const { odds, replayer } = useMessages().study;
  const language = useLanguage();
  const print = useCount();
  const live = hand.players.filter(player => !player.folded);
  const dead = hand.players
    .filter(player => player.folded)
    .flatMap(player => player.cards.filter((card, place): card is Card => card !== null && isUp(place)));
  const askable = hand.street !== null && live.length > 1 && hand.awards.length === 0;
  const { result, working } = useEquity(
    askable
      ? {
          game: hand.setup.game,
          players: live.map(player => player.cards.filter((card): card is Card => card !== null)),
          dead,
          ...(hand.community === null ? {} : { community: hand.community }),
        }
      : null,
  );
  if (!askable || result === null || result.players.length !== live.length) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const unknown = live.some(player => player.cards.includes(null));
  return (
    <section>
      <h2>{replayer.equity}</h2>
      <ul className={styles.equity}>
        {live.map(({ seat }, place) => {
          const share = result.players[place]!.equity;
          return (
            <li key={seat} style={{ '--share': `${100 * share}%` } as CSSProperties}>
              <span>{nameOf(seat)}</span>
              <b>{percent.format(share)}</b>
              <i />
            </li>
          );
        })}
      </ul>
      <p className={styles.method}>
        {working ? `${odds.working} ` : ''}
        {result.method === 'exact'
          ? odds.exactPlain
          : odds.sampled(print(result.trials), print(100 * Math.max(...result.standardError)))}
        {unknown ? ` · ${replayer.random}` : ''}
      </p>
    </section>
  );
}
