import type { FancyGroup, MatchParts } from '@/domain/sports/matchParts';

export const MATCH_TABS = ['all', 'matchOdds', 'bookmaker', 'fancy', 'others'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export const FANCY_GROUPS = [
  'all',
  'sessions',
  'wickets',
  'players',
  'oddEven',
] as const satisfies readonly FancyGroup[];

/** A word of the address; anything else is the first tab. */
export function wordOf<Word extends string>(words: readonly [Word, ...Word[]], text: string | null): Word {
  return words.find((word) => word === text) ?? words[0];
}

/** How many markets a tab holds; settled ones are not counted. */
export function countOf(parts: MatchParts, tab: MatchTab): number {
  if (tab === 'all') return 0;
  return parts[tab].length + (tab === 'fancy' ? parts.session.length : 0);
}
