import type { RunnerId } from '@/domain/shared/ids';
import type { Market } from '@/domain/sports/Market';
import type { MarketKind } from '@/domain/sports/marketKinds';

/** What a market means for money: all that exposure and projections ask of it. */
export interface MarketTerms {
  readonly kind: MarketKind;
  /** How many runners win. */
  readonly winners: number;
  /** Those that still can. */
  readonly runners: readonly RunnerId[];
}

export function termsOf({ kind, winners, runners }: Market): MarketTerms {
  return {
    kind,
    winners,
    runners: runners.filter(({ status }) => status !== 'removed').map(({ id }) => id),
  };
}
