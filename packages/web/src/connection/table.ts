import type { Action } from '@doorcard/stud';
import type { ToClient } from '@doorcard/wire';
import { currentMessages } from '../messages/messages.ts';
import { tell } from '../state/notice.ts';
import { NO_TABLE, useTable } from '../state/table.ts';
import { ask, listen, refusalWords, whenOpen } from './ask.ts';
import { tablePath } from './room.ts';
import { clockHere, happened, shown } from './table-news.ts';

/** The table this page is at, and the last of its events we have. */
let at: { readonly id: string; number: number | null } | null = null;

/** Watches a table until the returned function is called; picks up where it was after a loss of the line. */
export function openTable(id: string, invitation: string | null): () => void {
  const here = { id, number: null as number | null };
  at = here;
  useTable.setState(NO_TABLE);
  const join = async (): Promise<void> => {
    const answer = await ask({
      type: 'join',
      tableId: id,
      ...(invitation === null ? {} : { invitation }),
      ...(here.number === null ? {} : { after: here.number }),
    });
    if (at === here && answer !== null && !answer.accepted)
      useTable.setState({ missing: refusalWords(answer) });
  };
  const stopListening = listen(message => {
    if ('tableId' in message && message.tableId === id) hear(message, here);
  });
  const stopJoining = whenOpen(join);
  void join();
  return () => {
    stopListening();
    stopJoining();
    void ask({ type: 'part', tableId: id });
    if (at === here) at = null;
    useTable.setState(NO_TABLE);
  };
}

function hear(message: ToClient, here: { number: number | null }): void {
  switch (message.type) {
    case 'snapshot': {
      here.number = message.number;
      const invitation = message.table.invitation;
      const link = new URL(tablePath(message.table.id, invitation), location.href).href;
      return useTable.setState({ ...shown(message), invitation: link });
    }
    case 'happened':
      if (here.number !== null && message.number <= here.number) return;
      here.number = message.number;
      return useTable.setState(state => happened(state, message));
    case 'turn':
      return useTable.setState({ turn: message.turn, clock: clockHere(message.turn) });
    case 'next-hand':
      return useTable.setState({ nextHand: message.nextHand, saidIn: false });
    case 'presence':
      return useTable.setState(({ seats }) => ({
        seats: seats.map(seat =>
          seat.seat === message.seat ? { ...seat, connected: message.connected } : seat,
        ),
      }));
    case 'chat':
      return useTable.setState(({ chat }) => ({ chat: [...chat, message.line] }));
    case 'waiting':
      if (message.seatFree) tell(currentMessages().table.join.yourSeat);
      return useTable.setState({ waiting: message.place });
    case 'table-closed':
      return useTable.setState({ missing: currentMessages().common.notFound });
  }
}

type Plain = 'leave' | 'sit-out' | 'come-back' | 'wait' | 'stop-waiting';

/** Says something about one's seat; a refusal is told at the table. */
async function command(type: Plain): Promise<void> {
  if (at === null) return;
  const refused = refusalWords(await ask({ type, tableId: at.id }));
  if (refused !== null) tell(refused);
}

export const leave = (): void => void command('leave');
export const sitOut = (): void => void command('sit-out');
export const sitIn = (): void => void command('come-back');
export const waitForSeat = (): void => void command('wait');
export const stopWaiting = (): void => void command('stop-waiting');

/** Answers the decision that is asked of us now, once: it names the hand and the decision it was made for. */
async function decide(
  answer: { type: 'act'; action: Action } | { type: 'show' } | { type: 'muck' },
): Promise<void> {
  const { turn, me, answered } = useTable.getState();
  if (at === null || turn === null || turn.seat !== me) return;
  if ((answer.type === 'act') !== (turn.asks === 'act')) return;
  const key = `${turn.handId} ${turn.decision}`;
  if (answered === key) return;
  useTable.setState({ answered: key, wish: null });
  const reply = await ask({ ...answer, tableId: at.id, handId: turn.handId, decision: turn.decision });
  const refused = refusalWords(reply);
  if (refused === null) return;
  // Without an answer we do not know whether it was heard: the room will say when we are back.
  if (useTable.getState().answered === key) useTable.setState({ answered: null });
  tell(refused);
}

export const act = (action: Action): void => void decide({ type: 'act', action });
export const show = (): void => void decide({ type: 'show' });
export const muck = (): void => void decide({ type: 'muck' });

/** Takes a seat. @returns what was wrong, in a sentence, or null */
export async function sit(seat: number, buyIn: number): Promise<string | null> {
  if (at === null) return currentMessages().common.failed;
  return refusalWords(await ask({ type: 'sit', tableId: at.id, seat, buyIn }));
}

/** Adds chips. @returns what was wrong, in a sentence, or null */
export async function topUp(amount: number): Promise<string | null> {
  if (at === null) return currentMessages().common.failed;
  return refusalWords(await ask({ type: 'top-up', tableId: at.id, amount }));
}

/** Is in for the next hand. */
export function imIn(): void {
  const { nextHand } = useTable.getState();
  if (at === null || nextHand === null) return;
  useTable.setState({ saidIn: true });
  void ask({ type: 'im-in', tableId: at.id, handNumber: nextHand.number }).then(answer => {
    const refused = refusalWords(answer);
    if (refused !== null) tell(refused);
  });
}

/** Talks at the table. */
export function sayAtTable(text: string): void {
  if (at === null) return;
  void ask({ type: 'say', tableId: at.id, text }).then(answer => {
    const refused = refusalWords(answer);
    if (refused !== null) tell(refused);
  });
}
