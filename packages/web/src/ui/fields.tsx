import { Switch } from '@base-ui/react/switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './ui.module.css';

/** A labelled input; `hint` says what is right, `wrong` what was not. */
export function TextField({
  label,
  hint,
  wrong,
  ...rest
}: ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string;
  readonly wrong?: string | null;
}) {
  const id = useId();
  const told = wrong ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={told ? `${id}-told` : undefined}
        {...rest}
      />
      {told && (
        <p
          id={`${id}-told`}
          className={wrong ? styles.wrong : styles.hint}
          role={wrong ? 'alert' : undefined}
        >
          {told}
        </p>
      )}
    </div>
  );
}

/** A labelled choice among a few. */
export function SelectField<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={event => onChange(event.target.value as T)}
      >
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Something on or off. */
export function Toggle({
  label,
  checked,
  onChange,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <span id={id}>{label}</span>
      <Switch.Root
        className={styles.switch}
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={id}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </div>
  );
}

/** A choice among two to five, all visible. */
export function Segments<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      <div>
        {choices.map(([choice, words]) => (
          <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
