import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { theHouse, wholeNumber } from '../arguments.ts';
import { EXIT, report } from '../exit.ts';
import { historyFiles } from '../history/files.ts';
import { forEachHand } from '../history/pool.ts';
import { Tally } from '../history/tally.ts';
import type { HandReport } from '../history/verify-file.ts';
import { print, printJson, tell } from '../output.ts';

interface Given {
  readonly house?: string;
  readonly jobs: string;
  readonly quiet?: true;
  readonly json?: true;
}

/** `doorcard verify`: hands replayed by the rules and held against what their histories print. */
export function verify(): Command {
  return new Command('verify')
    .description('replay hand histories by the rules: every action, forced bet, pot, share and stack')
    .argument('<path...>', 'files or folders, of any format that can be read')
    .option('--house <house>', "whose rules (otherwise the room's own; doorcard houses lists them)")
    .option('--jobs <n>', 'threads', String(availableParallelism()))
    .option('--quiet', 'only the hands that are not ok, and the sums')
    .option('--json', 'one JSON object a hand')
    .action((paths: readonly string[], given: Given) => run(paths, given));
}

async function run(paths: readonly string[], given: Given): Promise<void> {
  const jobs = wholeNumber(given.jobs, '--jobs', 1, 256);
  const house = given.house === undefined ? null : theHouse(given.house).id;
  const tally = new Tally();
  await forEachHand(historyFiles(paths), { type: 'verify', house }, jobs, hand => {
    tally.add(hand);
    if (given.quiet && hand.status === 'ok') return;
    if (given.json) printJson(asJson(hand));
    else print(inWords(hand));
  });
  // Where each line of output is an object, the sums go beside it.
  const say = given.json ? tell : print;
  for (const line of tally.byKind()) say(line);
  say(tally.summary());
  if (tally.counts.mismatch + tally.counts.invalid > 0) report(EXIT.failed);
}

function asJson({ kind: _, reason, finishingStacks, ...hand }: HandReport): unknown {
  return {
    ...hand,
    ...(reason === null ? {} : { reason }),
    ...(finishingStacks === null ? {} : { finishingStacks }),
  };
}

function inWords({ file, hand, game, house, status, reason }: HandReport): string {
  const what = game === null ? '' : ` ${game} by ${house}`;
  return `${status} ${file}${hand === null ? '' : ` hand ${hand}`}${what}${reason === null ? '' : `: ${reason}`}`;
}
