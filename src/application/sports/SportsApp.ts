import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { MatchListName, MatchesView } from '../ports/state/MatchesState';
import type { ScoresView } from '../ports/state/ScoresState';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import type { ListedMarket, MarketLists } from '@/domain/sports/marketLists';
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
  /** One market of a match for the page of many: the match is loaded and kept fresh, and only this market's prices are asked for. Returns how to release. */
  readonly watchListed: (match: MatchId, market: MarketId) => () => void;
  /** The player's own lists of markets. */
  readonly marketLists: MarketListsApp;
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

/** The player's own lists of markets, kept on this device. What is done is done to the one that is open. */
export interface MarketListsApp {
  /** As they are now: the same object until something changes. */
  readonly read: () => MarketLists;
  /** Tells them now and after every change, also of another tab. Returns how to release. */
  readonly watch: (listener: (lists: MarketLists) => void) => () => void;
  /** Fails when the list is full. */
  readonly add: (market: ListedMarket) => Result<void, Message>;
  readonly remove: (market: MarketId) => void;
  /** To that place of the list, 0 is the first. */
  readonly move: (market: MarketId, to: number) => void;
  /** Opens the list at that place. */
  readonly open: (at: number) => void;
  /** A new list, which is open then; fails with what is wrong with its name. */
  readonly addList: (name: string) => Result<void, Message>;
  readonly renameList: (name: string) => Result<void, Message>;
  readonly removeList: () => void;
}

/** What was seen of one runner's prices. */
export interface PriceSeries {
  /** The last samples, at most so many, oldest first. */
  latest(count: number): readonly PriceSample[];
}
