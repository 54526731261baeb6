import { options } from '@doorcard/stud';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { usePreferences } from '../state/preferences.ts';
import { myTurn, type TableState } from '../state/table.ts';
import { say, sayUrgently } from './announcer.tsx';
import { ring } from './bell.ts';
import type { LogLine } from './log-lines.ts';
import { optionsSpoken } from './option-words.ts';

/** What the dealer says aloud: every new line of the log, and, at once, that it is one's turn. */
export function useSpeech(state: TableState, lines: readonly LogLine[]): void {
  const { now } = state;
  const messages = useMessages();
  const said = useRef({ hand: '', lines: 0 });
  const turn = useRef('');
  useEffect(() => {
    const hand = now?.id ?? '';
    // What had already happened when we came is not told again.
    const from =
      said.current.hand === hand ? said.current.lines : said.current.hand === '' ? lines.length : 0;
    said.current = { hand, lines: lines.length };
    const fresh = lines.slice(from).map(line => line.text);
    if (fresh.length > 0) say(fresh.join('. '));
  }, [now, lines]);
  const mine = myTurn(state);
  const asked =
    mine?.asks === 'act' && now !== null ? optionsSpoken(mine.options ?? options(now.hand), messages) : null;
  const key = asked === null ? '' : `${mine?.handId} ${mine?.decision}`;
  useEffect(() => {
    if (key === turn.current) return;
    turn.current = key;
    if (asked === null) return;
    sayUrgently(messages.table.turn.yoursSpoken(asked));
    if (usePreferences.getState().sound === 'turn') ring();
  }, [key, asked, messages]);
}
