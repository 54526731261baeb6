import { grouped } from '../output.ts';
import { type HandReport, STATUSES, type Status } from './verify-file.ts';

/** Counts of hands: by what became of them, and by room, game and kind. */
export class Tally {
  readonly counts: Record<Status, number> = { ok: 0, mismatch: 0, invalid: 0, unsupported: 0 };
  private readonly kinds = new Map<string, number>();
  private hands = 0;

  add({ status, format, game, kind }: Pick<HandReport, 'status' | 'format' | 'game' | 'kind'>): void {
    this.counts[status]++;
    this.hands++;
    const met = game === null ? `${format ?? 'no format'}, ${status}` : `${format} ${game} ${kind}`;
    this.kinds.set(met, (this.kinds.get(met) ?? 0) + 1);
  }

  /** Lines such as `     54 pokerstars razz cash`. */
  byKind(): string[] {
    const met = [...this.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
    return met.map(([kind, count]) => `${grouped(count).padStart(9)} ${kind}`);
  }

  /** `hands 10, ok 8, mismatch 1, invalid 1, unsupported 0`. */
  summary(): string {
    return `hands ${this.hands}, ${STATUSES.map(status => `${status} ${this.counts[status]}`).join(', ')}`;
  }
}
