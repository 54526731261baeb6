import type { Axes, Game, House } from '@doorcard/stud';
import { useMessages } from '../messages/messages.ts';
import styles from './panel.module.css';

/** The order in which a hand meets the rules. */
const ORDER: readonly (keyof Axes)[] = [
  'seats',
  'buyIn',
  'clock',
  'timeBank',
  'timeout',
  'dealer',
  'bringInSize',
  'bringInTie',
  'bringInPasses',
  'openerTie',
  'openPair',
  'raiseCap',
  'headsUpCap',
  'shortAllIn',
  'freeFold',
  'burn',
  'shortDeck',
  'shortDeckNeeds',
  'showFirst',
  'oddChip',
  'disclosure',
];

/** The rules of a house in words; the open pair only where the game has it. */
export function Rules({ house, game }: { readonly house: House; readonly game: Game }) {
  const { axes } = useMessages();
  const told = ORDER.filter(axis => axis !== 'openPair' || game === 'stud-high');
  return (
    <ul className={styles.rules}>
      {told.map(axis => (
        <li key={axis}>{axes.sentence(axis, house)}</li>
      ))}
    </ul>
  );
}
