/** What the split looks at. Nothing is taken for granted: names and results come from outside. */
export interface SplittableMarket {
  readonly name?: string | null;
  readonly result?: string | number | null;
  /** Where the backend files it, in any language. */
  readonly group?: string;
}

export interface MarketSplit<M> {
  /** Shown in their own places (match odds, bookmaker, toss), or over. */
  readonly excluded: readonly M[];
  readonly session: readonly M[];
  readonly other: readonly M[];
}

const EXCLUDED_NAMES = ['bookmaker', 'match odds', 'toss', 'tied match'];

/**
 * SPORT-02, by the letter: each market lands in exactly one list and keeps its place. "Overall" and "Rollover" contain "over", so
 * they are session markets. A name may be in the reader's language: what the backend files under sessions is one whatever it is called.
 */
export function splitMarkets<M extends SplittableMarket>(markets: readonly M[]): MarketSplit<M> {
  const split: Record<keyof MarketSplit<M>, M[]> = { excluded: [], session: [], other: [] };
  for (const market of markets) split[partOf(market)].push(market);
  return split;
}

function partOf(market: SplittableMarket): keyof MarketSplit<unknown> {
  const name = (market.name ?? '').toLowerCase();
  if (hasResult(market) || EXCLUDED_NAMES.some((word) => name.includes(word))) return 'excluded';
  return market.group === 'sessions' || name.includes('over') ? 'session' : 'other';
}

/** `0` is a result: no runs were made. Nothing and an empty text are none. */
export function hasResult({ result }: SplittableMarket): boolean {
  return result !== undefined && result !== null && result !== '';
}
