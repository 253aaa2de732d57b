import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@/ui/i18n/Language';

/** Every text of a language as it stands in its files, by its key. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  const folder = fileURLToPath(new URL(`../../src/ui/i18n/${language}/`, import.meta.url));
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as object);
  return Object.assign({}, ...files) as Readonly<Record<string, string>>;
}
