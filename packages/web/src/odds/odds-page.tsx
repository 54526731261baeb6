import { GAMES } from '@doorcard/stud';
import { useEffect, useState } from 'react';
import { go, useAddress } from '../app/router.ts';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/fields.tsx';
import { Deck } from './deck.tsx';
import { MethodLine } from './method-line.tsx';
import styles from './odds.module.css';
import { PileBox } from './pile-box.tsx';
import { MOST_HANDS, type Pile, pileOf, queryOf, type Spot, spotOf, toggle } from './spot.ts';
import { useEquity } from './use-equity.ts';

/** How long a spot must stand still before it is counted, in milliseconds. */
const PAUSE = 120;

/** The odds calculator: click or type cards, live results, the whole spot in the address. */
export default function OddsPage() {
  const messages = useMessages();
  const { study, words } = messages;
  const address = useAddress();
  const spot = spotOf(new URL(address).searchParams);
  const [pile, setPile] = useState<Pile>(0);
  const [copied, setCopied] = useState(false);
  const query = queryOf(spot);
  const settled = useSettled(query);
  const asked = spotOf(new URLSearchParams(settled));
  const known = asked.hands.some(cards => cards.length > 0);
  const equity = useEquity(known ? { game: asked.game, players: asked.hands, dead: asked.dead } : null);
  const change = (next: Spot): void => {
    setCopied(false);
    go(`/odds?${queryOf(next)}`, true);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(`/odds?${query}`, location.href).href);
    setCopied(true);
  };
  return (
    <div className={styles.page}>
      <div>
        <h1>{study.odds.title}</h1>
        <p className={styles.intro}>{study.odds.text}</p>
      </div>
      <Segments
        label={study.odds.game}
        value={spot.game}
        choices={GAMES.map(game => [game, words.games[game]] as const)}
        onChange={game => change({ ...spot, game })}
      />
      <div className={styles.columns}>
        <Deck
          spot={spot}
          onPick={card => {
            change(toggle(spot, card, pileOf(spot, card) ?? pile));
          }}
        />
        <div className={styles.side}>
          {[...spot.hands.entries()].map(([place, cards]) => (
            <PileBox
              key={`hand ${place + 1}`}
              spot={spot}
              pile={place}
              cards={cards}
              chosen={pile === place}
              result={known ? (equity.result?.players[place] ?? null) : null}
              onChoose={() => setPile(place)}
              onChange={change}
              onRemove={
                spot.hands.length > 2
                  ? () => change({ ...spot, hands: spot.hands.toSpliced(place, 1) })
                  : null
              }
            />
          ))}
          <PileBox
            spot={spot}
            pile="dead"
            cards={spot.dead}
            chosen={pile === 'dead'}
            result={null}
            onChoose={() => setPile('dead')}
            onChange={change}
            onRemove={null}
          />
          <MethodLine equity={equity} known={known} />
          <div className={styles.foot}>
            {spot.hands.length < MOST_HANDS && (
              <Button
                onClick={() => {
                  setPile(spot.hands.length);
                  change({ ...spot, hands: [...spot.hands, []] });
                }}
              >
                {study.odds.addPlayer}
              </Button>
            )}
            <Button onClick={() => change({ ...spot, hands: [[], []], dead: [] })}>{study.odds.clear}</Button>
            <Button onClick={copy}>{copied ? messages.lobby.copied : study.odds.copyLink}</Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
