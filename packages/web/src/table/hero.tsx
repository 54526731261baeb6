import { isUp, type PlayerState } from '@doorcard/stud';
import { type CSSProperties, useState } from 'react';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { useMessages } from '../messages/messages.ts';
import { usePreferences } from '../state/preferences.ts';
import { cardName } from '../words/hand-words.ts';
import styles from './hero.module.css';
import { SeatPlate } from './plate.tsx';
import { placeKey, type SeatProps, WonTags } from './seat.tsx';

interface HeroProps extends SeatProps {
  /** What the cards make, in words; empty for nothing to say. */
  readonly holding: string;
  readonly name: string;
}

/** One's own place: the largest cards, those only you see marked, and what they make. */
export function Hero(props: HeroProps) {
  const { player, name, holding, seat, won, clock } = props;
  const showLabel = usePreferences(preferences => preferences.handLabel);
  const { table } = useMessages();
  return (
    <div
      className={styles.hero}
      data-turn={clock !== null || undefined}
      data-folded={player?.folded || undefined}
      data-seat={seat.seat}
      data-won={won.length > 0 || undefined}
      data-testid="hero"
    >
      {won.length > 0 && (
        <div className={styles.won}>
          <WonTags won={won} />
        </div>
      )}
      <ul key={props.hand} className={styles.cards} aria-label={table.cards(name)}>
        {player?.cards.map((_, index) => (
          <OwnCard key={placeKey(index)} index={index} {...props} player={player} />
        ))}
      </ul>
      <div className={styles.foot}>
        <SeatPlate {...props} />
        {showLabel && holding !== '' && (
          <p className={styles.label} data-testid="holding">
            {holding}
          </p>
        )}
      </div>
    </div>
  );
}

/** One of your own cards: marked when only you see it, face down while you like it so. */
function OwnCard({
  index,
  player,
  lit,
  decided,
}: Pick<HeroProps, 'lit' | 'decided'> & { readonly index: number; readonly player: PlayerState }) {
  const messages = useMessages();
  const { table, words } = messages;
  const keepDown = usePreferences(preferences => preferences.faceDown);
  const [lifted, setLifted] = useState(false);
  const card = player.cards[index]!;
  const hidden = !isUp(index) && player.showdown !== 'shown';
  const style = { '--deal': index } as CSSProperties;
  const covered = hidden && keepDown && !lifted;
  if (card === null || covered) {
    return (
      <li className={styles.own} style={style}>
        <button
          type="button"
          className={styles.lift}
          onPointerDown={() => setLifted(true)}
          aria-label={card === null ? words.faceDown : `${cardName(card, messages)}, ${table.onlyYou}`}
        >
          <CardBack />
        </button>
      </li>
    );
  }
  return (
    <li
      className={styles.own}
      style={style}
      onPointerUp={() => setLifted(false)}
      onPointerLeave={() => setLifted(false)}
    >
      <CardFace
        card={card}
        label={hidden ? `${cardName(card, messages)}, ${table.onlyYou}` : cardName(card, messages)}
        hidden={hidden}
        dimmed={player.folded || (decided && !lit?.has(card))}
        lit={lit?.get(card) ?? null}
      />
      {hidden && (
        <span className={styles.mark} aria-hidden="true">
          {table.onlyYou}
        </span>
      )}
    </li>
  );
}
