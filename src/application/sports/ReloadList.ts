import type { MatchListName } from '../ports/state/MatchesState';
import type { MatchLists } from './MatchLists';

/** The player asks again, e.g. after a failure. */
export class ReloadList {
  constructor(private readonly lists: MatchLists) {}

  execute(name: MatchListName): Promise<void> {
    return this.lists.reload(name);
  }
}
