import { type EquityRequest, type EquityResult, equity } from '@doorcard/odds';
import { useEffect, useState } from 'react';

/** What is known of a spot so far. */
export interface EquityState {
  readonly result: EquityResult | null;
  readonly working: boolean;
  /** Why the spot cannot be: a sentence. */
  readonly fault: string | null;
}

const IDLE: EquityState = { result: null, working: false, fault: null };

/**
 * The equity of a spot, counted beside the page in workers and told as it becomes known. A new spot ends the
 * work on the one before. Null asks for nothing.
 */
export function useEquity(request: EquityRequest | null): EquityState {
  const [state, setState] = useState<EquityState>(IDLE);
  const key = request === null ? null : JSON.stringify(request);
  useEffect(() => {
    if (key === null) return setState(IDLE);
    const work = new AbortController();
    const { signal } = work;
    setState(before => ({ ...before, working: true, fault: null }));
    equity(JSON.parse(key) as EquityRequest, {
      signal,
      onProgress: result => signal.aborted || setState({ result, working: true, fault: null }),
    }).then(
      result => signal.aborted || setState({ result, working: false, fault: null }),
      (error: Error) => signal.aborted || setState({ result: null, working: false, fault: error.message }),
    );
    return () => work.abort(new Error('another spot was asked for'));
  }, [key]);
  return state;
}
