import * as v from 'valibot';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { ConfigProblem } from '../config/ConfigProblem';
import type { Backend } from './Backend';
import type { LoadDialect } from './Dialect';

/** Checks what is under `dialect` in config.json, by the dialect's own schema and in the words of the configuration, and opens its backend. */
export async function openDialect(
  load: LoadDialect,
  settings: unknown,
): Promise<Result<Backend, ConfigProblem>> {
  const { dialect } = await load();
  const schema = v.object({ dialect: dialect.settings });
  const decoded = v.safeParse(schema, { dialect: settings });
  if (decoded.success) return ok(dialect.open(decoded.output.dialect));
  const { explainIssue } = await import('../config/explainIssue');
  return fail(explainIssue(decoded.issues[0], schema, 'of this backend'));
}
