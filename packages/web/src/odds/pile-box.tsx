import { type Card, printCards } from '@doorcard/cards';
import type { PlayerEquity } from '@doorcard/odds';
import { useState } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { useLanguage, useMessages } from '../messages/messages.ts';
import { cardName } from '../words/hand-words.ts';
import styles from './odds.module.css';
import { type Pile, type Spot, type TypingFault, typeInto, withPile } from './spot.ts';

interface PileBoxProps {
  readonly spot: Spot;
  readonly pile: Pile;
  readonly cards: readonly Card[];
  readonly chosen: boolean;
  readonly result: PlayerEquity | null;
  readonly onChoose: () => void;
  readonly onChange: (spot: Spot) => void;
  readonly onRemove: (() => void) | null;
}

/** One hand, or the dead cards: what is in it, a field to type into, and what it is worth. */
export function PileBox({ spot, pile, cards, chosen, result, onChoose, onChange, onRemove }: PileBoxProps) {
  const messages = useMessages();
  const { odds } = messages.study;
  const title = pile === 'dead' ? odds.dead : odds.player(pile + 1);
  return (
    <section className={styles.hand} data-chosen={chosen || undefined} aria-label={title} data-pile={pile}>
      <div className={styles.handHead}>
        <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
          {title}
        </button>
        {cards.length === 0 && pile !== 'dead' && <span>{odds.random}</span>}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={odds.removePlayer(Number(pile) + 1)}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
      <div className={styles.cards}>
        {cards.map(card => (
          <button
            key={card}
            type="button"
            className={styles.back}
            onClick={() =>
              onChange(
                withPile(
                  spot,
                  pile,
                  cards.filter(other => other !== card),
                ),
              )
            }
            aria-label={`${odds.clear}: ${cardName(card, messages)}`}
          >
            <CardFace card={card} />
          </button>
        ))}
        <Typing
          key={printCards(cards)}
          spot={spot}
          pile={pile}
          cards={cards}
          title={title}
          onChange={onChange}
        />
      </div>
      {result && <Worth result={result} />}
    </section>
  );
}

/** The field to type cards into: heeded by Enter and when it is left. */
function Typing({
  spot,
  pile,
  cards,
  title,
  onChange,
}: Pick<PileBoxProps, 'spot' | 'pile' | 'cards' | 'onChange'> & { readonly title: string }) {
  const { odds } = useMessages().study;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<TypingFault | null>(null);
  const take = (): void => {
    if (text.trim() === '') return setFault(null);
    const typed = typeInto(spot, pile, printCards(cards) + text);
    if ('kind' in typed) setFault(typed);
    else onChange(typed);
  };
  const words =
    fault && { 'not-card': odds.notCard, taken: odds.taken, full: () => odds.full }[fault.kind](fault.what);
  return (
    <span>
      <input
        value={text}
        placeholder={odds.type}
        aria-label={`${title}: ${odds.type}`}
        aria-invalid={fault !== null}
        onChange={event => setText(event.target.value)}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
      {words && (
        <span className={styles.wrong} role="alert">
          {words}
        </span>
      )}
    </span>
  );
}

/** Equity as a number and a bar, and what it is made of. */
function Worth({ result }: { readonly result: PlayerEquity }) {
  const { odds } = useMessages().study;
  const language = useLanguage();
  const share = (value: number): string =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
    }).format(value);
  const shares: readonly (readonly [string, number | undefined])[] =
    result.high === undefined
      ? [
          [odds.win, result.win],
          [odds.tie, result.tie],
        ]
      : [
          [odds.scoop, result.scoop],
          [odds.high, result.high],
          [odds.low, result.low],
        ];
  return (
    <div className={styles.result}>
      <b data-testid="equity">{share(result.equity)}</b>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${100 * result.equity}%` }} />
      </div>
      <p className={styles.shares}>
        {shares.map(
          ([name, value]) =>
            value !== undefined && (
              <span key={name}>
                {name} <b>{share(value)}</b>
              </span>
            ),
        )}
      </p>
    </div>
  );
}
