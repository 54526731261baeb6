import type { Seat } from '@doorcard/stud';

/** A point of the table in per cent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How the table is laid out: an oval lying, an oval standing, or a list of rows on phones. */
export type Layout = 'lying' | 'standing' | 'rows';

type Points = readonly (readonly [x: number, y: number])[];

/** Where the others sit, clockwise from the left of one's own place at the bottom. Index: how many others. */
const LYING: readonly Points[] = [
  [],
  [[50, 15]],
  [
    [22, 22],
    [78, 22],
  ],
  [
    [13, 43],
    [50, 14],
    [87, 43],
  ],
  [
    [13, 52],
    [25, 18],
    [75, 18],
    [87, 52],
  ],
  [
    [13, 57],
    [19, 23],
    [50, 13],
    [81, 23],
    [87, 57],
  ],
  [
    [13, 63],
    [13, 36],
    [32, 14],
    [68, 14],
    [87, 36],
    [87, 63],
  ],
  [
    [13, 69],
    [12, 43],
    [20, 17],
    [50, 12],
    [80, 17],
    [88, 43],
    [87, 69],
  ],
];
const STANDING: readonly Points[] = [
  [],
  [[50, 12]],
  [
    [22, 24],
    [78, 24],
  ],
  [
    [19, 42],
    [50, 11],
    [81, 42],
  ],
  [
    [19, 54],
    [22, 20],
    [78, 20],
    [81, 54],
  ],
  [
    [18, 58],
    [19, 31],
    [50, 10],
    [81, 31],
    [82, 58],
  ],
  [
    [18, 64],
    [18, 41],
    [24, 14],
    [76, 14],
    [82, 41],
    [82, 64],
  ],
  [
    [18, 67],
    [18, 47],
    [18, 27],
    [50, 9],
    [82, 27],
    [82, 47],
    [82, 67],
  ],
];
/** Where one sits oneself; for those who watch, another seat. */
const BOTTOM: Place = { x: 50, y: 83 };
export const CENTRE: Place = { x: 50, y: 45 };

/**
 * The place of every seat. One's own is at the bottom; for those who watch, the lowest seat is.
 *
 * @param seats the numbers of all seats, ascending
 */
export function placesOf(seats: readonly Seat[], me: Seat | null, layout: Layout): ReadonlyMap<Seat, Place> {
  const start = Math.max(0, me === null ? 0 : seats.indexOf(me));
  const points = (layout === 'standing' ? STANDING : LYING)[seats.length - 1] ?? [];
  const places = new Map<Seat, Place>();
  for (let step = 0; step < seats.length; step++) {
    const point = points[step - 1];
    places.set(
      seats[(start + step) % seats.length]!,
      point === undefined ? BOTTOM : { x: point[0], y: point[1] },
    );
  }
  return places;
}

/** Where a seat's chips lie: on the felt between the seat and the pot, clear of its cards. */
export function betPlace(place: Place, layout: Layout): Place {
  if (place === BOTTOM) return { x: 50, y: layout === 'standing' ? 67 : 64 };
  const across = layout === 'standing' ? 0.56 : 0.46;
  const down = Math.abs(place.x - CENTRE.x) > 20 ? 0.3 : 0.52;
  return { x: place.x + (CENTRE.x - place.x) * across, y: place.y + (CENTRE.y - place.y) * down };
}
