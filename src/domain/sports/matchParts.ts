import type { Market } from './Market';
import { hasResult, splitMarkets } from './splitMarkets';

/** The markets of a match, each in exactly one place. Within a place they keep their order. */
export interface MatchParts {
  readonly matchOdds: readonly Market[];
  readonly bookmaker: readonly Market[];
  readonly toss: readonly Market[];
  readonly tiedMatch: readonly Market[];
  /** Fancies that are session markets by SPORT-02. */
  readonly session: readonly Market[];
  /** The other fancies without a result. Those that the split excludes for a word in their name have no place of their own: they stand last. */
  readonly fancy: readonly Market[];
  /** Markets with runners and no place of their own: session markets of SPORT-02, its other markets, then what it excludes, e.g. for a result. */
  readonly other: readonly Market[];
  /** Fancies with a result, the number 0 included. */
  readonly settledFancy: readonly Market[];
}

/**
 * The kind gives a market its form and its payout, and match odds, bookmaker, toss and tied match their place: a name never does. Whatever is left
 * goes where the split of SPORT-02 puts it (docs/decisions/026).
 */
export function matchParts(markets: readonly Market[]): MatchParts {
  const of = (kind: Market['kind']): readonly Market[] => markets.filter((market) => market.kind === kind);
  const fancies = of('fancy');
  const settledFancy = fancies.filter(hasResult);
  const split = splitMarkets(fancies.filter((market) => !hasResult(market)));
  const others = splitMarkets(of('other'));
  return {
    matchOdds: of('matchOdds'),
    bookmaker: of('bookmaker'),
    toss: of('toss'),
    tiedMatch: of('tiedMatch'),
    session: split.session,
    fancy: [...split.other, ...split.excluded],
    other: [...others.session, ...others.other, ...others.excluded],
    settledFancy,
  };
}

export type FancyGroup = 'all' | 'sessions' | 'wickets' | 'players' | 'oddEven';

/** Whether a fancy belongs under a sub-tab: by the group that the backend gave, and every session market of SPORT-02 under sessions. */
export function isInFancyGroup(market: Market, group: FancyGroup): boolean {
  if (group === 'all' || market.group === group) return true;
  return group === 'sessions' && splitMarkets([market]).session.length === 1;
}
