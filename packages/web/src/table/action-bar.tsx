import { type Action, actionOf, type Hand, type Option } from '@doorcard/stud';
import { useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { type KeyMap, usePreferences } from '../state/preferences.ts';
import type { ClockModel } from '../state/table-model.ts';
import { Button } from '../ui/button.tsx';
import styles from './action-bar.module.css';
import { keyOf, optionWords } from './option-words.ts';
import { useSeconds } from './ring.tsx';

interface ActionBarProps {
  readonly hand: Hand;
  readonly options: readonly Option[];
  readonly clock: ClockModel | null;
  readonly onAct: (action: Action) => void;
}

/** The fixed bar: Fold, Check or Call, Bet or Complete or Raise, always in this order and place. */
export function ActionBar({ hand, options, clock, onAct }: ActionBarProps) {
  const messages = useMessages();
  const { table } = messages;
  const { keys, confirmFold } = usePreferences();
  // The question belongs to the decision it was asked for: the next one begins without it.
  const [askedFor, setAskedFor] = useState<number | null>(null);
  const asking = askedFor === hand.decision;
  const setAsking = (now: boolean): void => setAskedFor(now ? hand.decision : null);
  const free = options.some(option => option.action === 'check');
  if (asking) {
    return (
      <fieldset className={styles.actions} aria-label={table.foldForFree}>
        <p className={styles.note}>{table.foldForFree}</p>
        <Button look="danger" className={styles.action} onClick={() => onAct({ action: 'fold' })}>
          {table.foldAnyway}
        </Button>
        <Button className={styles.action} onClick={() => setAsking(false)}>
          {messages.common.cancel}
        </Button>
      </fieldset>
    );
  }
  return (
    <>
      <fieldset className={styles.actions} aria-label={table.turn.yours} data-testid="actions">
        {options.map(option => (
          <Button
            key={`${option.action} ${'to' in option ? option.to : ''}`}
            look={lookOf(option)}
            className={styles.action}
            data-action={option.action}
            onClick={() => {
              if (option.action === 'fold' && free && confirmFold) setAsking(true);
              else onAct(actionOf(option));
            }}
          >
            <span>{optionWords(option, messages)}</span>
            <KeyCap keys={keys} name={keyOf(option, options)} />
          </Button>
        ))}
      </fieldset>
      <Time clock={clock} raises={raisesWords(hand, options, messages.table.turn)} />
    </>
  );
}

function lookOf(option: Option): 'plain' | 'call' | 'primary' {
  if (option.action === 'fold') return 'plain';
  return option.action === 'check' || option.action === 'call' || option.action === 'bring-in'
    ? 'call'
    : 'primary';
}

/** How many raises are left under the house's cap, in words; nothing where there is no cap now. */
function raisesWords(
  hand: Hand,
  options: readonly Option[],
  words: { readonly capped: string; raisesLeft(count: number): string },
): string | null {
  if (hand.fullBets === 0) return null;
  const left = hand.setup.house.axes.raiseCap + 1 - hand.fullBets;
  if (left > 0) return words.raisesLeft(left);
  return options.some(option => option.action === 'raise') ? null : words.capped;
}

function Time({ clock, raises }: { readonly clock: ClockModel | null; readonly raises: string | null }) {
  const { table } = useMessages();
  const time = useSeconds(clock);
  return (
    <div className={styles.time}>
      {raises && <span>{raises}</span>}
      {time && (
        <b data-low={time.left <= 5 || undefined} data-testid="seconds">
          {time.bank ? `${table.turn.bankRunning} ` : ''}
          {table.turn.seconds(time.left)}
        </b>
      )}
      {clock && !time?.bank && clock.bankEndsAt > clock.endsAt && (
        <span>{table.turn.bank(Math.round((clock.bankEndsAt - clock.endsAt) / 1000))}</span>
      )}
    </div>
  );
}

/** The key that does the same as a button; those who listen are told by the help page. */
export function KeyCap({ keys, name }: { readonly keys: KeyMap; readonly name: keyof KeyMap }) {
  return <span className={styles.key} data-key={keys[name].toUpperCase()} />;
}
