/** The messages as JSON Schema, with everything that has a name of its own taken out into definitions. */
import { TO_CLIENT, TO_ROOM } from '@doorcard/wire';
import { z } from 'zod';

/** As much of JSON Schema as zod writes. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const CARD = { type: 'integer', minimum: 0, maximum: 51 };

const definitions: Record<string, Schema> = {};

/** A schema with references to shared definitions, and without the keywords that say nothing. */
export function toSchema(schema: z.ZodType): Schema {
  const made = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // A card is a branded number, which zod cannot see.
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, CARD);
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const { $schema: _, $defs = {}, ...rest } = made;
  for (const [name, definition] of Object.entries($defs)) definitions[name] = tidy(definition) as Schema;
  return tidy(rest) as Schema;
}

/** References point to the shared definitions; names of schemas are kept as the names of those, not inside. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => key !== 'id' || typeof inner !== 'string');
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : tidy(inner),
    ]),
  );
}

/** What clients send, by type. */
export const toRoomSchemas: readonly Schema[] = TO_ROOM.map(toSchema);

/** What the room sends, by type. */
export const toClientSchemas: readonly Schema[] = TO_CLIENT.map(toSchema);

/** Everything with a name that the schemas made so far refer to, in alphabetical order. */
export function sharedSchemas(): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(definitions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
