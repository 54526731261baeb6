import { STREETS, type Street } from '@doorcard/stud';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { countIn, useMessages } from '../messages/messages.ts';
import type { HandModel, SeatModel, TableDetails } from '../state/table-model.ts';
import { DeadTray } from '../table/dead-tray.tsx';
import { Felt } from '../table/felt.tsx';
import { logLines } from '../table/log-lines.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { TableHeader } from '../table/table-header.tsx';
import tableStyles from '../table/table-page.module.css';
import { Tool } from '../table/tool.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Controls } from './controls.tsx';
import { EquityList } from './equity-list.tsx';
import { eventsAt, type Film, handAt, stepOfStreet, stepsOf } from './film.ts';
import styles from './replayer.module.css';

/** How long a step lasts at normal speed, in milliseconds. */
const STEP_TIME = 1_100;

/** A hand on the screen, step by step. */
export function Screen({
  film,
  onBack,
  link,
}: {
  readonly film: Film;
  readonly onBack: () => void;
  readonly link: string | null;
}) {
  const messages = useMessages();
  const { replayer } = messages.study;
  const steps = useMemo(() => stepsOf(film.events), [film]);
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [revealed, setRevealed] = useState(false);
  const [copied, setCopied] = useState(false);
  const [open, setOpen] = useState(false);
  const now = useMemo<HandModel>(() => {
    const events = eventsAt(film, steps, step, revealed);
    return { id: film.title, number: 0, names: {}, you: film.hero, events, hand: handAt(events) };
  }, [film, steps, step, revealed]);
  const last = steps.length - 1;
  useEffect(() => {
    countIn(film.decimals);
    return () => countIn(0);
  }, [film]);
  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => setStep(step + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, step, last, speed]);
  const reached = useMemo(
    () => new Set(STREETS.filter(street => stepOfStreet(film.events, steps, street) !== null)),
    [film, steps],
  );
  const jump = useCallback(
    (street: Street) => setStep(now => stepOfStreet(film.events, steps, street) ?? now),
    [film, steps],
  );
  const { setup } = now.hand;
  const nameOf = (seat: number): string => film.names.get(seat) ?? replayer.seatName(seat);
  const seats: readonly SeatModel[] = setup.seats.map(({ seat, stack }) => ({
    seat,
    name: nameOf(seat),
    bot: false,
    stack,
    status: 'in',
    connected: true,
  }));
  const details: TableDetails = {
    id: '',
    name: film.title,
    game: setup.game,
    house: setup.house,
    stakes: setup.stakes,
    buyIn: { least: 0, most: 0 },
  };
  const lines = logLines(now.events, nameOf, null, messages);
  const side = (
    <div className={styles.side}>
      <div className={styles.sideTools}>
        {film.hero !== null && (
          <Button onClick={() => setRevealed(!revealed)} aria-pressed={revealed}>
            {revealed ? replayer.hide : replayer.reveal}
          </Button>
        )}
        {link && (
          <Button
            onClick={async () => {
              await navigator.clipboard.writeText(link);
              setCopied(true);
            }}
          >
            {copied ? messages.lobby.copied : replayer.link}
          </Button>
        )}
      </div>
      <EquityList hand={now.hand} nameOf={nameOf} />
      <h2>{messages.table.panel.seen}</h2>
      <DeadTray hand={now.hand} me={revealed ? film.hero : null} />
      <LogPanel lines={lines} label={messages.table.panel.log} />
      <p className={styles.keys}>{replayer.keys}</p>
    </div>
  );
  return (
    <div className={tableStyles.page}>
      <TableHeader details={details} hand={now.hand} onBack={onBack}>
        <span className={tableStyles.details}>
          <Tool name="details" label={messages.table.panel.open} onClick={() => setOpen(true)} />
        </span>
      </TableHeader>
      <main className={tableStyles.main}>
        <Felt seats={seats} me={film.hero} now={now} clock={null} idle="" nameOf={nameOf} onSit={null} />
      </main>
      <div className={`${tableStyles.bar} ${styles.bar}`}>
        <Controls
          step={step}
          steps={steps.length}
          street={now.hand.street}
          reached={reached}
          playing={playing}
          speed={speed}
          onStep={setStep}
          onStreet={jump}
          onPlay={setPlaying}
          onSpeed={setSpeed}
        />
      </div>
      <aside className={tableStyles.aside} aria-label={messages.table.panel.open}>
        {side}
      </aside>
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={film.title}>
        {side}
      </Dialog>
    </div>
  );
}
