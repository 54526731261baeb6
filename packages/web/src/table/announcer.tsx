import { create } from 'zustand';

interface Said {
  readonly polite: string;
  readonly urgent: string;
  /** Changes with every saying, so that the same words are spoken again. */
  readonly count: number;
}

const useSaid = create<Said>(() => ({ polite: '', urgent: '', count: 0 }));

/** Says something to those who listen to the page, when they are not listening to something else. */
export function say(text: string): void {
  useSaid.setState(({ count }) => ({ polite: text, count: count + 1 }));
}

/** Says at once that it is one's turn; nothing else is that urgent. */
export function sayUrgently(text: string): void {
  useSaid.setState(({ count }) => ({ urgent: text, count: count + 1 }));
}

/** What is said aloud, unseen. An odd count adds a blank, which makes the same words a new saying. */
export function Announcer() {
  const { polite, urgent, count } = useSaid();
  const blank = count % 2 === 0 ? '' : '\u00a0';
  return (
    <>
      <p className="visually-hidden" aria-live="polite" data-testid="polite">
        {polite + blank}
      </p>
      <p className="visually-hidden" aria-live="assertive" data-testid="assertive">
        {urgent}
      </p>
    </>
  );
}
