import type { Chips as Amount, Seat } from '@doorcard/stud';
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'motion/react';
import * as m from 'motion/react-m';
import styles from './bets.module.css';
import { Chips } from './chips.tsx';
import { betPlace, CENTRE, type Layout, type Place } from './places.ts';

interface BetsProps {
  readonly bets: readonly { readonly seat: Seat; readonly amount: Amount }[];
  /** Pots on their way to those who won them. */
  readonly awards: readonly { readonly seat: Seat; readonly amount: Amount }[];
  readonly places: ReadonlyMap<Seat, Place>;
  readonly layout: Layout;
}

const at = ({ x, y }: Place) => ({ left: `${x}%`, top: `${y}%` });
const slide = { duration: 0.42, ease: [0.2, 0.8, 0.25, 1] as const };

/** Chips on the felt: from the seat to in front of it, at the end of the street to the pot, then to the winner. */
export function Bets({ bets, awards, places, layout }: BetsProps) {
  return (
    <div className={styles.bets} aria-hidden="true">
      <MotionConfig reducedMotion="user">
        <LazyMotion features={domAnimation} strict>
          <AnimatePresence>
            {bets.map(({ seat, amount }) => {
              const place = places.get(seat);
              if (place === undefined) return null;
              return (
                <m.span
                  key={`bet ${seat}`}
                  className={styles.bet}
                  data-bet={seat}
                  initial={{ ...at(place), opacity: 0 }}
                  animate={{ ...at(betPlace(place, layout)), opacity: 1 }}
                  exit={{ ...at(CENTRE), opacity: 0 }}
                  transition={slide}
                >
                  <Chips amount={amount} />
                </m.span>
              );
            })}
            {awards.map(({ seat, amount }) => {
              const place = places.get(seat);
              if (place === undefined) return null;
              return (
                <m.span
                  key={`award ${seat}`}
                  className={styles.bet}
                  initial={{ ...at(CENTRE), opacity: 1 }}
                  animate={at(betPlace(place, layout))}
                  exit={{ ...at(place), opacity: 0 }}
                  transition={{ ...slide, duration: 0.8 }}
                >
                  <Chips amount={amount} />
                </m.span>
              );
            })}
          </AnimatePresence>
        </LazyMotion>
      </MotionConfig>
    </div>
  );
}
