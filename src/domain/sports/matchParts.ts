import type { Market } from './Market';
import { hasResult, splitMarkets } from './splitMarkets';

/** The markets of a match, each in exactly one place. Within a place they keep their order. */
export interface MatchParts {
  readonly matchOdds: readonly Market[];
  readonly bookmaker: readonly Market[];
  readonly toss: readonly Market[];
  readonly tiedMatch: readonly Market[];
  /** Without a result, session markets of SPORT-02 before the rest. */
  readonly fancy: readonly Market[];
  /** As `fancy`, for markets with runners. */
  readonly other: readonly Market[];
  /** Fancies with a result, the number 0 included. */
  readonly settledFancy: readonly Market[];
}

/** The kind says where a market stands, never its name; only among what has no place of its own does the split of SPORT-02 order by name. */
export function matchParts(markets: readonly Market[]): MatchParts {
  const of = (kind: Market['kind']): readonly Market[] => markets.filter((market) => market.kind === kind);
  const fancy = of('fancy');
  const settledFancy = fancy.filter(hasResult);
  return {
    matchOdds: of('matchOdds'),
    bookmaker: of('bookmaker'),
    toss: of('toss'),
    tiedMatch: of('tiedMatch'),
    fancy: sessionsFirst(fancy.filter((market) => !hasResult(market))),
    other: sessionsFirst(of('other')),
    settledFancy,
  };
}

/** What the split excludes by name or result (a fancy named "Toss runs") is not lost: it comes last. */
function sessionsFirst(markets: readonly Market[]): readonly Market[] {
  const { session, other, excluded } = splitMarkets(markets);
  return [...session, ...other, ...excluded];
}

export type FancyGroup = 'all' | 'sessions' | 'wickets' | 'players' | 'oddEven';

/** Whether a fancy belongs under a sub-tab: by the group that the backend gave, else, for sessions, by SPORT-02. */
export function isInFancyGroup(market: Market, group: FancyGroup): boolean {
  if (group === 'all') return true;
  if (market.group !== '') return market.group === group;
  return group === 'sessions' && splitMarkets([market]).session.length === 1;
}
