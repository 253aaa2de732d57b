import type { MatchId } from '@/domain/shared/ids';
import type { Message } from '@/domain/shared/Message';
import type { Market } from '@/domain/sports/Market';
import type { Match } from '@/domain/sports/Match';
import type { MatchSettings } from '@/domain/sports/MatchSettings';
import type { MatchScore } from '../feeds/MarketFeed';

/** Names one list: a sport, everything in play (`live`), everything that is not (`upcoming`), or everything. */
export const MATCH_LISTS = ['live', 'cricket', 'soccer', 'tennis', 'upcoming', 'all'] as const;
export type MatchListName = (typeof MATCH_LISTS)[number];

export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: Message };

/** What a match page asks for beside the match itself. */
export type MatchPart = 'bookmaker' | 'fancy' | 'settings';

export interface OpenMatch {
  readonly match: Match;
  /** Of every kind; see `matchParts`. */
  readonly markets: readonly Market[];
  /** null or absent: not known (yet). */
  readonly settings?: MatchSettings | null;
  /** Parts whose last question failed: what is shown of them is old, or nothing. */
  readonly failed?: Partial<Record<MatchPart, Message>>;
  /** Parts that were asked for and were not answered yet: what comes after them waits for its place. */
  readonly waiting?: readonly MatchPart[];
}

export interface MatchesView {
  /** Loading until it has been asked for. */
  list(name: MatchListName): Loadable<readonly Match[]>;
  /** A refresh of a list that is already shown is under way. */
  match(id: MatchId): Loadable<OpenMatch>;
  /** Every match whose page was loaded. */
  opened(): readonly OpenMatch[];
}

export interface MatchesState extends MatchesView {
  listArrived(name: MatchListName, matches: readonly Match[]): void;
  listFailed(name: MatchListName, message: Message): void;
  matchArrived(id: MatchId, open: OpenMatch): void;
  matchFailed(id: MatchId, message: Message): void;
  /** Scores and statuses replace those in every list and open match. */
  scoreChanged(score: MatchScore): void;
}
