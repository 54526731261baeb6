import { parseArgs } from 'node:util';
import { fault, ok, type Result } from '@doorcard/cards';

/** How a room is started: by options, or by the environment. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** Below 1 makes tables quicker between hands; the clock to act stays the house's. */
  readonly pace: number;
  readonly bots: boolean;
  readonly behindProxy: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly logLevel: string;
}

/** What `--help` prints. */
export const USAGE = `Brings up a Doorcard room.

  --port <n>       the port, default 3000, 0 for any free one   (PORT)
  --host <name>    the address to listen on, default localhost  (HOST)
  --data <folder>  where the database is, default ./data        (DATA)
  --pace <factor>  pauses between hands, default 1              (PACE)
  --no-bots        no bots of the house                         (BOTS=0)
  --behind-proxy   trust X-Forwarded-For and -Proto             (BEHIND_PROXY=1)
  --log <level>    silent, error, warn, info, default warn      (LOG_LEVEL)
  --help           this text

SMTP_URL (smtp://user:password@host:port) and MAIL_FROM let hand histories be sent by e-mail.
`;

/** Reads options and environment; the fault names what is wrong and what would be right. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<StartOptions | 'help'> {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return fault('bad-option', `${(error as Error).message} --help lists the options.`);
  }
  if (values.help) return ok('help');
  const port = Number(values.port ?? env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return fault('bad-option', `--port is ${values.port ?? env.PORT}; it must be a number from 0 to 65535.`);
  const pace = Number(values.pace ?? env.PACE ?? 1);
  if (!(pace >= 0 && pace <= 10))
    return fault('bad-option', `--pace is ${values.pace ?? env.PACE}; it must be a number from 0 to 10.`);
  const smtpUrl = env.SMTP_URL ?? null;
  if (smtpUrl !== null && !/^smtps?:\/\//.test(smtpUrl))
    return fault('bad-option', 'SMTP_URL must begin with smtp:// or smtps://.');
  const logLevel = values.log ?? env.LOG_LEVEL ?? 'warn';
  if (!['silent', 'error', 'warn', 'info'].includes(logLevel))
    return fault('bad-option', `--log is ${logLevel}; it may be silent, error, warn or info.`);
  return ok({
    port,
    host: values.host ?? env.HOST ?? 'localhost',
    data: values.data ?? env.DATA ?? './data',
    pace,
    bots: !values['no-bots'] && env.BOTS !== '0',
    behindProxy: values['behind-proxy'] === true || env.BEHIND_PROXY === '1',
    smtpUrl,
    mailFrom: env.MAIL_FROM ?? 'Doorcard <doorcard@localhost>',
    logLevel,
  });
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      pace: { type: 'string' },
      'no-bots': { type: 'boolean' },
      'behind-proxy': { type: 'boolean' },
      log: { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;
}
