import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { addCounts, NO_COUNTS, type StudCounts } from '@doorcard/histories';
import { GAMES } from '@doorcard/stud';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { UsageError } from '../exit.ts';
import { historyFiles } from '../history/files.ts';
import { forEachHand } from '../history/pool.ts';
import { asHtml, asTable, type Stats } from '../history/stats-report.ts';
import { print, printJson, tell } from '../output.ts';

interface Given {
  readonly hero: string;
  readonly html?: string;
  readonly jobs: string;
  readonly json?: true;
}

/** `doorcard stats`: what a player's histories tell of his play, by game. */
export function stats(): Command {
  return new Command('stats')
    .description(
      'a player’s results and habits, by game: entered, completed, defended, how far, won, scooped',
    )
    .argument('<path...>', 'files or folders, of any format that can be read')
    .requiredOption('--hero <name>', 'whose')
    .option('--html <file>', 'write a page with plots, too')
    .option('--jobs <n>', 'threads', String(availableParallelism()))
    .option('--json', 'one JSON object a game, the last for all')
    .action((paths: readonly string[], given: Given) => run(paths, given));
}

async function run(paths: readonly string[], given: Given): Promise<void> {
  const jobs = wholeNumber(given.jobs, '--jobs', 1, 256);
  const byGame = new Map<string, StudCounts>(GAMES.map(game => [game, { ...NO_COUNTS }]));
  const all: StudCounts = { ...NO_COUNTS };
  const results: number[] = [];
  let left = 0;
  await forEachHand(historyFiles(paths), { type: 'stats', hero: given.hero }, jobs, ({ status, counted }) => {
    if (status !== 'ok') left++;
    if (counted === null) return;
    addCounts(byGame.get(counted.game)!, counted.counts);
    addCounts(all, counted.counts);
    results.push(all.netBigBets);
  });
  if (left > 0)
    tell(
      `${left} hands that do not hold by the rules, or cannot be read, are not counted (doorcard verify tells why)`,
    );
  if (all.hands === 0) throw new UsageError(`No hand of "${given.hero}" was found.`);
  const games = [...byGame].filter(([, counts]) => counts.hands > 0);
  const told: Stats = { hero: given.hero, rows: [...games, ['all', all]], results };
  if (given.html !== undefined) writeFileSync(given.html, asHtml(told));
  if (given.json) for (const [game, counts] of told.rows) printJson({ hero: given.hero, game, ...counts });
  else for (const line of asTable(told)) print(line);
}
