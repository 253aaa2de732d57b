import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { MatchListName, MatchesView } from '../ports/state/MatchesState';
import type { ScoresView } from '../ports/state/ScoresState';
import type { PriceSample } from '@/domain/sports/PriceSample';

/** Matches, their markets and prices. */
export interface SportsApp {
  readonly view: MatchesView;
  readonly board: MarketBoardView;
  /** Of the matches that are watched. */
  readonly scores: ScoresView;
  /** Loads a list now and keeps it fresh until released. */
  readonly watchList: (name: MatchListName) => () => void;
  /** The player asks again, e.g. after a failure. */
  readonly reloadList: (name: MatchListName) => Promise<void>;
  /** Loads a match page; its markets and its score are watched until released. */
  readonly watchMatch: (id: MatchId) => () => void;
  readonly reloadMatch: (id: MatchId) => Promise<void>;
  /** Subscribes while anyone watches; closes late. Returns how to release. */
  readonly watchMarkets: (markets: readonly MarketId[]) => () => void;
  /** Tells what was seen of a runner's prices on an open match page, now and at most once a second. Returns how to release. */
  readonly watchHistory: (
    market: MarketId,
    runner: RunnerId,
    listener: (series: PriceSeries) => void,
  ) => () => void;
  /** Tells the pinned matches now and after every change. Returns how to release. */
  readonly watchPins: (listener: (pinned: readonly MatchId[]) => void) => () => void;
  /** Pins a match, or lets go of it. */
  readonly togglePin: (id: MatchId) => void;
  /** Tells which groups of the lists are folded (`MatchGroup.key`), now and after every change. Returns how to release. */
  readonly watchFolded: (listener: (groups: readonly string[]) => void) => () => void;
  /** Folds a group of the lists, or opens it. */
  readonly toggleFolded: (group: string) => void;
}

/** What was seen of one runner's prices. */
export interface PriceSeries {
  /** The last samples, at most so many, oldest first. */
  latest(count: number): readonly PriceSample[];
}
