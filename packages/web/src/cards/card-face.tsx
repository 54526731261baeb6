import { type Card, rankOf, suitOf } from '@doorcard/cards';
import styles from './card.module.css';
import { RANK_STROKES, SUIT_NAMES, SUIT_SHAPES } from './glyphs.ts';

interface CardFaceProps {
  readonly card: Card;
  /** Its name for people who cannot see it; without one the card is decoration. */
  readonly label?: string;
  /** Only its owner sees it. */
  readonly hidden?: boolean;
  /** One of the five cards that won: high, low or both. */
  readonly lit?: 'high' | 'low' | 'both' | null;
  readonly dimmed?: boolean;
  readonly className?: string;
}

/** A card face up: a big index and suit in the corner that stays visible when cards overlap. */
export function CardFace({ card, label, hidden, lit, dimmed, className }: CardFaceProps) {
  const suit = suitOf(card);
  const classes = [styles.card, styles[SUIT_NAMES[suit]!], className];
  if (hidden) classes.push(styles.hidden);
  if (lit) classes.push(styles[`lit-${lit}`]);
  if (dimmed) classes.push(styles.dimmed);
  return (
    <span className={classes.filter(Boolean).join(' ')} data-card={`${rankOf(card)}${SUIT_NAMES[suit]}`}>
      <svg
        viewBox="0 0 100 140"
        role={label ? 'img' : 'presentation'}
        aria-label={label}
        aria-hidden={!label}
      >
        <path
          className={styles.rank}
          d={RANK_STROKES[rankOf(card)]}
          transform="translate(9 10) scale(1.02 1)"
          fill="none"
        />
        <path className={styles.suit} d={SUIT_SHAPES[suit]} transform="translate(9 73) scale(.36)" />
        <path
          className={styles.ghost}
          data-part="ghost"
          d={SUIT_SHAPES[suit]}
          transform="translate(46 82) scale(.48)"
        />
      </svg>
    </span>
  );
}

/** A card face down. */
export function CardBack({ label, className }: { readonly label?: string; readonly className?: string }) {
  return (
    <span className={[styles.card, styles.back, className].filter(Boolean).join(' ')}>
      <svg
        viewBox="0 0 100 140"
        role={label ? 'img' : 'presentation'}
        aria-label={label}
        aria-hidden={!label}
      >
        <rect className={styles.backField} x="7" y="7" width="86" height="126" rx="7" />
        <path
          className={styles.backLines}
          d="M7 40L40 7M7 73L73 7M7 106L93 20M10 133L93 53M43 133L93 86M76 133L93 119M60 7L93 40M27 7L93 73M7 20L93 106M7 53L90 133M7 86L57 133M7 119L24 133"
        />
        <path className={styles.backMark} d={SUIT_SHAPES[1]} transform="translate(30 50) scale(.4)" />
      </svg>
    </span>
  );
}
