import type { ConfigFile } from './configSchema';
import type { Configuration } from './Configuration';
import { decodeConfiguration } from './decodeConfiguration';
import { explainIssue } from './explainIssue';

/**
 * What would stand in `config.json`, as a value: for a process that has no such file. Checked as the file is, whatever its type said
 * (`dialects`: names of backends of a language of their own), with every default filled in.
 * @throws {Error} with the key at fault and what is wrong with it
 */
export function configurationFrom(file: ConfigFile, dialects: readonly string[] = []): Configuration {
  const decoded = decodeConfiguration(file, {}, dialects, explainIssue);
  if (decoded.ok) return decoded.value;
  const { key, reason } = decoded.error;
  throw new Error(`The configuration${key === null ? '' : `: "${key}"`} ${reason}`);
}
