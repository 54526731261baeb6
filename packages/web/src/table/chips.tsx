import { useNumber } from '../messages/messages.ts';
import styles from './chips.module.css';

const COLOURS: readonly (readonly [worth: number, colour: string, edge: string])[] = [
  [1000, '#d2a13c', '#fff3cf'],
  [500, '#6d4a97', '#eadcff'],
  [100, '#24292e', '#e8e8e8'],
  [25, '#1f7a4d', '#e2f6e9'],
  [5, '#b8352f', '#ffe3dc'],
  [1, '#e9e4d6', '#4a6f8f'],
];
const MOST_SHOWN = 10;

/** The fewest chips that make an amount, biggest first; only the first ten are drawn. */
export function chipsOf(amount: number): { colour: string; edge: string }[] {
  const chips: { colour: string; edge: string }[] = [];
  let left = amount;
  for (const [worth, colour, edge] of COLOURS) {
    for (; left >= worth && chips.length < MOST_SHOWN; left -= worth) chips.push({ colour, edge });
  }
  return chips;
}

/** An amount as a small stack of chips, with the number beside it. */
export function Chips({ amount, bare }: { readonly amount: number; readonly bare?: boolean }) {
  const print = useNumber();
  const chips = chipsOf(amount);
  const height = 13 + 4 * Math.max(0, chips.length - 1);
  return (
    <span className={styles.chips}>
      <svg width="26" height={height + 2} viewBox={`0 0 26 ${height + 2}`} aria-hidden="true">
        {chips.map(({ colour, edge }, place) => {
          const y = height - 7 - place * 4;
          return (
            <g key={`${height - y} ${colour}`}>
              <ellipse cx="13" cy={y + 2.6} rx="12" ry="6" fill="#0007" />
              <ellipse cx="13" cy={y + 1.8} rx="12" ry="6" fill={colour} stroke="#0005" strokeWidth=".6" />
              <ellipse cx="13" cy={y} rx="12" ry="6" fill={colour} />
              <ellipse
                cx="13"
                cy={y}
                rx="10.4"
                ry="5.1"
                fill="none"
                stroke={edge}
                strokeWidth="2.1"
                strokeDasharray="4.4 5.2"
              />
              <ellipse
                cx="13"
                cy={y}
                rx="6.6"
                ry="3.2"
                fill="none"
                stroke={edge}
                strokeWidth=".6"
                opacity=".6"
              />
            </g>
          );
        })}
      </svg>
      {!bare && <b>{print(amount)}</b>}
    </span>
  );
}
