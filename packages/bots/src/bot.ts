import {
  type Action,
  actionOf,
  type Hand,
  type Option,
  options,
  type Pick,
  type Seat,
  seededPick,
} from '@doorcard/stud';
import { type Seen, seenFrom } from './seen.ts';
import { expectedShare } from './share.ts';
import { startingHand } from './starting-hand.ts';
import type { Temperament } from './temperament.ts';

/** A player made of a temperament. He knows what his seat sees; nothing else is ever given to him. */
export interface Bot {
  readonly temperament: Temperament;
  /**
   * What he does when it is his turn.
   *
   * @param view the hand as his seat sees it, and his turn in it
   * @param legal what he may do; found from the view where left out
   */
  decide(view: Hand, seat: Seat, legal?: readonly Option[]): Action;
  /** How long he thinks before it, in milliseconds: at once where it is plain, longer for a big bet. */
  pause(view: Hand, legal?: readonly Option[]): number;
}

/**
 * A bot.
 *
 * @param pick his moods: seeded, so that the same bot in the same hand does the same
 */
export function createBot(temperament: Temperament, pick: Pick = seededPick(1)): Bot {
  const chance = (): number => pick(1000) / 1000;
  return {
    temperament,
    decide(view, seat, legal = options(view)) {
      const seen = seenFrom(view, seat);
      const wish = view.street === 3 ? onThird(view, seen, temperament, chance()) : later(view, seen, legal);
      return actionOf(nearest(legal, wish));
    },
    pause(view, legal = options(view)) {
      const plain = legal.length === 1 || (legal.length === 2 && legal[0]?.action === 'bring-in');
      const base = plain ? 600 : 900 + (view.street ?? 3) * 120;
      return base + pick(plain ? 500 : 1_800);
    },
  };

  function later(view: Hand, seen: Seen, legal: readonly Option[]): Wish {
    const share = expectedShare(view, seen, pick(1_000_000_000));
    const fair = 1 / (seen.opponents.length + 1);
    const price = priceOf(view, legal);
    const strong = share > fair * temperament.betsAt;
    if (price === 0) return strong || chance() < temperament.bluffs ? 'raise' : 'call';
    // Each raise more on the same street needs a better hand.
    if (strong && share > 0.28 + 0.14 * view.fullBets) return 'raise';
    return share > price + temperament.margin ? 'call' : 'fold';
  }
}

/** Which way a player leans; the nearest legal option is taken. */
type Wish = 'fold' | 'call' | 'raise';

function onThird(view: Hand, seen: Seen, temperament: Temperament, mood: number): Wish {
  const worth = startingHand(view.setup.game, seen);
  const completed = view.fullBets > 0;
  if (worth >= temperament.raisesFrom + 0.12 * Math.max(0, view.fullBets - 1)) return 'raise';
  // Nobody but the bring-in is in: the pot may be there for the taking.
  const unopened = !completed && seen.opponents.length <= 2;
  if (unopened && mood < temperament.bluffs) return 'raise';
  const needed = temperament.playsFrom + 0.1 * Math.max(0, view.fullBets - 1) - (completed ? 0 : 0.06);
  return worth >= needed ? 'call' : 'fold';
}

/** What calling costs, as a share of the pot after it; 0 where checking is free. */
function priceOf(view: Hand, legal: readonly Option[]): number {
  const call = legal.find(option => option.action === 'call');
  if (call === undefined || call.action !== 'call') return 0;
  const pot = view.players.reduce((sum, player) => sum + player.total, 0);
  return call.amount / (pot + call.amount);
}

/** The legal option nearest to a wish: nobody folds where he may check, or raises where he may not. */
function nearest(legal: readonly Option[], wish: Wish): Option {
  const order = {
    raise: ['raise', 'bet', 'complete', 'call', 'check', 'bring-in'],
    call: ['check', 'call', 'bring-in', 'fold'],
    fold: ['check', 'bring-in', 'fold', 'call'],
  }[wish];
  for (const name of order) {
    // The bigger of two sizes comes last, and who bets for value bets it.
    const option = legal.findLast(({ action }) => action === name);
    if (option !== undefined) return option;
  }
  return legal[0]!;
}
