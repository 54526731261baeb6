import { isUp, type Seat } from '@doorcard/stud';
import type { Messages } from '../messages/messages.ts';
import { printNumber } from '../messages/messages.ts';
import type { HandModel, SeatModel } from '../state/table-model.ts';
import { cardName } from '../words/hand-words.ts';

/** A seat in words: name, stack and up cards, for the F-keys. */
export function seatSpoken(
  seat: SeatModel | undefined,
  number: Seat,
  now: HandModel | null,
  messages: Messages,
): string {
  const { spoken } = messages.table;
  if (seat === undefined || seat.name === null) return spoken.emptySeat(number);
  const player = now?.hand.players.find(other => other.seat === number);
  const up = (player?.cards ?? []).flatMap((card, place) =>
    card !== null && isUp(place) ? [cardName(card, messages)] : [],
  );
  const cards = up.length > 0 ? spoken.showing(up.join(', ')) : spoken.nothing;
  const folded = player?.folded ? `${spoken.folded} ` : '';
  return spoken.seat(seat.name, printNumber(player?.stack ?? seat.stack), folded + cards);
}

/** One of one's own cards in words, for the keys 1 to 7. */
export function cardSpoken(
  place: number,
  now: HandModel | null,
  me: Seat | null,
  messages: Messages,
): string {
  const { spoken } = messages.table;
  const card = now?.hand.players.find(player => player.seat === me)?.cards[place - 1];
  if (card === undefined || card === null) return spoken.noCard(place);
  return spoken.card(place, cardName(card, messages), !isUp(place - 1));
}
