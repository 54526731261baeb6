import { printCard } from '@doorcard/cards';
import type { Chips, MaybeCard, Street } from '@doorcard/stud';
import { bringInOf } from './bring-in.ts';
import type { PhhDocument } from './phh-fields.ts';
import { VARIANTS } from './phh-read.ts';
import { leftOfDealerOf, playersOf } from './player-order.ts';
import type { HandRecord, RecordSeat, Step } from './record.ts';

/** The PHH document of a record: its standard fields, and ours (with `_`) for what PHH has no field for. */
export function phhOfRecord(record: HandRecord): PhhDocument {
  const { stakes, claims, extra } = record;
  const seats = playersOf(record);
  const finishing = seats.map(player => claims.finishing[record.seats.indexOf(player)] ?? null);
  const amount = (chips: Chips): number => chips / 10 ** record.decimals;
  const number = new Map(seats.map((seat, index) => [seat.seat, index + 1]));
  const antes = seats.map(seat => amount(seat.ante));
  const largest = Math.max(0, ...seats.map(seat => seat.ante));
  const natural = seats.every((seat, index) => seat.seat === index + 1);
  const whole = claims.finishing.length > 0 && !finishing.includes(null);
  const document: Record<string, unknown> = {
    variant: Object.keys(VARIANTS).find(name => VARIANTS[name] === record.game),
    ante_trimming_status: true,
    antes,
    bring_in: amount(stakes.bringIn ?? bringInOf(record)),
    small_bet: amount(stakes.smallBet),
    big_bet: amount(stakes.bigBet),
    starting_stacks: seats.map(seat => amount(seat.stack)),
    actions: actionsOf(record, amount),
    ...extra,
    hand: plainNumber(record.id) ?? undefined,
    table: record.table ?? undefined,
    seats: extra?.seats ?? (natural ? undefined : seats.map(seat => seat.seat)),
    players: seats.map(seat => seat.name),
    finishing_stacks: whole ? finishing.map(stack => amount(stack!)) : undefined,
    currency: record.currency ?? undefined,
    _hand: plainNumber(record.id) === null ? record.id : undefined,
    _format: record.format === 'phh' ? undefined : record.format,
    _house: record.house,
    _axes: record.axes,
    _dealer: record.dealer ?? undefined,
    _kind: record.kind,
    _tournament: record.tournament ?? undefined,
    _date: record.date ?? undefined,
    _decimals: record.decimals,
    _hero: record.hero === null ? undefined : number.get(record.hero),
    _ante: stakes.ante === largest ? undefined : amount(stakes.ante),
    _bring_in_told: stakes.bringIn === null ? false : undefined,
    _burned: record.burned.length > 0 ? printMaybe(record.burned) : undefined,
    _complete: record.complete && !whole ? true : undefined,
    _returned: claims.returned.length
      ? claims.returned.map(({ seat, amount: back }) => [number.get(seat), amount(back)])
      : undefined,
    _returns_printed: claims.returnsPrinted || undefined,
    _collected: claims.collected.length
      ? claims.collected.map(({ seat, amount: share, pot, half }) =>
          half === null
            ? [number.get(seat), amount(share), pot ?? -1]
            : [number.get(seat), amount(share), pot ?? -1, half],
        )
      : undefined,
    _collected_with_returns: claims.collectedWithReturns || undefined,
    _total: claims.total === null ? undefined : amount(claims.total),
    _pots: claims.pots.length > 0 ? claims.pots.map(amount) : undefined,
    _rake: claims.rake === null ? undefined : amount(claims.rake),
    _finishing:
      claims.finishing.length > 0 && !whole
        ? finishing.map(stack => (stack === null ? -1 : amount(stack)))
        : undefined,
    _legal: record.legal,
  };
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
}

function actionsOf(record: HandRecord, amount: (chips: Chips) => number): string[] {
  const actions: string[] = [];
  const folded = new Set<number>();
  const number = new Map(playersOf(record).map((seat, index) => [seat.seat, index + 1]));
  const order = leftOfDealerOf(record);
  for (const step of record.steps) {
    if (step.type === 'street') {
      const live = order.filter(seat => !folded.has(seat.seat));
      actions.push(...dealsOf(record, step.street, live, number));
    } else if (step.type === 'protect') {
      actions.push(`# p${number.get(step.seat)} timed out and is all-in`);
    } else {
      if (step.type === 'act' && step.action === 'fold') folded.add(step.seat);
      actions.push(`p${number.get(step.seat)} ${verbOf(step, amount)}`);
    }
  }
  return actions;
}

function dealsOf(
  record: HandRecord,
  street: Street,
  live: readonly RecordSeat[],
  number: ReadonlyMap<number, number>,
): string[] {
  const isCommunity = street === 7 && live.every(seat => seat.cards.length < 7);
  if (isCommunity) return [`d db ${printMaybe([record.community])}`];
  const from = street === 3 ? 0 : street - 1;
  return live.map(seat => `d dh p${number.get(seat.seat)} ${printMaybe(seat.cards.slice(from, street))}`);
}

function verbOf(
  step: Exclude<Step, { type: 'street' | 'protect' }>,
  amount: (chips: Chips) => number,
): string {
  if (step.type === 'muck') return 'sm';
  if (step.type === 'show') {
    // A show whose cards are not told would read as a muck: the comment says what it was.
    const cards = step.cards.length > 0 ? printMaybe(step.cards) : '# shows';
    return `sm ${cards}${step.words === undefined ? '' : ` # ${step.words}`}`;
  }
  switch (step.action) {
    case 'fold':
      return 'f';
    case 'check':
    case 'call':
      return 'cc';
    case 'bring-in':
      return 'pb';
    default:
      return `cbr ${amount(step.to)}`;
  }
}

/** Cards in letters, `??` for one that is not known. */
export function printMaybe(cards: readonly MaybeCard[]): string {
  return cards.map(card => (card === null ? '??' : printCard(card))).join('');
}

function plainNumber(id: string): number | null {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : null;
}
