/** What a command's end means to the shell. */
export const EXIT = {
  /** Everything held. */
  fine: 0,
  /** Something did not hold: a hand did not verify, a promise was broken. */
  failed: 1,
  /** The command was called wrongly, or its input could not be used. */
  usage: 2,
} as const;

/** Ends a command because of what its user gave, in one sentence that says what would be right. */
export class UsageError extends Error {}

/** The exit code the process will end with: the worst that was reported. */
export function report(code: number): void {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
