import { readFile } from 'node:fs/promises';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import type { Configuration } from '@/adapters/config/Configuration';
import { fail, ok, type Result } from '@/domain/shared/Result';

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
  const names = hasAdapter ? nameIn(file.value) : [...DIALECTS.keys()];
  const loaded = await loadConfiguration(() => Promise.resolve(new Response(file.value)), {}, names);
  if (!loaded.ok) {
    const { key, reason } = loaded.error;
    return fail(`${where}: ${key === null ? 'the file' : `"${key}"`} ${reason}.`);
  }
  if (loaded.value.app.backend !== 'remote')
    return fail(
      `${where}: "backend" is not "remote". The sandbox has no address; start it with npm run sandbox.`,
    );
  if (loaded.value.dialect !== null && !hasAdapter)
    return fail(
      `${where}: "${loaded.value.dialect.name}" speaks a language of its own. Say which module opens it in Node: --adapter FILE (docs/conformance.md).`,
    );
  return ok({ configuration: loaded.value, origin: isAddress(where) ? new URL(where).origin : null });
}

function nameIn(text: string): readonly string[] {
  const name = /"backend"\s*:\s*"([^"]+)"/.exec(text)?.[1];
  return name === undefined || ['remote', 'sandbox'].includes(name) ? [] : [name];
}

async function read(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch {
    return fail(`${path} could not be read.`);
  }
}

async function fetched(address: string): Promise<Result<string, string>> {
  const url = address.endsWith('.json') ? address : `${address.replace(/\/+$/, '')}/config.json`;
  try {
    const reply = await fetch(url);
    return reply.ok ? ok(await reply.text()) : fail(`${url} is answered with ${reply.status}.`);
  } catch {
    return fail(`${url}: nothing answers.`);
  }
}
