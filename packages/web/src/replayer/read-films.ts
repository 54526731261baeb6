import { type HandRecord, HistoryStream, type StreamedHand, verify } from '@doorcard/histories';
import { type Film, filmOf } from './film.ts';

/** What was found in a file. */
export interface FilmsRead {
  readonly films: readonly Film[];
  /** Why hands could not be read or do not hold, a sentence each. */
  readonly faults: readonly string[];
}

/** The most hands kept of one file: the rest of a player's life is for the command line. */
const MOST_FILMS = 2_000;

/**
 * Reads the hands of a history, whatever room wrote it: found by content, here in the browser, piece by piece
 * so that the page stays alive.
 *
 * @param me whose hands they are, by name, where the history itself does not say; null for nobody's
 */
export async function readFilms(file: Blob, me: string | null): Promise<FilmsRead> {
  const films: Film[] = [];
  const faults: string[] = [];
  const take = (hands: readonly StreamedHand[]): void => {
    for (const { result } of hands) {
      if (result.ok) takeRecord(result.value, me, films, faults);
      else if (result.fault.code === 'invalid') faults.push(`${result.fault.message} (${result.fault.line})`);
    }
  };
  const stream = new HistoryStream();
  for (let at = 0; at < file.size && films.length < MOST_FILMS; at += CHUNK) {
    take(stream.push(new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer())));
  }
  take(stream.end());
  return { films, faults };
}

/** How much is read between two breaths of the page, in bytes. */
const CHUNK = 1 << 16;

function takeRecord(record: HandRecord, me: string | null, films: Film[], faults: string[]): void {
  const { hand, events, status, reason } = verify(record);
  if (hand !== null && events.length > 0) films.push(filmOfRecord(record, events, me));
  if (status !== 'ok' && reason !== null) faults.push(`${record.id}: ${reason}`);
}

function filmOfRecord(record: HandRecord, events: Film['events'], me: string | null): Film {
  const names = new Map(record.seats.map(({ seat, name }) => [seat, name]));
  const mine = record.seats.find(({ name }) => name === me)?.seat ?? null;
  const title = [record.table, record.id].filter(Boolean).join(' · ');
  return filmOf(title, events, names, record.hero ?? mine, record.decimals);
}
