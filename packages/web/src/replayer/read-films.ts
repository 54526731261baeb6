import {
  decodeHistory,
  type HandRecord,
  phhReader,
  pokerstarsReader,
  type Reader,
  verify,
} from '@doorcard/histories';
import { type Film, filmOf } from './film.ts';

/** What was found in a file. */
export interface FilmsRead {
  readonly films: readonly Film[];
  /** Why hands could not be read or do not hold, a sentence each. */
  readonly faults: readonly string[];
}

const READERS: readonly Reader[] = [phhReader, pokerstarsReader];

/**
 * Reads every hand of a history, whatever room wrote it: found by content, here in the browser.
 *
 * @param me whose hands they are, by name, where the history itself does not say; null for nobody's
 */
export function readFilms(bytes: Uint8Array, me: string | null): FilmsRead {
  const text = decodeHistory(bytes);
  const reader = READERS.find(candidate => candidate.detect(text));
  if (reader === undefined) return { films: [], faults: [] };
  const films: Film[] = [];
  const faults: string[] = [];
  const splitter = reader.splitter();
  const take = (raw: ReturnType<typeof splitter.end>): void => {
    if (raw === null) return;
    const read = reader.read(raw);
    if (!read.ok) {
      if (read.fault.code === 'invalid') faults.push(`${read.fault.message} (${read.fault.line})`);
      return;
    }
    const verdict = verify(read.value);
    if (verdict.hand !== null && verdict.events.length > 0)
      films.push(filmOfRecord(read.value, verdict.events, me));
    if (verdict.status !== 'ok' && verdict.reason !== null)
      faults.push(`${read.value.id}: ${verdict.reason}`);
  };
  for (const line of text.split('\n')) take(splitter.push(line));
  take(splitter.end());
  return { films, faults };
}

function filmOfRecord(record: HandRecord, events: Film['events'], me: string | null): Film {
  const names = new Map(record.seats.map(({ seat, name }) => [seat, name]));
  const mine = record.seats.find(({ name }) => name === me)?.seat ?? null;
  const title = [record.table, record.id].filter(Boolean).join(' · ');
  return filmOf(title, events, names, record.hero ?? mine, record.decimals);
}
