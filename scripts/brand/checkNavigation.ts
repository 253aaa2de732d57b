import { matchRoute } from '@/domain/routing/matchRoute';
import { headerItems } from '@/domain/routing/navigation';
import type { Check } from './Brand';

const LONGEST_LABEL = 24;
const PATHS = ['publicPath', 'protectedPath', 'ezugiHref', 'evolutionHref'] as const;

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
            ...(choice.text.length > LONGEST_LABEL
              ? [`brand.navigation: "${choice.text}" is cut after ${LONGEST_LABEL} letters.`]
              : []),
          ],
    ),
    ...PATHS.flatMap((key) => (config[key] === undefined ? [] : leads(key, config[key]))),
  ];
};

function leads(key: string, path: string): readonly string[] {
  return matchRoute(path) === null ? [`${key}: "${path}" is no page of the app.`] : [];
}
