import { Looking } from './Looking';
import type { Market } from './Market';
import { EVERY_KIND, MARKET_KINDS, type MarketKindRow } from './marketKinds';
import { splitMarkets } from './splitMarkets';

/** The markets of a match, each in exactly one place. Within a place they keep their order. */
export interface MatchParts {
  readonly matchOdds: readonly Market[];
  readonly bookmaker: readonly Market[];
  /** Fancies that are session markets by SPORT-02. */
  readonly session: readonly Market[];
  /** The other fancies without a result. Those that the split excludes for a word in their name have no place of their own: they stand last. */
  readonly fancy: readonly Market[];
  /** Kind by kind. Those of no known kind last: session markets of SPORT-02, its other markets, then what it excludes, e.g. for a result. */
  readonly others: readonly Market[];
  /** What is over, in the order of the page: the markets that are closed, and the fancies with a result, the number 0 included. */
  readonly over: readonly Market[];
}

/**
 * The kind gives a market its form, its payout and its place: a name never does. Fancies, and what is of no known kind, stand where the split of
 * SPORT-02 puts them (docs/decisions/026). What ends while it is looked at is not over yet (docs/decisions/167).
 */
export function matchParts(markets: readonly Market[], looking = new Looking()): MatchParts {
  const ordered = EVERY_KIND.flatMap((kind) => markets.filter((market) => market.kind === kind));
  const fancies = ordered.filter(({ kind }) => MARKET_KINDS[kind].place === 'fancy');
  // A result moves none of them to another list.
  const split = splitMarkets(fancies.map((market) => ({ name: market.name, group: market.group, market })));
  const marketsOf = (part: keyof typeof split): readonly Market[] => split[part].map(({ market }) => market);
  const session = looking.sessions.arrange(marketsOf('session'));
  const fancy = looking.fancies.arrange([...marketsOf('other'), ...marketsOf('excluded')]);
  const isOver = (market: Market): boolean =>
    fancies.includes(market) ? !session.includes(market) && !fancy.includes(market) : looking.isOver(market);
  const over = ordered.filter(isOver);
  const at = (place: MarketKindRow['place']): readonly Market[] =>
    ordered.filter((market) => MARKET_KINDS[market.kind].place === place && !over.includes(market));
  const others = at('others');
  const unknown = splitMarkets(others.filter(({ kind }) => kind === 'other'));
  return {
    matchOdds: at('matchOdds'),
    bookmaker: at('bookmaker'),
    session,
    fancy,
    others: [
      ...others.filter(({ kind }) => kind !== 'other'),
      ...unknown.session,
      ...unknown.other,
      ...unknown.excluded,
    ],
    over,
  };
}

export type FancyGroup = 'all' | 'sessions' | 'wickets' | 'players' | 'oddEven';

/** Whether a fancy belongs under a sub-tab: by the group that the backend gave, and every session market of SPORT-02 under sessions. */
export function isInFancyGroup(market: Market, group: FancyGroup): boolean {
  if (group === 'all' || market.group === group) return true;
  return group === 'sessions' && splitMarkets([market]).session.length === 1;
}
