import type { Known } from '../people/people.ts';
import type { Bus, Clock, Log, Shuffler } from '../ports.ts';
import type { Pace } from './pace.ts';

/** What a table is given of the world. */
export interface TableWorld {
  readonly log: Log;
  readonly clock: Clock;
  readonly shuffler: Shuffler;
  readonly bus: Bus;
  readonly pace: Pace;
  likes(personId: string): Pick<Known, 'autoAnte' | 'autoMuck'>;
  /** Is a person (not a bot) watching or sitting at this table now? Bots do not play for themselves. */
  hasAudience(tableId: string): boolean;
  /** Something is wrong that an operator should know. */
  warn(what: string, about: Record<string, unknown>): void;
}
