import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import type { MarketTerms } from './MarketTerms';
import { marketExposure } from './marketExposure';
import type { MatchedStake } from './positions';

/** By how much one more bet raises what its market can lose; 0 when it lowers it or leaves it (P04, P06). */
export function addedExposure(
  market: MarketTerms,
  bets: readonly MatchedStake[],
  added: MatchedStake,
): Paise {
  const growth = marketExposure(market, [...bets, added]) - marketExposure(market, bets);
  return paise(Math.max(0, growth));
}
