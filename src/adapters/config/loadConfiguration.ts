import * as v from 'valibot';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { configSchemaWith, type ConfigFile } from './configSchema';
import type { ConfigProblem } from './ConfigProblem';
import { configurationFrom, type Configuration } from './Configuration';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Reads `/config.json` over the build-time values over the defaults. A missing file (404) means the defaults; anything else that is
 * not a sound configuration is a problem to show, never a guess. `dialects`: names of backends that this build knows besides.
 */
export async function loadConfiguration(
  fetchFile: Fetch,
  buildTime: ConfigFile,
  dialects: readonly string[] = [],
): Promise<Result<Configuration, ConfigProblem>> {
  const file = await readFile(fetchFile);
  if (!file.ok) return file;
  const schema = configSchemaWith(dialects);
  const decoded = v.safeParse(schema, file.value);
  if (!decoded.success) {
    const { explainIssue } = await import('./explainIssue');
    return fail(explainIssue(decoded.issues[0], schema));
  }
  const merged = { ...buildTime, ...decoded.output };
  if (merged.backend === 'remote' && merged.apiUrl === undefined) {
    return fail({ key: 'apiUrl', reason: 'is needed when "backend" is "remote"' });
  }
  const configuration = configurationFrom(merged);
  if (merged.dialect !== undefined && configuration.dialect === null) {
    return fail({
      key: 'dialect',
      reason: 'is for a backend of a language of its own, and "backend" names none',
    });
  }
  return ok(configuration);
}

async function readFile(fetchFile: Fetch): Promise<Result<unknown, ConfigProblem>> {
  try {
    const reply = await fetchFile('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
    if (reply.status === 404) return ok({});
    if (!reply.ok) return fail({ key: null, reason: `could not be read (status ${reply.status})` });
    const text = await reply.text();
    const file = text.trim() === '' ? {} : (JSON.parse(text) as unknown);
    // To a schema of an object a list is one without keys.
    return Array.isArray(file)
      ? fail({ key: null, reason: 'must be an object: { "key": "value" }' })
      : ok(file);
  } catch (error) {
    return fail({
      key: null,
      reason: error instanceof SyntaxError ? 'is not valid JSON' : 'could not be read: no connection',
    });
  }
}
