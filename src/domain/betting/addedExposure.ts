import { paise, type Paise } from '@/domain/shared/Money';
import type { MarketTerms } from './MarketTerms';
import { marketExposure } from './marketExposure';
import type { MatchedStake } from './positions';

/** By how much more bets raise together what their market can lose; 0 when they lower it or leave it (P04, P06). */
export function addedExposure(
  market: MarketTerms,
  bets: readonly MatchedStake[],
  ...added: readonly MatchedStake[]
): Paise {
  const growth = marketExposure(market, [...bets, ...added]) - marketExposure(market, bets);
  return paise(Math.max(0, growth));
}
