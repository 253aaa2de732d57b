import * as v from 'valibot';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { configSchemaWith, type ConfigFile } from './configSchema';
import type { ConfigProblem } from './ConfigProblem';
import { withDefaults, type Configuration } from './Configuration';
import type { explainIssue } from './explainIssue';

/** What is wrong, once the words for it have come: a page that is sound never asks for them. */
export type Refusal = (explain: typeof explainIssue) => ConfigProblem;

/** What would stand in `config.json`, over `buildTime`, over the defaults. `dialects`: names of backends that are known besides. */
export function decodeConfiguration(
  file: unknown,
  buildTime: ConfigFile,
  dialects: readonly string[],
): Result<Configuration, Refusal> {
  const refused = (key: string | null, reason: string) => fail(() => ({ key, reason }));
  // To a schema of an object a list is one without keys.
  if (Array.isArray(file)) return refused(null, 'must be an object: { "key": "value" }');
  const schema = configSchemaWith(dialects);
  const decoded = v.safeParse(schema, file);
  if (!decoded.success) return fail((explain) => explain(decoded.issues[0], schema));
  const merged = { ...buildTime, ...decoded.output };
  if (merged.backend === 'remote' && merged.apiUrl === undefined)
    return refused('apiUrl', 'is needed when "backend" is "remote"');
  const configuration = withDefaults(merged);
  return merged.dialect !== undefined && configuration.dialect === null
    ? refused('dialect', 'is for a backend of a language of its own, and "backend" names none')
    : ok(configuration);
}
