import type { MarketId } from '@/domain/shared/ids';

/** Where prices come from: a stream, or questions again and again. It fills the board for the markets that are wanted. */
export interface PriceSource {
  wanted(markets: readonly MarketId[]): void;
  unwanted(markets: readonly MarketId[]): void;
}
