import * as v from 'valibot';

export type ReadJson<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly string[] };

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
  return { ok: false, faults: decoded.issues.map((issue) => `${name}: ${sentence(issue, thing)}.`) };
}

function sentence(issue: v.BaseIssue<unknown>, thing: string): string {
  const key = v.getDotPath(issue) ?? 'The file as a whole';
  if (issue.type === 'strict_object')
    return issue.expected === 'never'
      ? `${key} is not a key ${thing}`
      : `${key} is missing or of the wrong type (${issue.message})`;
  return `${key} ${issue.message.startsWith('must') ? issue.message : `has the wrong type: ${issue.message}`}`;
}
