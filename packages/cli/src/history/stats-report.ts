import type { StudCounts } from '@doorcard/histories';

/** What is told of a player: one row a game, and the way of his results. */
export interface Stats {
  readonly hero: string;
  readonly rows: readonly (readonly [game: string, counts: StudCounts])[];
  /** Big bets won after each hand, in the order of the hands. */
  readonly results: readonly number[];
}

/** The columns of the table: a title, and what stands in it. */
export const COLUMNS: readonly (readonly [title: string, cell: (counts: StudCounts) => string])[] = [
  ['hands', counts => String(counts.hands)],
  ['net (big bets)', counts => signed(counts.netBigBets)],
  ['per 100', counts => signed(counts.hands === 0 ? 0 : (100 * counts.netBigBets) / counts.hands)],
  ['entered', counts => part(counts.entered, counts.hands)],
  ['completed', counts => part(counts.completed, counts.hands)],
  ['brought in', counts => part(counts.broughtIn, counts.hands)],
  ['defended', counts => part(counts.bringInDefended, counts.bringInAttacked)],
  ['saw 4th', counts => part(counts.saw4th, counts.hands)],
  ['saw 5th', counts => part(counts.saw5th, counts.hands)],
  ['saw 6th', counts => part(counts.saw6th, counts.hands)],
  ['saw 7th', counts => part(counts.saw7th, counts.hands)],
  ['showdown', counts => part(counts.showdowns, counts.hands)],
  ['won there', counts => part(counts.showdownsWon, counts.showdowns)],
  ['scooped', counts => part(counts.scooped, counts.splitShowdowns)],
  ['quartered', counts => part(counts.quartered, counts.splitShowdowns)],
];

function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(1)}`;
}

/** A part in per cent; a dash where there is nothing to be a part of. */
function part(count: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * count) / of)} %`;
}

/** The table for a terminal: a column a game. */
export function asTable({ rows }: Stats): string[] {
  const titles = Math.max(...COLUMNS.map(([title]) => title.length));
  const widths = rows.map(([game, counts]) =>
    Math.max(game.length, ...COLUMNS.map(([, cell]) => cell(counts).length)),
  );
  const line = (title: string, cells: readonly string[]): string =>
    `${title.padEnd(titles)}  ${cells.map((cell, index) => cell.padStart(widths[index]!)).join('  ')}`;
  return [
    line(
      '',
      rows.map(([game]) => game),
    ),
    ...COLUMNS.map(([title, cell]) =>
      line(
        title,
        rows.map(([, counts]) => cell(counts)),
      ),
    ),
  ];
}

/** A page of its own: the table, the way of the results, and how far the hands went, drawn as SVG. */
export function asHtml(stats: Stats): string {
  const { hero, rows, results } = stats;
  const heads = rows.map(([game]) => `<th scope="col">${escaped(game)}</th>`).join('');
  const body = COLUMNS.map(([title, cell]) => {
    const cells = rows.map(([, counts]) => `<td>${cell(counts)}</td>`).join('');
    return `<tr><th scope="row">${title}</th>${cells}</tr>`;
  }).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(hero)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
th[scope=row] { text-align: left; font-weight: normal; }
svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: currentColor; }
</style></head><body>
<h1>${escaped(hero)}</h1>
<table><thead><tr><td></td>${heads}</tr></thead><tbody>
${body}
</tbody></table>
<h2>Big bets won, hand by hand</h2>
${resultPlot(results)}
<h2>How far the hands went</h2>
${streetPlot(rows)}
</body></html>
`;
}

const WIDTH = 800;
const HEIGHT = 260;
const LEFT = 50;

function resultPlot(results: readonly number[]): string {
  const least = Math.min(0, ...thinned(results));
  const most = Math.max(0, ...thinned(results));
  const span = most - least || 1;
  const y = (amount: number): number => 10 + ((most - amount) / span) * (HEIGHT - 30);
  const points = thinned(results);
  const x = (index: number): number => LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 10);
  const path = points.map((amount, index) => `${x(index).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Big bets won after each of ${results.length} hands, ending at ${signed(results.at(-1) ?? 0)}">
<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(0)}" y2="${y(0)}" stroke="currentColor" stroke-opacity=".4"/>
<polyline points="${path}" fill="none" stroke="#2a7f62" stroke-width="2"/>
<text x="0" y="${y(most) + 4}">${signed(most)}</text><text x="0" y="${y(least) + 4}">${signed(least)}</text>
<text x="${WIDTH - 10}" y="${HEIGHT - 4}" text-anchor="end">${results.length} hands</text></svg>`;
}

/** At most a point a pixel. */
function thinned(results: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.ceil(results.length / WIDTH));
  return results.filter((_, index) => index % step === 0 || index === results.length - 1);
}

function streetPlot(rows: Stats['rows']): string {
  const all = rows.at(-1)?.[1];
  if (all === undefined) return '';
  const bars: readonly (readonly [string, number])[] = [
    ['dealt', all.hands],
    ['entered', all.entered],
    ['4th', all.saw4th],
    ['5th', all.saw5th],
    ['6th', all.saw6th],
    ['7th', all.saw7th],
    ['showdown', all.showdowns],
    ['won', all.showdownsWon],
  ];
  const most = Math.max(1, all.hands);
  const wide = (WIDTH - LEFT) / bars.length;
  const drawn = bars.map(([title, count], index) => {
    const high = (count / most) * (HEIGHT - 60);
    const left = LEFT + index * wide;
    return `<rect x="${left}" y="${HEIGHT - 30 - high}" width="${wide * 0.7}" height="${high}" fill="#2a7f62"/>
<text x="${left}" y="${HEIGHT - 12}">${title}</text><text x="${left}" y="${HEIGHT - 36 - high}">${count}</text>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Hands that got to each street">${drawn.join('\n')}</svg>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
}
