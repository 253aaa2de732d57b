import { createTexts, type Texts } from '@/texts/createTexts';
import type { Language } from '@/texts/Language';

/** What the app says, and how it writes figures: for any front end. */
export { createFormat, type Format } from '@/texts/createFormat';
export { createTexts, type Texts };
export { LANGUAGES, type Language } from '@/texts/Language';

const MESSAGES = {
  en: () => import('virtual:messages/en'),
  hi: () => import('virtual:messages/hi'),
};

/** All texts of the app in a language, which come when they are asked for. */
export async function textsIn(language: Language): Promise<Texts> {
  return createTexts(language, (await MESSAGES[language]()).messages);
}
