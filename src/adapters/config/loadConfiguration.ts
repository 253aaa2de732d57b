import * as v from 'valibot';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { configSchema, type ConfigFile } from './configSchema';
import { configurationFrom, type Configuration } from './Configuration';

/** What is wrong with the configuration, for the operator who reads the screen. */
export interface ConfigProblem {
  /** The key at fault, e.g. `capabilities.betKeys`; null when the file as a whole is. */
  readonly key: string | null;
  readonly reason: string;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Reads `/config.json` over the build-time values over the defaults. A missing file (404) means the defaults; anything else that is
 * not a sound configuration is a problem to show, never a guess.
 */
export async function loadConfiguration(
  fetchFile: Fetch,
  buildTime: ConfigFile,
): Promise<Result<Configuration, ConfigProblem>> {
  const file = await readFile(fetchFile);
  if (!file.ok) return file;
  const decoded = v.safeParse(configSchema, file.value);
  if (!decoded.success) {
    const { explainIssue } = await import('./explainIssue');
    return fail(explainIssue(decoded.issues[0], configSchema));
  }
  const merged = { ...buildTime, ...decoded.output };
  if (merged.backend === 'remote' && merged.apiUrl === undefined) {
    return fail({ key: 'apiUrl', reason: 'is needed when "backend" is "remote"' });
  }
  return ok(configurationFrom(merged));
}

async function readFile(fetchFile: Fetch): Promise<Result<unknown, ConfigProblem>> {
  try {
    const reply = await fetchFile('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
    if (reply.status === 404) return ok({});
    if (!reply.ok) return fail({ key: null, reason: `could not be read (status ${reply.status})` });
    const text = await reply.text();
    return ok(text.trim() === '' ? {} : (JSON.parse(text) as unknown));
  } catch (error) {
    return fail({
      key: null,
      reason: error instanceof SyntaxError ? 'is not valid JSON' : 'could not be read: no connection',
    });
  }
}
