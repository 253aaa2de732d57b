import type * as v from 'valibot';
import { nearKey } from './nearKey';

type Schema = v.GenericSchema<unknown, unknown>;
type Path = readonly (string | number)[];

export interface Explained {
  /** With dots; null: the whole of it. */
  readonly key: string | null;
  readonly reason: string;
}

/**
 * What is wrong with a configuration, in the operator's terms. A script of its own: a sound one never asks for it. `thing`: what holds
 * the keys, for one that is not known.
 */
export function explainIssue(
  issue: v.BaseIssue<unknown>,
  schema: Schema,
  thing = 'of the configuration',
): Explained {
  const { path, ...inner } = innermost(issue, []);
  return {
    key: path.length === 0 ? null : path.join('.'),
    reason: reasonOf(inner.issue, schema, path, thing),
  };
}

/** Of several forms that a value may have, the one that it is an attempt at. */
function innermost(
  issue: v.BaseIssue<unknown>,
  outer: Path,
): { readonly issue: v.BaseIssue<unknown>; readonly path: Path } {
  const path = [...outer, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  const attempt = issue.issues?.find((one) => one.path !== undefined);
  return attempt === undefined ? { issue, path } : innermost(attempt, path);
}

function reasonOf(issue: v.BaseIssue<unknown>, schema: Schema, path: Path, thing: string): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const meant = nearKey(schema, path);
    return `is not a key ${thing}${meant === null ? '' : ` (did you mean "${meant}"?)`}`;
  }
  if (issue.received === 'undefined') return 'is missing';
  if (issue.message.startsWith('must')) return issue.message;
  if (issue.type === 'min_length') return 'must not be empty';
  if (issue.type === 'min_value') return `must be ${String(issue.requirement)} or more`;
  if (issue.type === 'max_value') return `must be ${String(issue.requirement)} or less`;
  if (issue.type === 'integer') return 'must be a whole number';
  if (issue.type === 'url') return 'must be an address like https://api.example.com';
  if (issue.type === 'picklist')
    return `must be ${(issue.expected ?? '').replace(/[()]/g, '').replaceAll(' | ', ' or ')}`;
  return `has the wrong type: ${issue.expected} is expected, not ${issue.received}`;
}
