/** Are two values of plain data equal through and through, with the same keys? Far faster than the deep equality of Node. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) {
      if (one[index] !== other[index] && !same(one[index], other[index])) return false;
    }
    return true;
  }
  const keys = Object.keys(one) as (keyof object)[];
  if (Object.keys(other).length !== keys.length) return false;
  for (const key of keys) {
    if (one[key] === other[key] && one[key] !== undefined) continue;
    if (!Object.hasOwn(other, key) || !same(one[key], other[key])) return false;
  }
  return true;
}
