import { buildTimeValues } from '@/adapters/config/buildTimeValues';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import texts from '@/ui/i18n/en/later/update.json';

/** `fault`: the sentence that the app shows instead of itself. */
export type ConfigReport =
  | { readonly fault: string }
  | { readonly backend: 'sandbox' | 'remote'; readonly apiUrl: string };

/** What the app will make of this config.json, by its own check. `env`: what stood there when it was built. */
export async function reportConfig(
  text: string,
  env: Readonly<Record<string, unknown>>,
): Promise<ConfigReport> {
  const loaded = await loadConfiguration(() => Promise.resolve(new Response(text)), buildTimeValues(env));
  if (loaded.ok) return { backend: loaded.value.app.backend, apiUrl: loaded.value.hosts.apiUrl };
  const { key, reason } = loaded.error;
  const sentence = key === null ? texts['shell.config.file'] : texts['shell.config.key'];
  return { fault: sentence.replace('{key}', () => key ?? '').replace('{reason}', () => reason) };
}
