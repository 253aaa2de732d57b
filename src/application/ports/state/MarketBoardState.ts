import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { MarketBook, PriceLevel, RunnerBook } from '@/domain/sports/MarketBook';
import type { PriceKey } from '@/domain/sports/PriceKey';

/** A market's book without its prices: what changes seldom. */
export type MarketConditions = Omit<MarketBook, 'runners'>;

/**
 * `live`: prices may be bet on. `stale`: shown greyed, never offered. `waiting`: nothing known yet, or what came with a list. `kept`: as stale, from an
 * earlier page; whatever is told next takes its place.
 */
export type Freshness = 'waiting' | 'live' | 'stale' | 'saved';

export interface PriceMove {
  readonly offer: PriceLevel | null;
  /** Against the price before; `none` for a size change, the first price or an equal one. */
  readonly direction: 'up' | 'down' | 'none';
}

export interface MarketBoardView {
  freshness(market: MarketId): Freshness;
  conditions(market: MarketId): MarketConditions | null;
  runnerStatus(market: MarketId, runner: RunnerId): RunnerBook['status'] | null;
  /** The price in one cell now. Reading it does not subscribe: see `onPrice`. */
  price(key: PriceKey): PriceLevel | null;
  /** Calls once for each change of this cell's price or size, never for an equal tick. Returns how to stop. */
  onPrice(market: MarketId, key: PriceKey, listener: (move: PriceMove) => void): () => void;
  /** Calls once, as soon as this market is live and its conditions are known: now, or later. Returns how to give up waiting. */
  whenLive(market: MarketId, then: () => void): () => void;
}

export interface BookChange {
  readonly book: MarketBook;
  /** The cells whose price or size changed, `priceKey`s. */
  readonly changed: readonly PriceKey[];
}

/** Knows prices that the board was not told, because nobody looked. */
export interface PricesHeldBack {
  /** The newest of this market, told to the screen at once; null: the board has it already. */
  release(market: MarketId): BookChange | null;
  /** The market of a cell that the board never heard of; null: nothing is known of it here either. */
  marketOf(key: PriceKey): MarketId | null;
}

export interface MarketBoardState extends MarketBoardView {
  /** One whole transition, hence one action: every cell of the frame. */
  pricesArrived(changes: readonly BookChange[]): void;
  freshnessChanged(markets: readonly MarketId[], freshness: Freshness): void;
  /** Whether a cell of this market is on the screen. */
  isShown(market: MarketId): boolean;
  /** Who is asked before a price is read of a market that is not shown, and when a first cell of it comes onto the screen. */
  heldBackBy(source: PricesHeldBack): void;
  marketsForgotten(markets: readonly MarketId[]): void;
}
