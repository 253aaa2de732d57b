import { readFile } from 'node:fs/promises';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { openDialect } from '@/adapters/composition/openDialect';
import type { ConfigProblem } from '@/adapters/config/ConfigProblem';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import type { Configuration } from '@/adapters/config/Configuration';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { asked, reasonOf } from './asked';

export interface LoadedConfig {
  readonly configuration: Configuration;
  /** Where it was served; null: it is a file. */
  readonly origin: string | null;
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * A `config.json` by its path or address, or the address of the site where it lies; else a sentence that says why not. `hasAdapter`: its backend may
 * have any name.
 */
export async function loadConfig(where: string, hasAdapter: boolean): Promise<Result<LoadedConfig, string>> {
  const file = await (isAddress(where) ? fetched(where) : read(where));
  if (!file.ok) return file;
  const { text, origin } = file.value;
  const names = hasAdapter ? nameIn(text) : [...DIALECTS.keys()];
  const loaded = await loadConfiguration(() => Promise.resolve(new Response(text)), {}, names);
  if (!loaded.ok) return fail(`${where}: ${sentenceOf(loaded.error)}`);
  if (loaded.value.app.backend !== 'remote')
    return fail(
      `${where}: "backend" is not "remote". The sandbox has no address; start it with npm run sandbox.`,
    );
  if (loaded.value.dialect !== null && !hasAdapter)
    return fail(
      `${where}: "${loaded.value.dialect.name}" speaks a language of its own. Say which module opens it in Node: --adapter FILE (docs/conformance.md).`,
    );
  const { dialect } = loaded.value;
  if (dialect === null && hasAdapter)
    return fail(`${where}: --adapter is for a backend of a language of its own, and "backend" is "remote".`);
  // An adapter that this build does not know judges its settings itself.
  const load = dialect === null ? undefined : DIALECTS.get(dialect.name);
  const opened = load === undefined ? null : await openDialect(load, dialect?.settings);
  if (opened?.ok === false) return fail(`${where}: ${sentenceOf(opened.error)}`);
  return ok({ configuration: loaded.value, origin });
}

function sentenceOf({ key, reason }: ConfigProblem): string {
  return `${key === null ? 'the file' : `"${key}"`} ${reason}.`;
}

function nameIn(text: string): readonly string[] {
  const name = /"backend"\s*:\s*"([^"]+)"/.exec(text)?.[1];
  return name === undefined || ['remote', 'sandbox'].includes(name) ? [] : [name];
}

interface ConfigText {
  readonly text: string;
  readonly origin: LoadedConfig['origin'];
}

async function read(path: string): Promise<Result<ConfigText, string>> {
  try {
    return ok({ text: await readFile(path, 'utf8'), origin: null });
  } catch {
    return fail(`${path} could not be read.`);
  }
}

async function fetched(address: string): Promise<Result<ConfigText, string>> {
  const url = address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/config.json`;
  try {
    const { reply, text } = await asked(url);
    // Where a site leads on (to https, to www), players are there, and not at the address that was given.
    return reply.ok
      ? ok({ text, origin: new URL(reply.url).origin })
      : fail(`${url} is answered with ${reply.status}.`);
  } catch (error) {
    return fail(`${url}: nothing answers (${reasonOf(error)}).`);
  }
}
