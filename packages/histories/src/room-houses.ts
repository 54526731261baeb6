import { ok, type Result } from '@doorcard/cards';
import { type Axes, customHouse, HOUSES, type House, houseById } from '@doorcard/stud';
import type { Format, HandRecord } from './record.ts';

const base = (id: string): House => HOUSES.find(house => house.id === id)!;

/** A room's own way of playing, as a house refined on some axes. */
function room(id: string, title: string, from: string, axes: Partial<Axes> = {}): House {
  return { id, title, axes: { ...base(from).axes, seats: 8, ...axes } };
}

/**
 * The house each room is known to play (see the evidence in the corpus' FACTS): the largest room shows in seat
 * order when 7th is checked, as `eight-seat` does; the others as `standard`.
 */
const ROOM_HOUSES: { readonly [F in Format]: House } = {
  phh: base('standard'),
  json: base('standard'),
  pokerstars: base('eight-seat'),
  fulltilt: room('fulltilt', 'Full Tilt', 'standard'),
  winamax: room('winamax', 'Winamax', 'six-max'),
  partypoker: room('partypoker', 'PartyPoker', 'standard'),
  ipoker: room('ipoker', 'iPoker', 'standard'),
  bovada: room('bovada', 'Bovada', 'standard'),
  winning: room('winning', 'Winning', 'standard'),
  ongame: room('ongame', 'OnGame', 'standard'),
  everleaf: room('everleaf', 'Everleaf', 'standard'),
  absolute: room('absolute', 'Absolute', 'standard'),
  merge: room('merge', 'Merge', 'standard'),
  kingsclub: room('kingsclub', 'KingsClub', 'standard', { shortAllIn: 'half-over-bring-in' }),
};

/** The house by which a room's hands are checked when no other is asked for. */
export function houseOfRoom(format: Format): House {
  return ROOM_HOUSES[format];
}

/** The house a record names, else its room's; a fault where the name or an axis is none there is. */
export function houseOfRecord(record: HandRecord): Result<House> {
  const { house: id, axes } = record;
  if (id === undefined) return ok(houseOfRoom(record.format));
  if (axes === undefined) return houseById(id);
  return customHouse(base('standard'), { id, title: id, axes });
}
