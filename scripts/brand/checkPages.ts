import * as v from 'valibot';
import { legalTextWire } from '@/adapters/http/content/legalTextWire';
import { LEGAL_PAGES } from '@/domain/content/LegalText';
import { LANGUAGES } from '@/ui/i18n/Language';
import type { Check } from './Brand';

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
      return text === undefined ? [`${path} is missing: brand.pages names it.`] : faultsOf(path, text);
    });
  });

function faultsOf(path: string, text: string): readonly string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const decoded = v.safeParse(legalTextWire, json);
  if (decoded.success) return [];
  return decoded.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? 'The file as a whole';
    if (issue.type === 'strict_object')
      return issue.expected === 'never'
        ? `${path}: ${key} is not a key of a text.`
        : `${path}: ${key} is missing or of the wrong type.`;
    return `${path}: ${key} ${issue.message.startsWith('must') ? issue.message : `has the wrong form: ${issue.message}`}.`;
  });
}
