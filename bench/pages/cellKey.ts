import type { MarketId, RunnerId } from '@/domain/shared/ids';
import type { Side } from '@/domain/sports/Side';

/** Names one cell, to hold what is on the screen against what was sent. */
export function cellKey(market: MarketId, runner: RunnerId, side: Side, level: number): string {
  return `${market}|${runner}|${side}|${level}`;
}
