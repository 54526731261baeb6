import { fault, ok, type Result } from '@doorcard/cards';
import type { Axes, House } from '../types.ts';
import { AXIS_VALUES } from './axis-values.ts';
import { HOUSES } from './houses.ts';

/** The house of an id, or a fault that names those there are. */
export function houseById(id: string): Result<House> {
  const house = HOUSES.find(other => other.id === id);
  if (house !== undefined) return ok(house);
  return fault(
    'unknown-house',
    `There is no house "${id}"; the houses are ${HOUSES.map(other => other.id).join(', ')}.`,
  );
}

/**
 * A house refined by other values on single axes ("six-max with burns"), with a name of its own.
 *
 * @param base the house it starts from
 * @param refined its own id and title, and the axes that differ
 * @returns the new house, or a fault that names the axis that is wrong and the values it may have
 */
export function customHouse(
  base: House,
  refined: { readonly id: string; readonly title: string; readonly axes: Partial<Axes> },
): Result<House> {
  if (HOUSES.some(house => house.id === refined.id)) {
    return fault(
      'house-name-taken',
      `"${refined.id}" is the name of a house that exists; give yours another.`,
    );
  }
  for (const [axis, value] of Object.entries(refined.axes)) {
    const allowed = AXIS_VALUES[axis as keyof Axes];
    if (allowed === undefined) {
      return fault(
        'unknown-axis',
        `There is no axis "${axis}"; the axes are ${Object.keys(AXIS_VALUES).join(', ')}.`,
      );
    }
    const fits = allowed.some(entry =>
      typeof entry === 'object'
        ? Number.isInteger(value) && Number(value) >= entry.least && Number(value) <= entry.most
        : entry === value,
    );
    if (!fits)
      return fault('bad-axis', `${axis} cannot be "${value}"; it may be ${allowed.map(inWords).join(', ')}.`);
  }
  return ok({ id: refined.id, title: refined.title, axes: { ...base.axes, ...refined.axes } });
}

function inWords(entry: (typeof AXIS_VALUES)[keyof Axes][number]): string {
  return typeof entry === 'object' ? `a whole number from ${entry.least} to ${entry.most}` : String(entry);
}
