import type { Match } from '@/domain/sports/Match';
import type { MarketChange } from '@/domain/sports/MarketChange';
import type { MatchListName } from '../state/MatchesState';

export interface SavedList {
  readonly name: MatchListName;
  readonly matches: readonly Match[];
}

export interface SavedSports {
  readonly lists: readonly SavedList[];
  /** An image of each market's prices. */
  readonly prices: readonly MarketChange[];
}

/** What a tab keeps of matches and prices from page to page (SPORT-03); nobody's own. Never throws. */
export interface SportsMemory {
  /** Keeps what there is room for. */
  keep(sports: SavedSports): void;
  /** null: nothing, too old, or not to be read. */
  load(): SavedSports | null;
}
