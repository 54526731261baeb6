import type { Half, Option, Seat, Street } from '@doorcard/stud';
import { pots } from '@doorcard/stud';
import { playersOf } from '../player-order.ts';
import type { HandRecord } from '../record.ts';
import type { Verdict } from './verify.ts';

/** A hand retold by the rules, for other programs. Players are PHH player numbers; amounts the smallest unit. */
export interface Retold {
  readonly hand: string;
  readonly game: string;
  readonly house: string;
  readonly decisions: readonly RetoldDecision[];
  readonly pots: readonly RetoldPot[];
  readonly showdown: readonly { readonly player: number; readonly action: 'show' | 'muck' }[];
  readonly returned: readonly { readonly player: number; readonly amount: number }[];
  readonly finishingStacks: readonly number[] | null;
}

export interface RetoldDecision {
  readonly player: number;
  readonly street: Street;
  readonly toCall: number;
  readonly options: readonly RetoldOption[];
  readonly taken?: RetoldOption;
}

export interface RetoldOption {
  readonly action: Option['action'];
  readonly amount?: number;
  readonly to?: number;
  readonly allIn?: true;
}

export interface RetoldPot {
  readonly amount: number;
  readonly eligible: readonly number[];
  readonly awards: readonly { readonly player: number; readonly amount: number; readonly half: Half }[];
}

/** What a replayed hand was: its decisions with all options, pots, showdown and stacks. */
export function retell(record: HandRecord, verdict: Verdict): Retold {
  const { hand, events, decisions, house } = verdict;
  const players = playersOf(record);
  const numbers = new Map<Seat, number>(players.map((player, index) => [player.seat, index + 1]));
  const number = (seat: Seat): number => numbers.get(seat)!;
  const wonUnseen = hand === null || hand.players.filter(player => !player.folded).length < 2;
  return {
    hand: record.id,
    game: record.game,
    house: house.id,
    decisions: decisions.map(({ seat, street, options, taken }) => ({
      player: number(seat),
      street,
      toCall: options.reduce((owed, option) => (option.action === 'call' ? option.amount : owed), 0),
      options: options.map(plain),
      ...(taken === null ? {} : { taken: plain(taken) }),
    })),
    pots: (hand === null ? [] : pots(hand)).map((pot, index) => ({
      amount: pot.amount,
      eligible: pot.eligible.map(number).sort((a, b) => a - b),
      awards: hand!.awards
        .filter(award => award.pot === index)
        .map(({ seat, amount, half }) => ({ player: number(seat), amount, half })),
    })),
    showdown: wonUnseen
      ? []
      : events.flatMap(event =>
          event.type === 'shown' || event.type === 'mucked'
            ? [
                {
                  player: number(event.seat),
                  action: event.type === 'shown' ? ('show' as const) : ('muck' as const),
                },
              ]
            : [],
        ),
    returned: events.flatMap(event =>
      event.type === 'returned' ? [{ player: number(event.seat), amount: event.amount }] : [],
    ),
    finishingStacks: stacksByPlayer(record, verdict),
  };
}

/** Stacks at the end by PHH player number; null when the hand has no end. */
export function stacksByPlayer(record: HandRecord, verdict: Verdict): readonly number[] | null {
  const { finishingStacks } = verdict;
  if (finishingStacks === null) return null;
  return playersOf(record).map(player => finishingStacks[record.seats.indexOf(player)]!);
}

function plain(option: Option): RetoldOption {
  if (option.action === 'fold' || option.action === 'check') return { action: option.action };
  if (option.action === 'call') return { action: 'call', amount: option.amount };
  const { action, amount, to, allIn } = option;
  return allIn ? { action, amount, to, allIn } : { action, amount, to };
}
