import { LANGUAGES, type Language } from './Language';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** public/early.js reads it before any script of the app. */
export const LANGUAGE_KEY = 'ui.language';

/** The player's choice on this device; without one the first language that the operator offers (`locales` in config.json). */
export function chosenLanguage(storage: Pick<KeyValueStore, 'read'>, locales: readonly string[]): Language {
  const offered = languagesOf(locales);
  const saved = storage.read(LANGUAGE_KEY);
  return offered.find((each) => each === saved) ?? offered[0] ?? 'en';
}

/** What is on offer, in the operator's order; what the app has no texts for is left out. */
export function languagesOf(locales: readonly string[]): readonly Language[] {
  return locales.flatMap((locale) => LANGUAGES.find((each) => each === locale) ?? []);
}
