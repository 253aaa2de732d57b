import type { SearchResults } from '@/domain/search/SearchResults';
import type { Match } from '@/domain/sports/Match';

export interface SearchView {
  /** Of what was typed last. */
  readonly results: SearchResults;
  /** Searches that led somewhere, newest first. */
  readonly recent: readonly string[];
  /** What is in play now, the most traded first. */
  readonly live: readonly Match[];
}

export interface SearchState extends SearchView {
  found(results: SearchResults): void;
  recentChanged(recent: readonly string[]): void;
  liveChanged(live: readonly Match[]): void;
}
