import { type Axes, GAMES, HOUSES } from '@doorcard/stud';
import { type FormEvent, useState } from 'react';
import { useMessages, useNumber } from '../messages/messages.ts';
import { Rules } from '../table/rules.tsx';
import { Button } from '../ui/button.tsx';
import { Segments, SelectField, TextField, Toggle } from '../ui/fields.tsx';
import { AxesFields } from './axes-fields.tsx';
import styles from './create.module.css';
import { changedAxes, type Draft, firstDraft, houseOf, stakesFault, withHouse, withStakes } from './draft.ts';

interface CreateFormProps {
  /** Makes the table; what was wrong, in a sentence, when the room refuses. */
  readonly onCreate: (draft: Draft) => Promise<string | null>;
}

/** Everything a table is made of. */
export function CreateForm({ onCreate }: CreateFormProps) {
  const { lobby, words } = useMessages();
  const print = useNumber();
  const [draft, setDraft] = useState(firstDraft);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const house = houseOf(draft);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const setAxis = (change: Partial<Axes>): void => set({ axes: { ...draft.axes, ...change } });
  const fixed = house.axes.buyIn === 'fixed';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(await onCreate(fixed ? { ...draft, most: draft.least } : draft));
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            label={lobby.tableName}
            value={draft.name}
            maxLength={20}
            onChange={event => set({ name: event.target.value })}
          />
          <Segments
            label={lobby.game}
            value={draft.game}
            choices={GAMES.map(game => [game, words.games[game]] as const)}
            onChange={game => set({ game })}
          />
          <SelectField
            label={lobby.house}
            value={draft.base}
            choices={HOUSES.filter(({ id }) => id !== 'pokerkit').map(
              ({ id, title }) => [id, words.houses[id] ?? title] as const,
            )}
            onChange={base => setDraft(withHouse(draft, base))}
          />
          <fieldset className={styles.stakes}>
            <legend>{lobby.stakes}</legend>
            <Amount
              label={lobby.smallBet}
              value={draft.smallBet}
              least={2}
              onChange={smallBet => setDraft(withStakes({ ...draft, smallBet }))}
            />
            <Amount label={lobby.ante} value={draft.ante} least={0} onChange={ante => set({ ante })} />
            <Amount
              label={lobby.bringIn}
              value={draft.bringIn}
              least={1}
              onChange={bringIn => set({ bringIn })}
            />
            <p>{lobby.bigBetIs(print(2 * draft.smallBet))}</p>
            {stakesFault(draft) && <p role="alert">{stakesFault(draft)}</p>}
          </fieldset>
          <div className={styles.row}>
            <Amount
              label={lobby.seats}
              value={draft.seats}
              least={2}
              most={house.axes.seats}
              onChange={seats => set({ seats })}
            />
            <Amount
              label={lobby.clock}
              value={house.axes.clock}
              least={3}
              most={600}
              onChange={clock => setAxis({ clock })}
            />
            <Amount
              label={lobby.timeBank}
              value={house.axes.timeBank}
              least={0}
              most={3600}
              onChange={timeBank => setAxis({ timeBank })}
            />
          </div>
          <div className={styles.row}>
            <Amount
              label={fixed ? lobby.buyInFixed : `${lobby.buyIn}: ${lobby.buyInLeast}`}
              value={draft.least}
              least={1}
              onChange={least => set({ least })}
            />
            {!fixed && (
              <Amount
                label={`${lobby.buyIn}: ${lobby.buyInMost}`}
                value={draft.most}
                least={draft.least}
                onChange={most => set({ most })}
              />
            )}
          </div>
          <Toggle label={lobby.fillWithBots} checked={draft.bots} onChange={bots => set({ bots })} />
          <Toggle
            label={lobby.privateTable}
            checked={draft.isPrivate}
            onChange={isPrivate => set({ isPrivate })}
          />
          <AxesFields house={house} onChange={setAxis} />
          {Object.keys(changedAxes(draft)).length > 0 && (
            <TextField
              label={lobby.customTitle}
              hint={lobby.changed(Object.keys(changedAxes(draft)).length)}
              value={draft.title}
              maxLength={40}
              placeholder={house.title}
              onChange={event => set({ title: event.target.value })}
            />
          )}
        </div>
        <aside className={styles.rules}>
          <h2>{lobby.rulesOf(words.houses[house.id] ?? house.title)}</h2>
          <Rules house={house} game={draft.game} />
        </aside>
      </div>
      <div className={styles.foot}>
        {wrong && <p role="alert">{wrong}</p>}
        <Button type="submit" look="primary" disabled={busy || stakesFault(draft) !== null}>
          {lobby.create}
        </Button>
      </div>
    </form>
  );
}

function Amount({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      step={1}
      {...(most === undefined ? {} : { max: most })}
      value={value}
      required
      onChange={event => onChange(Math.trunc(Number(event.target.value)))}
    />
  );
}
