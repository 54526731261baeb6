import { options } from '@doorcard/stud';
import { useEffect, useRef } from 'react';
import { act } from '../connection/table.ts';
import { currentMessages } from '../messages/messages.ts';
import { tell } from '../state/notice.ts';
import { myTurn, type TableState, useTable } from '../state/table.ts';
import { answerTo, priceFor, stillHolds } from './pre-action.ts';

/** Keeps what one wants to do before one's turn: drops it when its price moves, does it when the turn comes. */
export function useWish(state: TableState): void {
  const { now, me, wish } = state;
  const wishedIn = useRef<string | null>(null);
  useEffect(() => {
    if (wish === null || now === null || me === null || now.you !== me) {
      wishedIn.current = null;
      return;
    }
    const street = `${now.id} ${now.hand.street}`;
    wishedIn.current ??= street;
    const drop = (told: boolean): void => {
      useTable.setState({ wish: null });
      if (told) tell(currentMessages().table.pre.cleared);
    };
    // A wish answers one decision of one street of one hand, and lives no longer.
    if (wishedIn.current !== street) return drop(false);
    if (!stillHolds(wish, priceFor(now.hand, me))) return drop(true);
    const turn = myTurn(state);
    if (turn?.asks !== 'act') return;
    const action = answerTo(wish, turn.options ?? options(now.hand));
    drop(action === null);
    if (action !== null) act(action);
  }, [state, now, me, wish]);
}
