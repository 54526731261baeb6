/**
 * A second opinion on the betting of one street, written from the Rulebook (§3, §4) alone: plain arrays of
 * numbers, seats counted from 0, nothing taken from the engine. Where the Rulebook leaves a choice, what was
 * decided here is said in a comment that begins with "Decided".
 */

/** What does not change while a street is bet. */
export interface Round {
  readonly third: boolean;
  readonly bringIn: number;
  /** The bet of the street: small on 3rd and 4th, big later. */
  readonly unit: number;
  /** The big bet where an open pair allows it, else 0: stud-high, 4th street, a house with open pairs. */
  readonly doubled: number;
  /** Who shows a pair. */
  readonly pairs: readonly boolean[];
  /** Only who shows a pair may open for the big bet. */
  readonly holderOnly: boolean;
  readonly cap: number;
  readonly headsUp: 'capped' | 'uncapped-from-start' | 'uncapped';
  /** What an all-in must be to count as a full bet. */
  readonly short: 'half-bet' | 'full-bet' | 'largest-raise';
  readonly dutyMayFold: boolean;
  readonly freeFold: boolean;
}

/** A moment of the street. `turn` is -1 when the betting is over. */
export interface Spot {
  readonly round: Round;
  readonly chips: readonly number[];
  readonly put: readonly number[];
  readonly gone: readonly boolean[];
  /** Has spoken since the last full bet. */
  readonly spoken: readonly boolean[];
  readonly level: number;
  readonly full: number;
  readonly bets: number;
  /** PokerKit's way: the largest raise of the street, and what short all-ins since the last full bet add up to. */
  readonly largest: number;
  readonly adding: number;
  readonly big: boolean;
  readonly capHit: boolean;
  readonly began: number;
  readonly turn: number;
  /** The bring-in is due: by the lowest card itself, or passed on to the player to act. */
  readonly duty: 'none' | 'own' | 'passed';
}

/** The street before anybody has acted; `chips` are what each has left, `first` the lowest card or best board. */
export function begin(round: Round, chips: readonly number[], first: number): Spot {
  const still = chips.map(() => false);
  const spot: Spot = {
    round,
    chips,
    put: chips.map(() => 0),
    gone: still,
    spoken: still,
    level: 0,
    full: 0,
    bets: 0,
    largest: 0,
    adding: 0,
    big: false,
    capHit: false,
    began: chips.length,
    turn: first,
    duty: 'none',
  };
  if (chips.filter(left => left > 0).length < 2) return { ...spot, turn: -1 };
  const turn = chips[first]! > 0 ? first : clockwise(spot, first).find(seat => chips[seat]! > 0)!;
  if (!round.third) return { ...spot, turn };
  return { ...spot, turn, duty: turn === first ? 'own' : 'passed' };
}

/** What the player to act may do, in words: `fold`, `check`, `call 3`, `bring-in 3`, `complete 10`, … in any order. */
export function choices(spot: Spot): string[] {
  const { round, turn, level } = spot;
  const left = spot.chips[turn]!;
  if (spot.duty !== 'none') {
    const list = [`bring-in ${Math.min(round.bringIn, left)}`];
    if (spot.duty === 'passed' && round.dutyMayFold) list.push('fold');
    // With the bring-in or less there is nothing to complete with; with more, all-in is possible (Case C33).
    if (left > round.bringIn) list.push(`complete ${Math.min(round.unit, left)}`);
    return list;
  }
  const owed = level - spot.put[turn]!;
  const list = owed > 0 ? ['fold', `call ${Math.min(owed, left)}`] : ['check'];
  if (owed === 0 && round.freeFold) list.push('fold');
  for (const to of wagers(spot)) list.push(`${nameOf(spot)} ${to}`);
  return list;
}

/** A wager's name. On 3rd, and over an all-in that was too short, the full bet is a completion. */
function nameOf({ round, bets, level, full }: Spot): string {
  if (bets === 0 && (round.third || level > 0)) return 'complete';
  if (bets === 0) return 'bet';
  // Decided: over an all-in that was too short, both sizes are completions.
  return level > full ? 'complete' : 'raise';
}

/** The totals on this street to which the player to act may bet or raise. */
function wagers(spot: Spot): number[] {
  const { turn, level, full } = spot;
  const most = spot.put[turn]! + spot.chips[turn]!;
  if (most <= level || !mayRaise(spot)) return [];
  const totals = sizes(spot).map(size => Math.min(full + size, most));
  // Decided: with chips for more than the small bet but not for the big one, all-in is a size of its own.
  return [...new Set(totals)].filter(to => to > level);
}

/** The sizes in which the player to act may bet, smallest first. */
function sizes({ round, turn, gone, level, big }: Spot): number[] {
  if (big) return [round.doubled];
  // Decided: a pair is live until its holder folds, with chips or without.
  const shows = round.pairs.some((pair, seat) => pair && !gone[seat]);
  if (round.doubled === 0 || !shows) return [round.unit];
  // Decided: "after any bet by anyone" means an all-in of less than half a bet too.
  if (level === 0 && round.holderOnly && !round.pairs[turn]) return [round.unit];
  return [round.unit, round.doubled];
}

function mayRaise(spot: Spot): boolean {
  const { round, turn, level, bets } = spot;
  // Nobody bets when no other player has chips to call any of what would be added.
  const callers = clockwise(spot, turn).filter(seat => !spot.gone[seat] && spot.chips[seat]! > 0);
  if (!callers.some(seat => spot.put[seat]! + spot.chips[seat]! > level)) return false;
  if (bets > round.cap && capHolds(spot)) return false;
  if (!spot.spoken[turn]) return true;
  // Short all-ins have added up when what this player faces is half a raise or more.
  return round.short === 'half-bet' && 2 * (level - spot.put[turn]!) >= sizes(spot)[0]!;
}

function capHolds({ round, gone, began, capHit }: Spot): boolean {
  if (round.headsUp === 'capped') return true;
  if (round.headsUp === 'uncapped-from-start') return began !== 2;
  // Decided: a player who is all-in is still "left".
  return capHit || gone.filter(out => !out).length !== 2;
}

/** The moment after a choice. */
export function after(spot: Spot, choice: string): Spot {
  const [word, amount] = choice.split(' ') as [string, string?];
  const { turn, round } = spot;
  const spoken = spot.spoken.with(turn, true);
  switch (word) {
    case 'fold':
      return pass({ ...spot, gone: spot.gone.with(turn, true), spoken });
    case 'check':
      return pass({ ...spot, spoken });
    case 'call':
      return pass({ ...pay(spot, Number(amount)), spoken });
    case 'bring-in':
      // Whoever brings in has spoken: he chose not to complete. A short one counts as the whole.
      return pass({ ...pay(spot, Number(amount)), spoken, level: round.bringIn, duty: 'none' });
    default:
      return pass({ ...wager(spot, Number(amount)), duty: 'none' });
  }
}

function pay(spot: Spot, amount: number): Spot {
  const { turn } = spot;
  return {
    ...spot,
    chips: spot.chips.with(turn, spot.chips[turn]! - amount),
    put: spot.put.with(turn, spot.put[turn]! + amount),
  };
}

function wager(spot: Spot, to: number): Spot {
  const { turn, round, level, full } = spot;
  const [small, large] = sizes(spot) as [number, number?];
  if (round.short === 'largest-raise') return freely(spot, to);
  const paid = { ...pay(spot, to - spot.put[turn]!), level: to };
  const made = to - full;
  const enough = round.short === 'half-bet' ? 2 * made >= small : made >= small;
  if (!enough) return { ...paid, spoken: spot.spoken.with(turn, true) };
  const bets = spot.bets + 1;
  const liveCount = spot.gone.filter(out => !out).length;
  // Decided: only a whole big bet is "the big bet"; an all-in between the two sizes is a small one with a rest.
  const big = spot.big || (large !== undefined && made >= large);
  // A wager that is itself half of what is due, or a whole one, reopens the betting for all; on 3rd before a
  // completion it is the total that counts. Where it is enough only together with short all-ins before it,
  // those who spoke between them are judged by what each of them faces.
  const alone = (round.third && spot.bets === 0) || made >= small || 2 * (to - level) >= small;
  return {
    ...paid,
    full: to,
    bets,
    big,
    capHit: spot.capHit || (bets === round.cap + 1 && liveCount > 2),
    spoken: (alone ? spot.spoken.map(() => false) : spot.spoken).with(turn, true),
  };
}

/**
 * A wager in PokerKit's way: whatever its size it uses a raise and the next adds to it; it reopens the betting
 * when, with the short all-ins just before it, it raises by no less than the largest raise of the street.
 */
function freely(spot: Spot, to: number): Spot {
  const { turn, level, largest } = spot;
  const by = to - level;
  const adding = spot.adding + by;
  const reopens = adding >= largest;
  return {
    ...pay(spot, to - spot.put[turn]!),
    level: to,
    full: to,
    bets: spot.bets + 1,
    largest: Math.max(largest, by),
    adding: reopens ? 0 : adding,
    spoken: (reopens ? spot.spoken.map(() => false) : spot.spoken).with(turn, true),
  };
}

/** Finds who is asked next, going clockwise. */
function pass(spot: Spot): Spot {
  const over = { ...spot, turn: -1 };
  const live = spot.chips.flatMap((_, seat) => (spot.gone[seat] ? [] : [seat]));
  if (live.length === 1) return over;
  const rich = live.filter(seat => spot.chips[seat]! > 0);
  if (spot.duty !== 'none') {
    // He to whom the bring-in had passed has folded: the duty passes on, if there is somebody to bet against.
    if (rich.length < 2) return over;
    return { ...spot, duty: 'passed', turn: clockwise(spot, spot.turn).find(seat => rich.includes(seat))! };
  }
  const asked = clockwise(spot, spot.turn).find(seat => {
    if (!rich.includes(seat)) return false;
    if (spot.put[seat]! < spot.level) return true;
    // Decided: with nothing to face and nobody to bet against there is nothing to ask.
    return !spot.spoken[seat] && rich.length > 1;
  });
  return asked === undefined ? over : { ...spot, turn: asked };
}

/** The other seats, in turn. */
function clockwise(spot: Spot, from: number): number[] {
  const seats = spot.chips.length;
  return Array.from({ length: seats - 1 }, (_, step) => (from + 1 + step) % seats);
}

/** How many complete betting sequences there are from here on. */
export function count(spot: Spot): number {
  if (spot.turn === -1) return 1;
  let sum = 0;
  for (const choice of choices(spot)) sum += count(after(spot, choice));
  return sum;
}
