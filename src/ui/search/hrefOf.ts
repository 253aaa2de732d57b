import type { PageEntry } from '@/domain/search/pageEntries';
import type { CompetitionEntry, MatchEntry } from '@/domain/search/sportsEntries';
import { WHOLE_LIST, listFilterPairs } from '@/domain/sports/listFilter';
import { treePath } from '@/ui/sports/frame/sportLinks';

/** The page of a match, the list of a competition, a page. */
export function hrefOf(entry: MatchEntry | CompetitionEntry | PageEntry): string {
  switch (entry.kind) {
    case 'match':
      return `/exchange/${encodeURIComponent(entry.id)}`;
    case 'competition': {
      const pairs = listFilterPairs({ ...WHOLE_LIST, competition: entry.title });
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
      return `${treePath(entry.sport, true)}?${query.toString()}`;
    }
    case 'page':
      return entry.path;
  }
}
