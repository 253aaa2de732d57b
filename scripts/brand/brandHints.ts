import { withDefaults } from '@/adapters/config/Configuration';
import { DIALECTS } from '@/adapters/composition/browser/dialects';
import { configSchemaWith } from '@/adapters/config/configSchema';
import { configurationWarnings } from '@/adapters/config/configurationWarnings';
import { LANGUAGES } from '@/texts/Language';
import { filesOf } from './Brand';
import { readJson } from './readJson';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a sound brand could do better, one sentence each. A text that is the same in every language may be meant so. */
export function brandHints(folder: string): readonly string[] {
  const read = readJson(
    configSchemaWith([...DIALECTS.keys()]),
    'config.json',
    filesOf(folder)('config.json')?.toString() ?? '{}',
    '',
  );
  if (!read.ok) return [];
  const { brand, locales = LANGUAGES } = read.value;
  const spoken = LANGUAGES.filter((language) => locales.includes(language));
  const unnamed = (brand?.navigation ?? []).flatMap((choice) => {
    if (typeof choice === 'string' || typeof choice.text === 'string') return [];
    const { text } = choice;
    const shown = Object.values(text)[0] ?? '';
    return spoken
      .filter((language) => text[language] === undefined)
      .map(
        (language) =>
          `brand.navigation: "${shown}" has no ${NAMES.of(language)}; its readers see "${shown}".`,
      );
  });
  return [
    ...(brand?.theme === undefined
      ? [
          'brand.theme is not set: who has not chosen sees the dark colours. "light" or "system" are the others.',
        ]
      : []),
    ...(brand?.typeface === undefined
      ? [
          'brand.typeface is not set: the app is written in our typeface, Geist. "none" takes the letters of the device.',
        ]
      : []),
    ...unnamed,
    ...configurationWarnings(withDefaults(read.value).app).map(({ key, advice }) => `${key} ${advice}.`),
  ];
}
