import type { MarketId, MatchId } from '@/domain/shared/ids';
import type { MatchListName } from '../ports/state/MatchesState';
import type { MarketDirectory } from './MarketDirectory';
import { MARKET_KINDS, type MarketKindRow } from '@/domain/sports/marketKinds';

/** SPORT-07: each part of a match has a call of its own. */
export type MatchCall = MarketKindRow['call'];

export type PollQuestion =
  | { readonly of: 'list'; readonly list: MatchListName }
  | { readonly of: MatchCall; readonly match: MatchId };

export interface PlannedQuestion {
  readonly question: PollQuestion;
  readonly markets: readonly MarketId[];
}

/**
 * The fewest questions that tell of these markets, by key. What is in the rows of lists is asked for list by list; an open match, and what no list
 * tells (`unlisted`), by match. A market of an unknown match is in none of them.
 */
export function pollPlan(
  markets: readonly MarketId[],
  directory: MarketDirectory,
  unlisted: ReadonlySet<MarketId>,
): ReadonlyMap<string, PlannedQuestion> {
  const plan = new Map<string, PlannedQuestion>();
  const add = (key: string, question: PollQuestion, own: readonly MarketId[]): void => {
    plan.set(key, { question, markets: [...(plan.get(key)?.markets ?? []), ...own] });
  };
  let inRows: readonly MarketId[] = markets.filter((market) => {
    const match = directory.matchOf(market);
    return match !== null && !directory.isOpen(match) && !unlisted.has(market);
  });
  const byMatch = new Set(markets);
  for (let list = widest(inRows, directory); list !== null; list = widest(inRows, directory)) {
    const [name, covered] = list;
    add(`list ${name}`, { of: 'list', list: name }, covered);
    for (const market of covered) byMatch.delete(market);
    inRows = inRows.filter((market) => byMatch.has(market));
  }
  for (const market of byMatch) {
    const match = directory.matchOf(market);
    if (match === null) continue;
    const kind = directory.kindOf(market);
    const of = kind === null ? 'match' : MARKET_KINDS[kind].call;
    add(`${of} ${match}`, { of, match }, [market]);
  }
  return plan;
}

/** The list that tells of most of these markets; of two that tell of as many, the shorter one. */
function widest(
  markets: readonly MarketId[],
  { lists }: MarketDirectory,
): readonly [MatchListName, readonly MarketId[]] | null {
  const able = [...lists].map(([name, held]) => {
    return { name, length: held.size, covered: markets.filter((market) => held.has(market)) };
  });
  const [best] = able.toSorted(
    (one, other) => other.covered.length - one.covered.length || one.length - other.length,
  );
  return best === undefined || best.covered.length === 0 ? null : [best.name, best.covered];
}
