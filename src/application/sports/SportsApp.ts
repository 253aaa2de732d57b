import type { MarketId, MatchId, RunnerId } from '@/domain/shared/ids';
import type { MarketBoardView } from '../ports/state/MarketBoardState';
import type { MatchListName, MatchesView } from '../ports/state/MatchesState';
import type { PriceSeries } from '../ports/state/PriceHistoryView';
import type { UseCase } from '../shared/UseCase';

/** Matches, their markets and prices. */
export interface SportsApp {
  readonly view: MatchesView;
  readonly board: MarketBoardView;
  /** Loads a list now and keeps it fresh until released. */
  readonly watchList: UseCase<[MatchListName], () => void>;
  readonly reloadList: UseCase<[MatchListName], Promise<void>>;
  /** Loads a match page; its markets are watched until released. */
  readonly watchMatch: UseCase<[MatchId], () => void>;
  readonly reloadMatch: UseCase<[MatchId], Promise<void>>;
  /** Subscribes while anyone watches; closes late. Returns how to release. */
  readonly watchMarkets: UseCase<[readonly MarketId[]], () => void>;
  /** Tells what was seen of a runner's prices on an open match page, now and at most once a second. Returns how to release. */
  readonly watchHistory: UseCase<[MarketId, RunnerId, (series: PriceSeries) => void], () => void>;
  /** Tells the pinned matches now and after every change. Returns how to release. */
  readonly watchPins: UseCase<[listener: (pinned: readonly MatchId[]) => void], () => void>;
  readonly togglePin: UseCase<[MatchId]>;
}
