import type { Option } from '@doorcard/stud';

/** Which way a player leans; `raise-big` where two sizes are legal and he wants the bigger one. */
export type Wish = 'fold' | 'call' | 'raise' | 'raise-big';

/** What comes nearest to a wish, the nearest first. Nobody folds where he may check. */
const NEAREST: Readonly<Record<Wish, readonly Option['action'][]>> = {
  fold: ['check', 'fold', 'bring-in', 'call'],
  call: ['check', 'call', 'bring-in', 'complete', 'bet'],
  raise: ['raise', 'bet', 'complete', 'call', 'check', 'bring-in'],
  'raise-big': ['raise', 'bet', 'complete', 'call', 'check', 'bring-in'],
};

/**
 * The legal option nearest to a wish.
 *
 * @throws RangeError when there is none: only a bug can ask a player who has nothing to decide.
 */
export function nearest(legal: readonly Option[], wish: Wish): Option {
  for (const name of NEAREST[wish]) {
    const sizes = legal.filter(({ action }) => action === name);
    // Of two sizes the bigger one comes last.
    const option = wish === 'raise-big' ? sizes.at(-1) : sizes[0];
    if (option !== undefined) return option;
  }
  throw new RangeError('nothing is asked of this player');
}
