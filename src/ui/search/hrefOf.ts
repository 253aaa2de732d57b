import { pathOfMatch } from '@/domain/routing/pathOfMatch';
import type { AnyEntry } from '@/domain/search/SearchResults';
import { WHOLE_LIST, listFilterPairs } from '@/domain/sports/listFilter';
import { treePath } from '@/ui/sports/frame/sportLinks';

/** The page of a match, also for its markets and players; the list of a sport or of a competition; a page. */
export function hrefOf(entry: AnyEntry): string {
  switch (entry.kind) {
    case 'match':
      return pathOfMatch(entry.id);
    case 'market':
    case 'player':
      return pathOfMatch(entry.matchId);
    case 'competition': {
      const pairs = listFilterPairs({ ...WHOLE_LIST, competition: entry.title });
      const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
      return `${treePath(entry.sport, true)}?${query.toString()}`;
    }
    case 'sport':
      return treePath(entry.id, true);
    case 'page':
      return entry.path;
  }
}
