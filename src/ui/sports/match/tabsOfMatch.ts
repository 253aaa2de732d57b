import { useAddressWord } from '@/ui/navigation/useAddressWord';
import type { FancyGroup, MatchParts } from '@/domain/sports/matchParts';
import { hasResult } from '@/domain/sports/splitMarkets';

export const MATCH_TABS = ['all', 'matchOdds', 'bookmaker', 'fancy', 'others'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export const FANCY_GROUPS = [
  'all',
  'sessions',
  'wickets',
  'players',
  'oddEven',
] as const satisfies readonly FancyGroup[];

/** Which of these words stands in the address, and how to choose another; anything else is the first, which is not written there. */
export function useChosenTab<Word extends string>(name: string, words: readonly [Word, ...Word[]]) {
  const [word, setWord] = useAddressWord(name);
  const chosen = words.find((each) => each === word) ?? words[0];
  return [chosen, (id: string): void => setWord(id === words[0] ? null : id)] as const;
}

/** How many markets of a tab can still be bet on; those that ended while one looked are not counted. */
export function countOf(parts: MatchParts, tab: MatchTab): number {
  if (tab === 'all') return 0;
  const markets = tab === 'fancy' ? [...parts.session, ...parts.fancy] : parts[tab];
  return markets.filter((market) => market.status !== 'closed' && !hasResult(market)).length;
}
