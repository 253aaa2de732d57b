import * as v from 'valibot';
import { explainIssue } from '@/adapters/config/explainIssue';

export type ReadJson<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly string[] };

/** A file of a brand, decoded; or what is wrong with it, one sentence each. `thing`: what holds the keys, for one that is not known. */
export function readJson<T>(
  schema: v.GenericSchema<unknown, T>,
  name: string,
  text: string,
  thing: string,
): ReadJson<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [`${name} is not valid JSON: ${why}`] };
  }
  const decoded = v.safeParse(schema, json);
  if (decoded.success) return { ok: true, value: decoded.output };
  const faults = decoded.issues.map((issue) => {
    const { key, reason } = explainIssue(issue, schema, thing);
    return `${name}: ${key ?? 'the file as a whole'} ${reason}.`;
  });
  return { ok: false, faults };
}
