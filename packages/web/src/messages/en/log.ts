const you = 'You';
/** The verb for a name: `Ana folds`, `You fold`. */
const does = (name: string, verb: string): string => `${name} ${verb}${name === you ? '' : 's'}`;

/** One sentence for everything that happens in a hand. Names come first; `you` is a name of its own. */
export const log = {
  you,
  verb: {
    bringIn: (name: string, amount: string) => `${does(name, 'bring')} in for ${amount}`,
    completes: (name: string, to: string) => `${does(name, 'complete')} to ${to}`,
    bets: (name: string, to: string) => `${does(name, 'bet')} ${to}`,
    raises: (name: string, to: string) => `${does(name, 'raise')} to ${to}`,
    calls: (name: string, amount: string) => `${does(name, 'call')} ${amount}`,
    checks: (name: string) => does(name, 'check'),
    folds: (name: string) => does(name, 'fold'),
    timedOut: (name: string) => `${name} ran out of time`,
    protected: (name: string) => `${name} ran out of time, all-in for what is in the pot`,
    returned: (name: string, amount: string) => `${amount} goes back to ${name}`,
    shows: (name: string, cards: string) => `${does(name, 'show')} ${cards}`,
    showsNamed: (name: string, cards: string, hand: string) => `${does(name, 'show')} ${cards} (${hand})`,
    mucks: (name: string) => `${name} ${name === you ? 'do' : 'does'} not show`,
    rake: (amount: string) => `Rake ${amount}`,
    wins: (name: string, amount: string) => `${does(name, 'win')} ${amount}`,
    winsHigh: (name: string, amount: string) => `${does(name, 'win')} the high half, ${amount}`,
    winsLow: (name: string, amount: string) => `${does(name, 'win')} the low half, ${amount}`,
  },
  allIn: 'all-in',
  antes: (amount: string) => `Antes ${amount}`,
  street: (street: string, boards: string) => `${street} — ${boards}`,
  board: (name: string, cards: string) => `${name} ${cards}`,
  community: (card: string) => `Community card ${card}`,
  reshuffled: 'The burned cards are shuffled in',
  pot: (amount: string, number: number) => (number === 0 ? amount : `${amount} (side pot ${number})`),
  dealer: {
    name: 'Dealer',
    satDown: (name: string, seat: number, stack: string) => `${name} sits down at seat ${seat} with ${stack}`,
    left: (name: string) => `${name} leaves`,
    toppedUp: (name: string, amount: string) => `${name} adds ${amount}`,
    sitsOut: {
      asked: (name: string) => `${name} sits out`,
      'timed-out': (name: string) => `${name} sits out: out of time twice`,
      'short-stack': (name: string) => `${name} sits out: not enough chips`,
    },
    cameBack: (name: string) => `${name} is back`,
    waits: 'Waiting for players',
  },
};
