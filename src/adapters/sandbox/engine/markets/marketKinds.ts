import type { Market, MarketKindId } from './Market';
import { DECIMAL, RATES } from './scales';
import type { Scale } from './scales';

export interface BetTerms {
  readonly runnerId: string;
  readonly side: 'back' | 'lay';
  /** Runs, of a fancy. */
  readonly line: number | null;
}

/**
 * What a kind of market means for money. Exposure and settlement only ever ask which outcomes there are and who wins in
 * each, of every outcome in turn.
 */
export interface MarketKind {
  readonly scale: Scale;
  /** The house quotes one price a side: it is not used up, and nothing waits to be matched. */
  readonly house: boolean;
  /** Everything that can still happen, one label each, as far as bets on these lines can tell it apart. */
  readonly outcomes: (market: Market, lines: readonly number[]) => readonly string[];
  readonly isOutcome: (market: Market, outcome: string) => boolean;
  readonly wins: (terms: BetTerms, outcome: string) => boolean;
}

const AND = '+';
const MAX_RUNS = 9_999;

/** One or several of the runners win: every choice of so many of them, in their order. */
function choices(market: Market): readonly string[] {
  const ids = market.runners.filter((runner) => runner.status !== 'REMOVED').map((runner) => runner.id);
  let sets: readonly (readonly string[])[] = [[]];
  for (const id of ids) sets = [...sets, ...sets.map((set) => [...set, id])];
  const wanted = Math.min(market.winners, ids.length);
  return sets.filter((set) => set.length === wanted && wanted > 0).map((set) => set.join(AND));
}

export function winnersIn(outcome: string): readonly string[] {
  return outcome.split(AND);
}

const RUNNERS_WIN = {
  outcomes: choices,
  isOutcome: (market: Market, outcome: string) => choices(market).includes(outcome),
  wins: (terms: BetTerms, outcome: string) =>
    (terms.side === 'back') === winnersIn(outcome).includes(terms.runnerId),
};

const EXCHANGE: MarketKind = { ...RUNNERS_WIN, scale: DECIMAL, house: false };
const HOUSE: MarketKind = { ...RUNNERS_WIN, scale: RATES, house: true };

/** A number of runs. Yes is hit from the line on; below it No is. */
const RUNS: MarketKind = {
  scale: RATES,
  house: true,
  // Nothing changes between two lines, so each line and the number before it stand for all numbers of runs.
  outcomes: (_market, lines) => {
    const runs = new Set([0]);
    for (const line of lines) for (const near of [line - 1, line, line + 1]) if (near >= 0) runs.add(near);
    return [...runs].toSorted((one, other) => one - other).map(String);
  },
  isOutcome: (_market, outcome) => /^\d{1,4}$/.test(outcome) && Number(outcome) <= MAX_RUNS,
  wins: ({ side, line }, outcome) => (side === 'back') === Number(outcome) >= (line ?? 0),
};

const KINDS: Readonly<Record<MarketKindId, MarketKind>> = {
  match_odds: EXCHANGE,
  tied_match: EXCHANGE,
  other: EXCHANGE,
  bookmaker: HOUSE,
  toss: HOUSE,
  fancy: RUNS,
};

export function kindOf(market: Market): MarketKind {
  return KINDS[market.kind];
}
