import type { SearchState } from '@/application/ports/state/SearchState';
import { NOTHING_TYPED, type SearchResults } from '@/domain/search/SearchResults';
import type { Match } from '@/domain/sports/Match';
import { observed } from './observed';

/** What was typed and found, what was searched for before, and what is in play. */
export class SearchStore implements SearchState {
  results: SearchResults = NOTHING_TYPED;
  recent: readonly string[] = [];
  live: readonly Match[] = [];

  constructor() {
    observed(this);
  }

  found(results: SearchResults): void {
    this.results = results;
  }

  recentChanged(recent: readonly string[]): void {
    this.recent = recent;
  }

  liveChanged(live: readonly Match[]): void {
    this.live = live;
  }
}
