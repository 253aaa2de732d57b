import { buildTimeValues } from '@/adapters/config/buildTimeValues';
import { configurationWarnings } from '@/adapters/config/configurationWarnings';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import texts from '@/ui/i18n/en/later/update.json';

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
  const loaded = await loadConfiguration(() => Promise.resolve(new Response(text)), buildTimeValues(env));
  if (loaded.ok) {
    const { app, hosts } = loaded.value;
    const warnings = configurationWarnings(app).map(({ key, advice }) => sentenceOf(key, advice));
    return { backend: app.backend, apiUrl: hosts.apiUrl, warnings };
  }
  const { key, reason } = loaded.error;
  return { fault: sentenceOf(key, reason) };
}

function sentenceOf(key: string | null, reason: string): string {
  const sentence = key === null ? texts['shell.config.file'] : texts['shell.config.key'];
  return sentence.replace('{key}', () => key ?? '').replace('{reason}', () => reason);
}
