import * as v from 'valibot';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { configSchemaWith, type ConfigFile } from './configSchema';
import type { ConfigProblem } from './ConfigProblem';
import { withDefaults, type Configuration } from './Configuration';

/** Puts what is wrong into words. A page that is sound never asks for them, so that they may come as a promise. */
type Explain<Said> = (issue: v.BaseIssue<unknown>, schema: ReturnType<typeof configSchemaWith>) => Said;

/** What would stand in `config.json`, over `buildTime`, over the defaults. `dialects`: names of backends that are known besides. */
export function decodeConfiguration<Said>(
  file: unknown,
  buildTime: ConfigFile,
  dialects: readonly string[],
  explain: Explain<Said>,
): Result<Configuration, ConfigProblem | Said> {
  // To a schema of an object a list is one without keys.
  if (Array.isArray(file)) return fail({ key: null, reason: 'must be an object: { "key": "value" }' });
  const schema = configSchemaWith(dialects);
  const decoded = v.safeParse(schema, file);
  if (!decoded.success) return fail(explain(decoded.issues[0], schema));
  const merged = { ...buildTime, ...decoded.output };
  if (merged.backend === 'remote' && merged.apiUrl === undefined)
    return fail({ key: 'apiUrl', reason: 'is needed when "backend" is "remote"' });
  const configuration = withDefaults(merged);
  if (merged.dialect !== undefined && configuration.dialect === null)
    return fail({
      key: 'dialect',
      reason: 'is for a backend of a language of its own, and "backend" names none',
    });
  return ok(configuration);
}
