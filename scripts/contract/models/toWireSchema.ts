import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { WHOLE_TYPES, WIRE_TYPES } from './wireTypes';
import type { Schema } from './withFields';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Where the schemas that have a name are in a document. */
const PLACE = '#/components/schemas/';

/** What JSON Schema has no word for, or what only says how leniently the app reads. */
const UNSAID = ['trim', 'finite', 'to_min_value', 'to_max_value', 'to_upper_case'];

const leaves = new Map(
  Object.entries(WIRE_TYPES).map(([name, { leaf }]) => [firstStep(leaf), { $ref: PLACE + name }]),
);

/** A schema as JSON Schema 2020-12; others that have a name are referred to by it. */
export function toWireSchema(schema: Schema, names: ReadonlyMap<unknown, string>, at: string): JsonSchema {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: UNSAID,
    definitions: WHOLE_TYPES,
    overrideRef: ({ referenceId }) => PLACE + referenceId,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const leaf = leaves.get(valibotSchema);
      if (leaf !== undefined) return leaf;
      const name = valibotSchema === schema ? undefined : names.get(valibotSchema);
      if (name !== undefined) return { $ref: PLACE + name };
      return 'entries' in valibotSchema ? withoutWhatMayLack(valibotSchema.entries, jsonSchema) : null;
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
      // A leaf says its own bounds; a check is a function, and JSON Schema has no word for it.
      return '$ref' in jsonSchema || valibotAction.type === 'check' ? jsonSchema : null;
    },
  };
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, config);
  return tidy(json, at) as JsonSchema;
}

function firstStep(schema: unknown): unknown {
  const pipe = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'pipe') : undefined;
  return pipe === undefined ? schema : firstStep((pipe as readonly unknown[])[0]);
}

/** What the app does without is not required. */
function withoutWhatMayLack(entries: unknown, { required = [], ...json }: JsonSchema): JsonSchema {
  const needed = required.filter((key) => !('fallback' in (entries as Record<string, object>)[key]!));
  return needed.length === 0 ? json : { ...json, required: needed };
}

/** Without what the app takes for a missing value, which is its own affair. A place of which nothing is said was forgotten. */
function tidy(json: unknown, at: string): unknown {
  if (Array.isArray(json)) return json.map((each, place) => tidy(each, `${at}.${place}`));
  if (typeof json !== 'object' || json === null) return json;
  // A leaf says its own bounds.
  if ('$ref' in json) return { $ref: json.$ref };
  const entries = Object.entries(json).filter(([key]) => key !== 'default');
  if (entries.length === 0) throw new Error(`nothing is said of ${at}`);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== 'properties') return [key, tidy(value, at)];
      const properties = Object.entries(value as object);
      return [key, Object.fromEntries(properties.map(([name, each]) => [name, tidy(each, `${at}.${name}`)]))];
    }),
  );
}
