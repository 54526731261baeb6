import { AXIS_VALUES, type Axes, type House } from '@doorcard/stud';
import { useMessages } from '../messages/messages.ts';
import { SelectField, TextField } from '../ui/fields.tsx';
import styles from './create.module.css';
import { axisValue, choicesOf, OWN_FIELD } from './draft.ts';

interface AxesFieldsProps {
  readonly house: House;
  readonly onChange: (change: Partial<Axes>) => void;
}

/** All rules, one by one, folded away until wanted. */
export function AxesFields({ house, onChange }: AxesFieldsProps) {
  const { axes, lobby } = useMessages();
  const others = (Object.keys(AXIS_VALUES) as (keyof Axes)[]).filter(axis => !OWN_FIELD.includes(axis));
  return (
    <details className={styles.axes}>
      <summary>{lobby.moreRules}</summary>
      <div>
        {others.map(axis => {
          const choices = choicesOf(axis);
          const value = String(house.axes[axis]);
          const change = (text: string): void => onChange({ [axis]: axisValue(axis, text) });
          if (!('least' in choices)) {
            const named = choices.map(choice => [choice, axes.values[choice] ?? choice] as const);
            return (
              <SelectField
                key={axis}
                label={axes.names[axis]}
                value={value}
                choices={named}
                onChange={change}
              />
            );
          }
          return (
            <TextField
              key={axis}
              label={axes.names[axis]}
              type="number"
              min={choices.least}
              max={choices.most}
              value={value}
              onChange={event => change(event.target.value)}
            />
          );
        })}
      </div>
    </details>
  );
}
