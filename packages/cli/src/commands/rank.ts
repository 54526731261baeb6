import { createInterface } from 'node:readline';
import { nameHigh, parseCards, rankHigh, rankLow8, rankRazz } from '@doorcard/cards';
import { Command } from 'commander';
import { EXIT, report } from '../exit.ts';
import { printJson, tell } from '../output.ts';

/** `doorcard rank`: a line of cards on standard input per hand, its ranks a line on standard output. */
export function rank(): Command {
  return new Command('rank')
    .description(
      'rank hands of 5 to 7 cards, one a line of standard input (AsKdTh9c2s…); a bigger number is better',
    )
    .option('--json', 'one JSON object a line (it always is)')
    .action(async () => {
      let number = 0;
      for await (const line of createInterface({
        input: process.stdin,
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        number++;
        if (line.trim() !== '') rankLine(line, number);
      }
    });
}

function rankLine(line: string, number: number): void {
  const parsed = parseCards(line);
  const wrong = parsed.ok ? wrongCount(parsed.value.length) : parsed.fault.message;
  if (!parsed.ok || wrong !== null) {
    // The line's place is kept: whoever pairs lines with answers is not put out of step.
    printJson({ error: wrong });
    tell(`doorcard rank: line ${number}: ${wrong}`);
    report(EXIT.usage);
    return;
  }
  const cards = parsed.value;
  const low8 = rankLow8(cards);
  printJson({
    high: rankHigh(cards),
    low8: low8 === 0 ? null : low8,
    razz: rankRazz(cards),
    name: nameHigh(cards),
  });
}

function wrongCount(count: number): string | null {
  return count >= 5 && count <= 7 ? null : `${count} cards; a hand to rank has 5, 6 or 7.`;
}
