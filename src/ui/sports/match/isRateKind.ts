import type { MarketKind } from '@/domain/sports/Market';

/** Whether prices are rates that 100 win, not decimal odds. */
export function isRateKind(kind: MarketKind): boolean {
  return kind === 'bookmaker' || kind === 'toss' || kind === 'fancy';
}
