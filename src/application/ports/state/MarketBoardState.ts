import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { RunnerStatus } from '@/domain/sports/Market';
import type {
  MarketChange,
  MarketConditions,
  MarketDefinition,
  PriceLevel,
} from '@/domain/sports/MarketChange';
import type { PriceListener } from '@/domain/sports/PriceCell';
import type { Due } from '@/domain/sports/PriceMemory';
import type { PriceColumn } from '@/domain/sports/PriceColumn';

/**
 * `live`: prices may be bet on. `stale`: shown greyed, never offered. `waiting`: nothing known yet, or what came with a list. `saved`: as stale, from an
 * earlier page; whatever is said next takes its place.
 */
export type Freshness = 'waiting' | 'live' | 'stale' | 'saved';

export interface MarketBoardView {
  freshness(market: MarketId): Freshness;
  /** Who observes it hears of every version and of all that is matched: with most prices. */
  conditions(market: MarketId): MarketConditions | null;
  /** Who observes it hears of what changes seldom. */
  definition(market: MarketId): MarketDefinition | null;
  runnerStatus(market: MarketId, runner: RunnerId): RunnerStatus | null;
  /** The price in one cell now; level 0 is the best. Reading it does not subscribe: see `onPrice` and `best`. */
  price(market: MarketId, runner: RunnerId, side: PriceColumn, level: number): PriceLevel | null;
  /** The best of one column now. Who observes it hears of each change of it, whatever else of the market changes or does not. */
  best(market: MarketId, runner: RunnerId, side: PriceColumn): PriceLevel | null;
  /** Calls once for each change of this cell's price or size, never for an equal tick. Returns how to stop. */
  onPrice(
    market: MarketId,
    runner: RunnerId,
    side: PriceColumn,
    level: number,
    listener: PriceListener,
  ): () => void;
  /** Calls once, as soon as this market is live and its conditions are known: now, or later. Returns how to give up waiting. */
  whenLive(market: MarketId, then: () => void): () => void;
}

export interface MarketBoardState extends MarketBoardView {
  /** What a list says, or an earlier page said: painted at once, but never over what a market's own source has said. */
  imagesArrived(images: readonly MarketChange[]): void;
  /** What a market's own source says. It is remembered; the answer says when it has to be painted. */
  changeArrived(change: MarketChange): Due;
  /** What is due is painted, of all markets or of one alone, in one whole transition. Returns those of them that turned out closed. */
  painted(only?: MarketId): readonly MarketId[];
  /** What nobody looks at has waited long enough: it is due with the next frame. Returns whether there is any. */
  offscreenWaited(): boolean;
  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void;
  /** Whether its own source has said all of this market. */
  isImaged(market: MarketId): boolean;
  marketsForgotten(markets: readonly MarketId[]): void;
}
