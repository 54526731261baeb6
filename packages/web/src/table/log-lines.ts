import type { Card } from '@doorcard/cards';
import { evolve, type Hand, type HandEvent, isUp, type Seat } from '@doorcard/stud';
import { type Messages, printNumber } from '../messages/messages.ts';
import { cardSigns, handName } from '../words/hand-words.ts';
import { holding } from '../words/made-hand.ts';
import { knownCards } from './story.ts';
import { whyOpens } from './why.ts';

/** A line of the log: a street with all boards, or something somebody did. */
export interface LogLine {
  /** Its place in the log, for lists. */
  readonly key: string;
  readonly kind: 'street' | 'deed' | 'result';
  readonly text: string;
}

/** The log of a hand: one line a street with all boards and who opens, then who did what. */
export function logLines(
  events: readonly HandEvent[],
  nameOf: (seat: Seat) => string,
  me: Seat | null,
  messages: Messages,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  const add = (kind: LogLine['kind'], text: string): void => {
    lines.push({ key: `line ${lines.length}`, kind, text });
  };
  let hand: Hand | null = null;
  let antes = 0;
  for (const event of events) {
    hand = evolve(hand, event);
    if (event.type === 'ante-posted') antes += event.amount;
    if (event.type === 'street-started') {
      if (event.street === 3 && antes > 0) add('deed', messages.log.antes(printNumber(antes)));
      add('street', streetLine(hand, nameOf, messages));
      const why = whyOpens(hand, nameOf, me, messages);
      if (why) add('deed', why);
    } else {
      const text = deed(event, hand, nameOf, messages);
      if (text) add(event.type === 'awarded' ? 'result' : 'deed', text);
    }
  }
  return lines;
}

function streetLine(hand: Hand, nameOf: (seat: Seat) => string, { log, words }: Messages): string {
  const boards = hand.players
    .filter(player => !player.folded)
    .map(({ seat, cards }) => log.board(nameOf(seat), cardSigns(cards.filter((_, place) => isUp(place)))));
  return log.street(words.streetLong[hand.street ?? 3], boards.join(' · '));
}

/** What one event says; null for those that are told otherwise. */
function deed(
  event: HandEvent,
  hand: Hand,
  nameOf: (seat: Seat) => string,
  messages: Messages,
): string | null {
  const { verb, allIn, community, reshuffled, pot } = messages.log;
  const all = (text: string, is: boolean): string => (is ? `${text}, ${allIn}` : text);
  const print = printNumber;
  switch (event.type) {
    case 'bring-in-posted':
      return all(verb.bringIn(nameOf(event.seat), print(event.amount)), event.allIn);
    case 'completed':
      return all(verb.completes(nameOf(event.seat), print(event.to)), event.allIn);
    case 'bet':
      return all(verb.bets(nameOf(event.seat), print(event.to)), event.allIn);
    case 'raised':
      return all(verb.raises(nameOf(event.seat), print(event.to)), event.allIn);
    case 'called':
      return all(verb.calls(nameOf(event.seat), print(event.amount)), event.allIn);
    case 'checked':
      return verb.checks(nameOf(event.seat));
    case 'folded':
      return verb.folds(nameOf(event.seat));
    case 'timed-out':
      return (event.protected ? verb.protected : verb.timedOut)(nameOf(event.seat));
    case 'returned':
      return verb.returned(nameOf(event.seat), print(event.amount));
    case 'community-dealt':
      return community(cardSigns([event.card]));
    case 'reshuffled':
      return reshuffled;
    case 'shown':
      return shown(event, hand, nameOf(event.seat), messages);
    case 'mucked':
      return verb.mucks(nameOf(event.seat));
    case 'rake-taken':
      return event.amount > 0 ? verb.rake(print(event.amount)) : null;
    case 'awarded': {
      const wins = { all: verb.wins, high: verb.winsHigh, low: verb.winsLow }[event.half];
      return wins(nameOf(event.seat), pot(print(event.amount), event.pot));
    }
    default:
      return null;
  }
}

function shown(
  event: HandEvent & { readonly type: 'shown' },
  hand: Hand,
  name: string,
  messages: Messages,
): string {
  const player = hand.players.find(other => other.seat === event.seat);
  const known = player ? knownCards(hand, player) : null;
  const named = known === null ? '' : holdingWords(hand, known, messages);
  const cards = cardSigns(event.cards);
  return named ? messages.log.verb.showsNamed(name, cards, named) : messages.log.verb.shows(name, cards);
}

/** What cards make, both ways in hi/lo: `pair of aces / 8-6-4-3-A low`. */
export function holdingWords(hand: Pick<Hand, 'setup'>, cards: readonly Card[], messages: Messages): string {
  const { game } = hand.setup;
  const { main, low } = holding(game, cards);
  const named = main === null ? '' : handName(main, messages);
  if (game !== 'stud-hi-lo' || cards.length < 5) return named;
  return `${named} / ${low === null ? messages.words.noLow : handName(low, messages)}`;
}
