import { matchRoute } from '@/domain/routing/matchRoute';
import { headerItems } from '@/domain/routing/navigation';
import type { OwnWords } from '@/domain/routing/navigation';
import { LANGUAGES } from '@/texts/Language';
import type { Check } from './Brand';

const MAX_LABEL = 24;
const PATHS = ['publicPath', 'protectedPath', 'ezugiHref', 'evolutionHref', 'promotionsHref'] as const;

/** Items that do not exist, and paths that lead nowhere. */
export const checkNavigation: Check = ({ config }) => {
  const ids = headerItems({ ezugiHref: '', evolutionHref: '' }).map(({ id }) => id);
  const chosen = config.brand?.navigation ?? [];
  const named = chosen.filter((choice) => typeof choice === 'string');
  return [
    ...named
      .filter((id) => !ids.includes(id))
      .map((id) => `brand.navigation: "${id}" is no item of the header; those are ${ids.join(', ')}.`),
    ...named
      .filter((id, at) => named.indexOf(id) !== at)
      .map((id) => `brand.navigation: "${id}" stands there twice.`),
    ...chosen.flatMap((choice) =>
      typeof choice === 'string'
        ? []
        : [
            ...leads('brand.navigation', choice.to),
            ...languageFaults(choice.text),
            ...wordsOf(choice.text)
              .filter((words) => words.length > MAX_LABEL)
              .map((words) => `brand.navigation: "${words}" is cut after ${MAX_LABEL} letters.`),
          ],
    ),
    ...PATHS.flatMap((key) => (config[key] === undefined ? [] : leads(key, config[key]))),
  ];
};

function languageFaults(text: OwnWords): readonly string[] {
  if (typeof text === 'string') return [];
  const unknown = Object.keys(text).filter((language) => !LANGUAGES.some((known) => known === language));
  if (Object.keys(text).length === 0) return ['brand.navigation: a text by language names no language.'];
  return unknown.map(
    (language) =>
      `brand.navigation: the app has no language "${language}" ("${text[language]}"); it has ${LANGUAGES.join(' and ')}.`,
  );
}

function wordsOf(text: OwnWords): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

function leads(key: string, path: string): readonly string[] {
  return matchRoute(path) === null ? [`${key}: "${path}" is no page of the app.`] : [];
}
