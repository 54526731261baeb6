/** Words that need no quotation marks: no number, no word YAML takes for something else, no sign of its own. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[A-Za-z/][\w/.-]*$/i;

/** Plain data as YAML, in block style; every scalar that could be misread is written as JSON, which is YAML too. */
export function toYaml(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    return value.map(item => `${indent}-${nested(item, `${indent}  `, true)}`).join('');
  }
  return Object.entries(value as object)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${indent}${scalar(key)}:${nested(inner, `${indent}  `, false)}`)
    .join('');
}

function nested(value: unknown, indent: string, inList: boolean): string {
  if (typeof value !== 'object' || value === null) return ` ${scalar(value)}\n`;
  if (Object.keys(value).length === 0) return ` ${Array.isArray(value) ? '[]' : '{}'}\n`;
  const text = toYaml(value, indent);
  // The first line of an object in a list stands beside the dash.
  return inList ? ` ${text.slice(indent.length)}` : `\n${text}`;
}

function scalar(value: unknown): string {
  return typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);
}
