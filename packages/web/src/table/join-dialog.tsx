import { type FormEvent, useState } from 'react';
import { sit, topUp } from '../connection/table.ts';
import { ComeIn } from '../lobby/come-in.tsx';
import { useMessages, useNumber } from '../messages/messages.ts';
import { useRoom } from '../state/room.ts';
import type { SeatModel, TableDetails } from '../state/table-model.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import styles from './join.module.css';

interface JoinDialogProps {
  readonly details: TableDetails;
  /** The seat to take, `top-up` for more chips, null for closed. */
  readonly seat: number | 'top-up' | null;
  readonly mine: SeatModel | null;
  readonly onClose: () => void;
}

/** Taking a seat: a name if there is none yet, the buy-in, "I'm in". */
export function JoinDialog({ details, seat, mine, onClose }: JoinDialogProps) {
  const { table } = useMessages();
  const person = useRoom(room => room.person);
  const title =
    seat === 'top-up' ? table.join.topUpTitle : `${table.join.buyInTitle} · ${table.seat(Number(seat ?? 0))}`;
  return (
    <Dialog open={seat !== null} onClose={onClose} title={person ? title : table.join.nameFirst}>
      {person === null || person === undefined ? (
        <div className={styles.comeIn}>
          <ComeIn />
        </div>
      ) : (
        seat !== null && (
          <BuyIn details={details} seat={seat} mine={mine} chips={person.chips} onClose={onClose} />
        )
      )}
    </Dialog>
  );
}

function BuyIn({
  details,
  seat,
  mine,
  chips,
  onClose,
}: Pick<JoinDialogProps, 'details' | 'mine' | 'onClose'> & {
  readonly seat: number | 'top-up';
  readonly chips: number;
}) {
  const { table } = useMessages();
  const { join } = table;
  const print = useNumber();
  const { least, most } = details.buyIn;
  const stack = mine?.stack ?? 0;
  const lowest = seat === 'top-up' ? 1 : least;
  const highest = seat === 'top-up' ? Math.max(1, most - stack) : most;
  const usual = Math.max(lowest, Math.min(highest, chips, Math.round((least + most) / 2)));
  const [amount, setAmount] = useState(String(usual));
  const [wrong, setWrong] = useState<string | null>(null);
  const fixed = least === most;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const refused = seat === 'top-up' ? await topUp(Number(amount)) : await sit(seat, Number(amount));
    if (refused === null) onClose();
    else setWrong(refused);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={join.amount}
        hint={`${fixed ? join.buyInFixed(print(least)) : join.buyInText(print(lowest), print(highest))} ${join.youHave(print(chips))}`}
        wrong={wrong}
        type="number"
        inputMode="numeric"
        min={lowest}
        max={highest}
        step={1}
        readOnly={fixed && seat !== 'top-up'}
        value={amount}
        onChange={event => setAmount(event.target.value)}
      />
      <Button type="submit" look="primary">
        {seat === 'top-up' ? join.topUp : join.sit}
      </Button>
    </form>
  );
}
