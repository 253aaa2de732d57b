import { toWireSchema, type JsonSchema } from '../models/toWireSchema';
import { NAMED } from '../models/named';
import { AMOUNT, WIRE_TYPES } from '../models/wireTypes';
import type { Schema } from '../models/withFields';

const NAMES = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** A schema as it is written where it is used: by its name, if it has one. */
export function written(schema: Schema, at: string): JsonSchema {
  const name = NAMES.get(schema);
  return name === undefined ? toWireSchema(schema, NAMES, at) : { $ref: `#/components/schemas/${name}` };
}

/** The schemas with a name that a document refers to, and those that they refer to, with the leaves of the wire. */
export function schemasFor(document: unknown): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(ALL.get(name));
    }
  };
  follow(document);
  return Object.fromEntries([...ALL].filter(([name]) => used.has(name)));
}

const ALL: ReadonlyMap<string, JsonSchema> = new Map([
  ...Object.entries(WIRE_TYPES).map(([name, { json }]) => [name, json] as const),
  ['Amount', AMOUNT] as const,
  ...Object.entries(NAMED).map(([name, schema]) => [name, toWireSchema(schema, NAMES, name)] as const),
]);
