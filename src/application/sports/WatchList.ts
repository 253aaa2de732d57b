import type { MatchListName } from '../ports/state/MatchesState';
import type { MatchLists } from './MatchLists';

/** Loads a list now and keeps it fresh until released. */
export class WatchList {
  constructor(private readonly lists: MatchLists) {}

  execute(name: MatchListName): () => void {
    return this.lists.watch(name);
  }
}
