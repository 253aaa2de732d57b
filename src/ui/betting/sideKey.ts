import { isOnRuns, type MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';

/** The word for a side: on runs one says Yes or No. */
export function sideKey(kind: MarketKind, side: Side) {
  if (isOnRuns(kind)) return side === 'back' ? 'slip.yes' : 'slip.no';
  return side === 'back' ? 'sports.back' : 'sports.lay';
}
