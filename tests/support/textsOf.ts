import { fileURLToPath } from 'node:url';
import { readTexts } from '@scripts/lib/icuCatalogue.mjs';
import type { Language } from '@/texts/Language';

/** Every text of a language as it stands in its files, by its key. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  const folder = fileURLToPath(new URL(`../../src/texts/${language}/`, import.meta.url));
  return Object.fromEntries(readTexts(folder));
}
