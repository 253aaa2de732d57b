import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { openDialect } from '@/adapters/composition/openDialect';
import { buildTimeValues } from '@/adapters/config/buildTimeValues';
import { configurationWarnings } from '@/adapters/config/configurationWarnings';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import texts from '@/texts/en/later/update.json';

/** `fault`: the sentence that the app shows instead of itself. */
export type ConfigReport =
  | { readonly fault: string }
  | {
      readonly backend: 'sandbox' | 'remote';
      readonly apiUrl: string;
      /** What is allowed and risks something, one sentence each. */
      readonly warnings: readonly string[];
    };

/** What the app will make of this config.json, by its own check. `env`: what stood there when it was built. */
export async function reportConfig(
  text: string,
  env: Readonly<Record<string, unknown>>,
): Promise<ConfigReport> {
  const loaded = await loadConfiguration(() => Promise.resolve(new Response(text)), buildTimeValues(env), [
    ...DIALECTS.keys(),
  ]);
  if (loaded.ok) {
    const { app, hosts, dialect } = loaded.value;
    const load = dialect === null ? undefined : DIALECTS.get(dialect.name);
    const opened = load === undefined ? null : await openDialect(load, dialect?.settings);
    if (opened?.ok === false) return { fault: sentenceOf(opened.error.key, opened.error.reason) };
    const warnings = configurationWarnings(app).map(({ key, advice }) => sentenceOf(key, advice));
    return {
      backend: app.backend,
      apiUrl: dialect === null ? hosts.apiUrl : `of the language "${dialect.name}"`,
      warnings,
    };
  }
  const { key, reason } = loaded.error;
  return { fault: sentenceOf(key, reason) };
}

function sentenceOf(key: string | null, reason: string): string {
  const sentence = key === null ? texts['shell.config.file'] : texts['shell.config.key'];
  return sentence.replace('{key}', () => key ?? '').replace('{reason}', () => reason);
}
