import { EVERY_KIND, type MarketKind } from '@/domain/sports/marketKinds';
import { wireWord } from './wireWord';

/** assumed: a kind goes by its own name, `tiedMatch` as `tied_match` (docs/wire.md 4.1). */
export function marketKindOnWire(kind: MarketKind): string {
  return kind.replace(/[A-Z]/, '_$&').toLowerCase();
}

/** assumed: the same words say what a match offers. */
export const MARKET_KIND_WORDS = EVERY_KIND.map((kind) => [marketKindOnWire(kind), kind] as const);

/** Another word is `other`, never guessed from a label. */
export const wireMarketKind = wireWord<MarketKind>(MARKET_KIND_WORDS, 'other');
