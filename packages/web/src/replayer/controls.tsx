import { STREETS, type Street } from '@doorcard/stud';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages.ts';
import styles from './replayer.module.css';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface ControlsProps {
  readonly step: number;
  readonly steps: number;
  readonly street: Street | null;
  readonly reached: ReadonlySet<Street>;
  readonly playing: boolean;
  readonly speed: number;
  readonly onStep: (step: number) => void;
  readonly onStreet: (street: Street) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSpeed: (speed: number) => void;
}

/** Step, play, jump by street, speed; the same by keyboard. */
export function Controls(props: ControlsProps) {
  const { step, steps, street, reached, playing, speed, onStep, onStreet, onPlay, onSpeed } = props;
  const { replayer } = useMessages().study;
  const { words } = useMessages();
  const last = steps - 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea, button')) {
        if (event.key === ' ' || event.target.matches('input, select, textarea')) return;
      }
      const street = STREETS.find(number => String(number) === event.key);
      if (event.key === 'ArrowRight') onStep(Math.min(last, step + 1));
      else if (event.key === 'ArrowLeft') onStep(Math.max(0, step - 1));
      else if (event.key === 'Home') onStep(0);
      else if (event.key === 'End') onStep(last);
      else if (event.key === ' ') onPlay(!playing);
      else if (street !== undefined) onStreet(street);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [step, last, playing, onStep, onPlay, onStreet]);
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Round
          label={replayer.first}
          path="M5 4v12M16 4l-8 6 8 6z"
          disabled={step === 0}
          onClick={() => onStep(0)}
        />
        <Round
          label={replayer.previous}
          path="M14 4l-8 6 8 6z"
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        />
        <Round
          label={playing ? replayer.pause : replayer.play}
          path={playing ? 'M6 4h3v12H6zM12 4h3v12h-3z' : 'M6 3l11 7-11 7z'}
          main
          onClick={() => onPlay(!playing)}
        />
        <Round
          label={replayer.next}
          path="M6 4l8 6-8 6z"
          disabled={step >= last}
          onClick={() => onStep(step + 1)}
        />
        <Round
          label={replayer.last}
          path="M15 4v12M4 4l8 6-8 6z"
          disabled={step >= last}
          onClick={() => onStep(last)}
        />
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={replayer.step(step + 1, steps)}
        onChange={event => onStep(Number(event.target.value))}
      />
      <fieldset className={styles.jump} aria-label={replayer.streets}>
        {STREETS.map(number => (
          <button
            key={number}
            type="button"
            aria-pressed={street === number}
            disabled={!reached.has(number)}
            onClick={() => onStreet(number)}
          >
            {words.streets[number]}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.jump} aria-label={replayer.speed}>
        {SPEEDS.map(choice => (
          <button key={choice} type="button" aria-pressed={speed === choice} onClick={() => onSpeed(choice)}>
            {choice}×
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Round({
  label,
  path,
  main,
  disabled,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  readonly main?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.round}
      data-main={main}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d={path}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
