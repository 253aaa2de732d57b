import type { PriceMove } from '@/application/ports/state/MarketBoardState';
import type { PriceLevel } from '@/domain/sports/MarketBook';

/** An unchanged price has no direction: only a real move flashes. */
export function moveBetween(before: PriceLevel | null, now: PriceLevel | null): PriceMove['direction'] {
  if (before === null || now === null || before.price === now.price) return 'none';
  return now.price > before.price ? 'up' : 'down';
}
