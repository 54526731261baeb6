import { Command, CommanderError } from 'commander';
import { convert } from './commands/convert.ts';
import { houses } from './commands/houses.ts';
import { odds } from './commands/odds.ts';
import { rank } from './commands/rank.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { stats } from './commands/stats.ts';
import { verify } from './commands/verify.ts';
import { EXIT, report, UsageError } from './exit.ts';
import { tell } from './output.ts';

const commands = [convert, houses, odds, rank, replay, serve, simulate, stats, verify];

/** The `doorcard` command. */
function program(): Command {
  const root = new Command('doorcard')
    .description('Play, run, check and study seven-card stud: high, hi/lo eight-or-better and razz.')
    .version('0.1.0')
    .showHelpAfterError('(doorcard --help tells what there is)');
  for (const command of commands) root.addCommand(command());
  for (const command of [root, ...root.commands]) command.exitOverride();
  return root;
}

// A reader that has had enough (`| head`) closes the pipe; that is no fault of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.fine);
  throw error;
});

try {
  await program().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) report(error.exitCode === 0 ? EXIT.fine : EXIT.usage);
  else if (error instanceof UsageError) {
    tell(`doorcard: ${error.message}`);
    report(EXIT.usage);
  } else throw error;
}
