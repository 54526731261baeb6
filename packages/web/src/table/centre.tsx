import { type Hand, playerAt, pots, type Seat } from '@doorcard/stud';
import { CardFace } from '../cards/card-face.tsx';
import { type Messages, useMessages, useNumber } from '../messages/messages.ts';
import { cardName, handName } from '../words/hand-words.ts';
import { holding } from '../words/made-hand.ts';
import styles from './centre.module.css';
import { Chips } from './chips.tsx';
import { knownCards, potInAll, type Winning } from './story.ts';
import { whyOpens } from './why.ts';

interface CentreProps {
  readonly hand: Hand | null;
  readonly me: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  readonly won: readonly Winning[];
  /** What is said while there is no hand. */
  readonly idle: string;
}

/** The middle of the table: the pots, who opens and why, a community card, and who won. */
export function Centre({ hand, me, nameOf, won, idle }: CentreProps) {
  const messages = useMessages();
  const print = useNumber();
  const { table } = messages;
  if (hand === null)
    return (
      <div className={styles.centre}>
        <p className={styles.idle}>{idle}</p>
      </div>
    );
  const why = whyOpens(hand, nameOf, me, messages);
  const all = potInAll(hand);
  const sides = pots(hand).filter(pot => pot.amount > 0);
  return (
    <div className={styles.centre} data-testid="centre">
      {won.length > 0 ? (
        <Winners won={won} hand={hand} me={me} nameOf={nameOf} />
      ) : (
        <>
          <div className={styles.pot}>
            <Chips amount={all} bare />
            <span>
              <small>{table.pot}</small>
              <b data-testid="pot">{print(all)}</b>
            </span>
          </div>
          {sides.length > 1 && hand.phase !== 'betting' && (
            <ul className={styles.sides}>
              {sides.map((pot, number) => (
                <li key={pot.eligible.join()}>
                  {number === 0 ? table.mainPot : table.sidePot(number)} <b>{print(pot.amount)}</b>
                </li>
              ))}
            </ul>
          )}
          {why && (
            <p className={styles.why} data-testid="why">
              {why}
            </p>
          )}
        </>
      )}
      {hand.community !== null && (
        <div className={styles.community}>
          <CardFace card={hand.community} label={cardName(hand.community, messages)} />
          <span>{table.why.community}</span>
        </div>
      )}
    </div>
  );
}

function Winners({
  won,
  hand,
  me,
  nameOf,
}: {
  readonly won: readonly Winning[];
  readonly hand: Hand;
  readonly me: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}) {
  const messages = useMessages();
  const { table, words } = messages;
  const print = useNumber();
  const several = hand.awards.some(award => award.pot > 0);
  const alone = hand.players.filter(player => !player.folded).length === 1;
  return (
    <ul className={styles.winners} data-testid="winners">
      {won.map(({ pot, seat, half, amount }) => (
        <li key={`${pot} ${seat} ${half}`} data-half={half}>
          {half !== 'all' && <em>{words.halves[half]}</em>}
          <b>
            {seat === me
              ? table.result.youWin(print(amount))
              : table.result.wins(nameOf(seat), print(amount))}
          </b>
          {several && <small>{pot === 0 ? table.mainPot : table.sidePot(pot)}</small>}
          {alone ? (
            <small>{table.result.uncontested}</small>
          ) : (
            <small>{table.result.with(winningWords(hand, seat, half, messages))}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The hand that won, in words; both ways for a scoop of a hi/lo pot. */
function winningWords(hand: Hand, seat: Seat, half: Winning['half'], messages: Messages): string {
  const cards = knownCards(hand, playerAt(hand, seat));
  if (cards === null) return '';
  const { main, low } = holding(hand.setup.game, cards);
  const ways = half === 'low' ? [low] : half === 'scoop' ? [main, low] : [main];
  return ways.flatMap(way => (way === null ? [] : [handName(way, messages)])).join(' / ');
}
