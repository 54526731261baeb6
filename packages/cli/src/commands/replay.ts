import { printCard } from '@doorcard/cards';
import {
  type HandRecord,
  playersOf,
  printAmount,
  type Retold,
  type RetoldOption,
  retell,
  type Verdict,
  verify,
} from '@doorcard/histories';
import type { MaybeCard, Street } from '@doorcard/stud';
import { Command } from 'commander';
import { theHouse } from '../arguments.ts';
import { EXIT, report } from '../exit.ts';
import { handsOf, historyFiles } from '../history/files.ts';
import { printFault } from '../history/verify-file.ts';
import { print, printJson, tell } from '../output.ts';

interface Given {
  readonly house?: string;
  readonly json?: true;
}

/** `doorcard replay`: a hand told street by street, with what could have been done at each decision. */
export function replay(): Command {
  return new Command('replay')
    .description('tell the hands of a history street by street')
    .argument('<file>', 'a hand history of any format that can be read')
    .option('--house <house>', "whose rules (otherwise the room's own; doorcard houses lists them)")
    .option('--json', 'one JSON object a hand, with every decision and its options')
    .action((file: string, given: Given) => run(file, given));
}

async function run(path: string, given: Given): Promise<void> {
  const house = given.house === undefined ? undefined : theHouse(given.house);
  for (const file of historyFiles([path])) {
    for await (const { result } of handsOf(file)) {
      if (!result.ok) {
        tell(`${file.path}: ${printFault(result.fault)}`);
        report(result.fault.code === 'unsupported' ? EXIT.fine : EXIT.failed);
        continue;
      }
      const record = result.value;
      const verdict = verify(record, house);
      if (verdict.status !== 'ok') {
        tell(`${file.path}: hand ${record.id}: ${verdict.reason}`);
        report(EXIT.failed);
      }
      if (given.json) printJson(retell(record, verdict));
      else for (const line of inWords(record, verdict)) print(line);
    }
  }
}

const STREET_NAMES: { readonly [S in Street]: string } = {
  3: '3rd street',
  4: '4th street',
  5: '5th street',
  6: '6th street',
  7: '7th street',
};

function inWords(record: HandRecord, verdict: Verdict): string[] {
  const money = (amount: number): string => printAmount(amount, record.decimals);
  const retold = retell(record, verdict);
  const players = playersOf(record);
  const name = (player: number): string => players[player - 1]!.name;
  const lines = [`Hand ${record.id}: ${record.game}, ${record.kind}, by ${verdict.house.title}`];
  for (const { seat, name: who, stack } of record.seats)
    lines.push(`  seat ${seat} ${who} (${money(stack)})`);
  let street: Street | null = null;
  for (const decision of retold.decisions) {
    if (decision.street !== street) {
      street = decision.street;
      lines.push(`${STREET_NAMES[street]}: ${boards(record, verdict, street)}`);
    }
    const could = decision.options.map(option => inWordsOf(option, money)).join(', ');
    const did = decision.taken === undefined ? 'to act' : inWordsOf(decision.taken, money);
    lines.push(`  ${name(decision.player)}: ${did}   [${could}]`);
  }
  lines.push(...endInWords(retold, name, money));
  return lines;
}

function endInWords(
  retold: Retold,
  name: (player: number) => string,
  money: (amount: number) => string,
): string[] {
  const lines: string[] = [];
  for (const { player, amount } of retold.returned)
    lines.push(`${money(amount)} comes back to ${name(player)}`);
  for (const { player, action } of retold.showdown) lines.push(`${name(player)} ${action}s`);
  retold.pots.forEach((pot, index) => {
    const shares = pot.awards.map(award => {
      const half = award.half === 'all' ? '' : ` (${award.half})`;
      return `${name(award.player)} ${money(award.amount)}${half}`;
    });
    lines.push(
      `${index === 0 ? 'main pot' : `side pot ${index}`} ${money(pot.amount)}: ${shares.join(', ')}`,
    );
  });
  if (retold.finishingStacks !== null) lines.push(`stacks: ${retold.finishingStacks.map(money).join(', ')}`);
  lines.push('');
  return lines;
}

function boards(record: HandRecord, verdict: Verdict, street: Street): string {
  const shown = (cards: readonly MaybeCard[]): string =>
    cards.map(card => (card === null ? '??' : printCard(card))).join(' ');
  const live =
    verdict.decisions.length === 0
      ? []
      : record.seats.filter(seat => seat.cards.length >= Math.min(street, 6));
  return live.map(seat => `${seat.name} [${shown(seat.cards.slice(2, Math.min(street, 6)))}]`).join(' ');
}

function inWordsOf(option: RetoldOption, money: (amount: number) => string): string {
  const allIn = option.allIn ? ' all-in' : '';
  if (option.to !== undefined) {
    const verb = option.action === 'bring-in' ? 'bring in' : `${option.action} to`;
    return `${verb} ${money(option.to)}${allIn}`;
  }
  return option.amount === undefined ? option.action : `${option.action} ${money(option.amount)}`;
}
