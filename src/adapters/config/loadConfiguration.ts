import { fail, ok, type Result } from '@/domain/shared/Result';
import type { ConfigFile } from './configSchema';
import type { ConfigProblem } from './ConfigProblem';
import type { Configuration } from './Configuration';
import { decodeConfiguration } from './decodeConfiguration';

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
  const decoded = decodeConfiguration(file.value, buildTime, dialects, async (issue, schema) =>
    (await import('./explainIssue')).explainIssue(issue, schema),
  );
  return decoded.ok ? decoded : fail(await decoded.error);
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
