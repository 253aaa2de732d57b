import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

export interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Content>> }>>;
}

interface Content {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation>>>>;
}

export interface AsyncApiDocument {
  readonly components: {
    readonly messages: Readonly<
      Record<string, { readonly name: string; readonly examples?: readonly { readonly payload: unknown }[] }>
    >;
  };
}

export const readOpenApi = () => parse(readFileSync('docs/openapi.yaml', 'utf8')) as OpenApiDocument;
export const readAsyncApi = () => parse(readFileSync('docs/asyncapi.yaml', 'utf8')) as AsyncApiDocument;

/** What is wrong with a value, in words; null: the schema takes it. */
export type Judge = (value: unknown) => string | null;

/** A document as judges of values, by the place of their schema in it. */
export function judgeBy(document: object, { strict }: { readonly strict: boolean }) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...(strict ? (closed(document) as object) : document), $id: 'document' });
  return (...place: readonly string[]): Judge => {
    const pointer = place.map((each) => each.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const check = ajv.compile({ $ref: `document#/${encodeURI(pointer)}` });
    return (value) => (check(value) ? null : ajv.errorsText(check.errors, { dataVar: 'value' }));
  };
}

/** Every object takes what it names and nothing else. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  const isOpen = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isOpen ? { ...inner, additionalProperties: false } : inner;
}
