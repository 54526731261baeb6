import { DEFAULT_HOUSE, describeHouse, HOUSES, type House } from '@doorcard/stud';
import { Command } from 'commander';
import { theHouse } from '../arguments.ts';
import { print, printJson } from '../output.ts';

/** `doorcard houses [ID]`: the houses and their rules in words. */
export function houses(): Command {
  return new Command('houses')
    .description('the houses, or the rules of one in words')
    .argument('[id]', 'a house')
    .option('--json', 'one JSON object a line')
    .action((id: string | undefined, options: { json?: true }) => {
      const list = id === undefined ? HOUSES : [theHouse(id)];
      for (const house of list) {
        if (options.json) printJson({ ...house, rules: describeHouse(house) });
        else if (id === undefined) print(`${house.id.padEnd(16)}${house.title}${note(house)}`);
        else tellHouse(house);
      }
    });
}

function note(house: House): string {
  return house.id === DEFAULT_HOUSE ? ' (the default)' : '';
}

function tellHouse(house: House): void {
  print(`${house.title} (${house.id})`);
  const rules = describeHouse(house);
  const width = Math.max(...rules.map(rule => rule.axis.length)) + 2;
  for (const { axis, words } of rules) print(`  ${axis.padEnd(width)}${words}`);
}
