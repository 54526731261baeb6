import { actionOf, type Option, options } from '@doorcard/stud';
import { useMemo } from 'react';
import { act, show, sitIn, sitOut } from '../connection/table.ts';
import { printNumber, useMessages } from '../messages/messages.ts';
import { type KeyAction, usePreferences } from '../state/preferences.ts';
import { myTurn, useTable } from '../state/table.ts';
import { say } from './announcer.tsx';
import { type KeyHandlers, useKeys } from './keys.ts';
import { keyOf, optionsSpoken } from './option-words.ts';
import { cardSpoken, seatSpoken } from './spoken.ts';
import { potInAll } from './story.ts';

interface Places {
  readonly help: () => void;
  readonly chat: () => void;
}

/** Everything at the table by keyboard. */
export function useTableKeys(places: Places): void {
  const messages = useMessages();
  const handlers = useMemo<KeyHandlers>(
    () => ({
      act: action => perform(action, places, messages),
      readCard: place => say(cardSpoken(place, useTable.getState().now, useTable.getState().me, messages)),
      readSeat: number => {
        const { seats, now } = useTable.getState();
        say(
          seatSpoken(
            seats.find(({ seat }) => seat === number),
            number,
            now,
            messages,
          ),
        );
      },
    }),
    [messages, places],
  );
  useKeys(handlers);
}

/** The options of the player at this moment; empty when it is not his turn. */
function myOptions(): readonly Option[] {
  const state = useTable.getState();
  const turn = myTurn(state);
  if (turn?.asks !== 'act' || state.now === null) return [];
  return turn.options ?? options(state.now.hand);
}

function perform(action: KeyAction, places: Places, messages: ReturnType<typeof useMessages>): void {
  const { table } = messages;
  const { now, me, seats } = useTable.getState();
  switch (action) {
    case 'fold':
    case 'call':
    case 'raise':
    case 'raiseBig': {
      const all = myOptions();
      const option = all.find(candidate => keyOf(candidate, all) === action);
      if (option === undefined) return say(table.turn.notYours);
      // Where checking is free the bar asks first, as it does for a click.
      const free = all.some(other => other.action === 'check');
      if (action === 'fold' && free && usePreferences.getState().confirmFold) {
        return document.querySelector<HTMLButtonElement>('[data-action="fold"]')?.click();
      }
      return act(actionOf(option));
    }
    case 'show':
      return show();
    case 'pot':
      return say(table.potSpoken(printNumber(now ? potInAll(now.hand) : 0)));
    case 'options': {
      const all = myOptions();
      return say(
        all.length > 0 ? table.turn.optionsSpoken(optionsSpoken(all, messages)) : table.turn.notYours,
      );
    }
    case 'sitOut':
      return seats.find(({ seat }) => seat === me)?.status === 'sitting-out' ? sitIn() : sitOut();
    case 'chat': {
      places.chat();
      return void setTimeout(() => document.querySelector<HTMLInputElement>('[data-chat]')?.focus(), 50);
    }
    case 'help':
      return places.help();
  }
}
