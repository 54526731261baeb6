import { Command } from 'commander';
import { UsageError } from '../exit.ts';
import { print } from '../output.ts';

/** `doorcard serve`: brings up a room, with the options of `npm start`. */
export function serve(): Command {
  return new Command('serve')
    .description('bring up a room to play in, with its client, on http://localhost:3000')
    .argument('[options...]', 'the options of npm start; --help lists them')
    .helpOption(false)
    .allowUnknownOption()
    .action((args: readonly string[]) => run(args));
}

async function run(args: readonly string[]): Promise<void> {
  // Loaded only now: the other commands need no server.
  const { readOptions, start, USAGE } = await import('@doorcard/room');
  const options = readOptions(args, process.env);
  if (!options.ok) throw new UsageError(options.fault.message);
  if (options.value === 'help') return print(USAGE);
  const started = await start(options.value);
  print(`Doorcard is open at ${started.address}`);
  // The room keeps the process; a signal ends both in order.
  const close = (): void => void started.close().then(() => process.exit());
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
