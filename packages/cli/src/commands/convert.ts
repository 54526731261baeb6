import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { EXIT, report, UsageError } from '../exit.ts';
import { FORMS, type Form } from '../history/convert-file.ts';
import { historyFiles } from '../history/files.ts';
import { forEachHand } from '../history/pool.ts';
import { Tally } from '../history/tally.ts';
import { printJson, tell } from '../output.ts';

interface Given {
  readonly to: string;
  readonly out?: string;
  readonly jobs: string;
  readonly json?: true;
}

/** `doorcard convert`: histories of any room as PHH, PokerStars text or our JSON. */
export function convert(): Command {
  return new Command('convert')
    .description('write hand histories in another form: phh, pokerstars or json')
    .argument('<path...>', 'files or folders, of any format that can be read')
    .requiredOption('--to <form>', FORMS.join(', '))
    .option('--out <file>', 'where to write (otherwise standard output)')
    .option('--jobs <n>', 'threads', String(availableParallelism()))
    .option('--json', 'one JSON object a hand, with the text in it')
    .action((paths: readonly string[], given: Given) => run(paths, given));
}

async function run(paths: readonly string[], given: Given): Promise<void> {
  const to = FORMS.find(form => form === given.to);
  if (to === undefined)
    throw new UsageError(`There is no form "${given.to}"; the forms are ${FORMS.join(', ')}.`);
  const jobs = wholeNumber(given.jobs, '--jobs', 1, 256);
  const files = historyFiles(paths);
  const out = given.out === undefined ? process.stdout : createWriteStream(given.out);
  const tally = new Tally();
  let number = 0;
  await forEachHand(files, { type: 'convert', to }, jobs, hand => {
    tally.add(hand);
    if (given.json) printJson(hand);
    else if (hand.text !== null) out.write(asPart(to, hand.text, ++number));
    if (hand.status !== 'ok')
      tell(`${hand.file}${hand.hand === null ? '' : ` hand ${hand.hand}`}: ${hand.reason}`);
  });
  if (out !== process.stdout) {
    out.end();
    await finished(out);
  }
  for (const line of tally.byKind()) tell(line);
  tell(tally.summary());
  if (tally.counts.mismatch + tally.counts.invalid > 0) report(EXIT.failed);
}

/** Hands of PHH stand in sections of one file. */
function asPart(to: Form, text: string, number: number): string {
  return to === 'phh' ? `${number === 1 ? '' : '\n'}[${number}]\n${text}` : text;
}
