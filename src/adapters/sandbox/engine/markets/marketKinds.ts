import type { Market, MarketKindId } from './Market';

export interface BetTerms {
  readonly runnerId: string;
  readonly side: 'back' | 'lay';
}

/**
 * What a kind of market means for money. Bookmaker, toss, tied match and fancy join as further policies; exposure
 * and settlement only ever ask these two questions, of every outcome in turn.
 */
export interface MarketKind {
  /** Everything that can still happen, one label each. */
  readonly outcomes: (market: Market) => readonly string[];
  readonly wins: (terms: BetTerms, outcome: string) => boolean;
}

const MATCH_ODDS: MarketKind = {
  outcomes: (market) =>
    market.runners.filter((runner) => runner.status !== 'REMOVED').map((runner) => runner.id),
  wins: (terms, outcome) => (terms.side === 'back') === (terms.runnerId === outcome),
};

const KINDS: Readonly<Record<MarketKindId, MarketKind>> = { match_odds: MATCH_ODDS };

export function kindOf(market: Market): MarketKind {
  return KINDS[market.kind];
}
