/** JSON Schema in words short enough for a table. */
import type { Schema } from './schemas.ts';

/** The fields of an object as a table; fields that may be missing are marked. */
export function fieldTable(schema: Schema, without: readonly string[]): string {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {})
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => {
      const optional = required.has(name) ? '' : ' (may be missing)';
      return `| \`${name}\` | ${typeWords(field)}${optional} | ${field.description ?? ''} |`;
    });
  if (rows.length === 0) return 'Nothing else.\n';
  return ['| field | is | |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** What kind of value a schema allows. */
export function typeWords(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)!;
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map(value => `\`${JSON.stringify(value)}\``).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(typeWords).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  switch (schema.type) {
    case 'array':
      return `list of ${typeWords(schema.items ?? {})}`;
    case 'object':
      return objectWords(schema);
    case 'integer':
    case 'number':
      return numberWords(schema);
    case 'string':
      return schema.maxLength === undefined ? 'string' : `string, at most ${schema.maxLength} characters`;
    default:
      return typeof schema.type === 'string' ? schema.type : 'anything';
  }
}

function objectWords(schema: Schema): string {
  if (schema.properties === undefined) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `object of ${typeWords(values)}` : 'object';
  }
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `\`${name}\`${required.has(name) ? '' : '?'}: ${typeWords(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function numberWords({ type, minimum, maximum }: Schema): string {
  const kind = type === 'integer' ? 'whole number' : 'number';
  if (minimum !== undefined && maximum !== undefined) return `${kind}, ${minimum} to ${maximum}`;
  return minimum === undefined ? kind : `${kind}, at least ${minimum}`;
}
