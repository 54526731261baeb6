/** `npm start`: brings up a room and says where it is. */
import { readOptions, USAGE } from './options.ts';
import { start } from './start.ts';

const options = readOptions(process.argv.slice(2), process.env);
if (!options.ok) {
  process.stderr.write(`doorcard: ${options.fault.message}\n`);
  process.exit(2);
}
if (options.value === 'help') {
  process.stdout.write(USAGE);
  process.exit(0);
}
try {
  const started = await start(options.value);
  process.stdout.write(`Doorcard is open at ${started.address}\n`);
  let closing = false;
  const close = (): void => {
    if (closing) process.exit(1);
    closing = true;
    void started.close().then(() => process.exit(0));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
} catch (error) {
  process.stderr.write(`doorcard: ${(error as Error).message}\n`);
  process.exit(1);
}
