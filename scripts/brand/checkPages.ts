import { legalTextWire } from '@/adapters/http/content/legalTextWire';
import { LEGAL_PAGES } from '@/domain/content/LegalText';
import { LANGUAGES } from '@/texts/Language';
import type { Check } from './Brand';
import { readJson } from './readJson';

/** Pages that do not exist, texts that are not there or do not read. */
export const checkPages: Check = ({ config: { brand }, file }) =>
  Object.entries(brand?.pages ?? {}).flatMap(([page, languages]) => {
    if (!LEGAL_PAGES.some((known) => known === page))
      return [
        `brand.pages: "${page}" is no page with a text of its own; those are ${LEGAL_PAGES.join(', ')}.`,
      ];
    if (languages.length === 0)
      return [`brand.pages.${page} names no language: leave the page out, or name one.`];
    return languages.flatMap((language) => {
      if (!LANGUAGES.some((known) => known === language))
        return [`brand.pages.${page}: the app has no language "${language}".`];
      const path = `/brand/pages/${page}.${language}.json`;
      const text = file(path)?.toString();
      if (text === undefined) return [`${path} is missing: brand.pages names it.`];
      const read = readJson(legalTextWire, path, text, 'of a text');
      return read.ok ? [] : read.faults;
    });
  });
