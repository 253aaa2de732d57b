import * as v from 'valibot';

/** What any schema of the app is to the documents. */
export type Schema = v.GenericSchema;

type Fields = Readonly<Record<string, Schema>>;

/**
 * The object that a schema of the app reads, with some of its fields said more precisely: what the app reads leniently (a list item by item, a word in
 * any case) a backend has to send in one way. A field that the app gets anew is in the documents by itself.
 */
export function withFields(schema: Schema, fields: Fields): Schema {
  return v.object({ ...fieldsOf(schema), ...fields } as v.ObjectEntries);
}

/** Also of one that first sets right what came. */
function fieldsOf(schema: Schema): Fields {
  if ('entries' in schema) return schema.entries as Fields;
  const pipe = 'pipe' in schema ? (schema.pipe as readonly Schema[]) : [];
  const inner = pipe.find((each) => 'entries' in each || 'pipe' in each);
  if (inner === undefined) throw new Error('this schema reads no object');
  return fieldsOf(inner);
}

/** Fields of an answer that is nothing but them. */
export function fields(given: Fields): Schema {
  return v.object(given as v.ObjectEntries);
}

export const listOf = (item: Schema): Schema => v.array(item);
export const orNone = (schema: Schema): Schema => v.nullable(schema);
export const maybe = (schema: Schema): Schema => v.optional(schema);
/** May be absent, or null. */
export const maybeNone = (schema: Schema): Schema => v.nullish(schema);
export const oneOf = (...words: readonly string[]): Schema => v.picklist(words);
export const text = (): Schema => v.string();
export const yesNo = (): Schema => v.boolean();
