import type { MarketKind } from '@/domain/sports/Market';
import type { Side } from '@/domain/sports/MarketBook';

/** The word for a side: on runs one says Yes or No. */
export function sideKey(kind: MarketKind, side: Side) {
  if (kind === 'fancy') return side === 'back' ? 'slip.yes' : 'slip.no';
  return side === 'back' ? 'sports.back' : 'sports.lay';
}
