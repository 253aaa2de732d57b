import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Side } from './Side';

/** Names one price cell: the unit that repaints. */
export type PriceKey = string & { readonly __id: 'price-key' };

/** `level` 0 is the best price. */
export function priceKey(market: MarketId, runner: RunnerId, side: Side, level: number): PriceKey {
  return `${market}|${runner}|${side}|${level}` as PriceKey;
}
