import { SPORT_IDS, type Sport } from './Sport';

/** A list of matches: of one sport, or of every match in play. */
export type SportList = Sport | 'live';

/** As lists and tabs have them. */
export const SPORTS_IN_ORDER = ['cricket', 'soccer', 'tennis'] as const satisfies readonly Sport[];

/** The sport that a path names, in any case (`/exchange/Cricket`); null when it names none, so it is a match. */
export function sportOfSlug(slug: string): Sport | null {
  const word = slug.toLowerCase();
  return isSport(word) ? word : null;
}

/** The list at /spmsports/{category}; an unknown category shows cricket. */
export function listOfSlug(slug: string): SportList {
  return slug.toLowerCase() === 'live' ? 'live' : (sportOfSlug(slug) ?? 'cricket');
}

function isSport(word: string): word is Sport {
  return Object.hasOwn(SPORT_IDS, word);
}
