/** One line to standard output: data. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One object as a line of JSON to standard output. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** One line to standard error: progress and complaints. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A whole number with thousands apart, as people read it. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
