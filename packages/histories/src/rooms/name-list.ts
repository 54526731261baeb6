/** The names of a hand's players, to find who is meant by a line that begins with a name. */
export class NameList {
  /** Longest first, so that "Al: x" is not taken for "Al". */
  private readonly names: string[] = [];
  private readonly known = new Set<string>();
  private joined = '';

  add(name: string): void {
    this.names.push(name);
    this.names.sort((a, b) => b.length - a.length);
    this.known.add(name);
    this.joined = this.names.join('\n');
  }

  /** The longest name that stands in a text at `from` with the separator after it; null when none does. */
  at(text: string, separator: string, from = 0): string | null {
    const end = text.indexOf(separator, from);
    if (end < 0) return null;
    if (this.joined.includes(separator)) {
      return (
        this.names.find(
          name => text.startsWith(name, from) && text.startsWith(separator, from + name.length),
        ) ?? null
      );
    }
    // Where no name holds the separator, what stands before the first one is the name.
    const name = text.slice(from, end);
    return this.known.has(name) ? name : null;
  }
}
