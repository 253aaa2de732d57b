import type { BonusGame } from '../rewards/BonusGame';
import { DECIMAL, RATES } from './scales';
import type { Scale } from './scales';

export interface BetTerms {
  readonly runnerId: string;
  readonly side: 'back' | 'lay';
  /** Runs, of a fancy. */
  readonly line: number | null;
}

/** Shortest and longest, milliseconds. */
type Wait = readonly [number, number];

/**
 * All that differs between kinds of market. Exposure and settlement only ever ask which outcomes there are and who wins in each, of every outcome
 * in turn.
 */
export interface MarketKind {
  /** A number of runs decides: it is quoted with a line, and bet on at one. */
  readonly onRuns: boolean;
  readonly scale: Scale;
  /** The house quotes one price a side: it is not used up, and nothing waits to be matched. */
  readonly house: boolean;
  /** On which prices are quoted. */
  readonly sides: readonly ('back' | 'lay')[];
  /** What is left of its format's limits, as a divisor. */
  readonly smaller: number;
  /** In play a bet waits as long as its format says, but no longer than this. */
  readonly longestDelayMs: number;
  /** From one change of price to the next. */
  readonly pace: { readonly inPlay: Wait; readonly before: Wait };
  readonly cashOut: boolean;
  /** Which call brings it. */
  readonly call: 'match' | 'bookmaker' | 'fancy';
  /** What a stake on it counts as for a bonus. */
  readonly bonus: BonusGame;
  /** Everything that can still happen, one label each, as far as bets on these lines can tell it apart. */
  readonly outcomes: (market: Field, lines: readonly number[]) => readonly string[];
  readonly isOutcome: (market: Field, outcome: string) => boolean;
  readonly wins: (terms: BetTerms, outcome: string) => boolean;
}

/** As much of a market as its outcomes depend on. */
interface Field {
  readonly winners: number;
  readonly runners: readonly { readonly id: string; readonly status: string }[];
}

const AND = '+';
const MAX_RUNS = 9_999;

/** One or several of the runners win: every choice of so many of them, in their order. */
function choices(market: Field): readonly string[] {
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
  isOutcome: (market: Field, outcome: string) => choices(market).includes(outcome),
  wins: (terms: BetTerms, outcome: string) =>
    (terms.side === 'back') === winnersIn(outcome).includes(terms.runnerId),
};

/** A number of runs. Yes is hit from the line on; below it No is. */
const RUNS = {
  // Nothing changes between two lines, so each line and the number before it stand for all numbers of runs.
  outcomes: (_market: Field, lines: readonly number[]): readonly string[] => {
    const runs = new Set([0]);
    for (const line of lines) for (const near of [line - 1, line, line + 1]) if (near >= 0) runs.add(near);
    return [...runs].toSorted((one, other) => one - other).map(String);
  },
  isOutcome: (_market: Field, outcome: string) => /^\d{1,4}$/.test(outcome) && Number(outcome) <= MAX_RUNS,
  wins: ({ side, line }: BetTerms, outcome: string) => (side === 'back') === Number(outcome) >= (line ?? 0),
};

const EXCHANGE: MarketKind = {
  ...RUNNERS_WIN,
  onRuns: false,
  scale: DECIMAL,
  house: false,
  sides: ['back', 'lay'],
  smaller: 5,
  longestDelayMs: Infinity,
  pace: { inPlay: [1_200, 3_000], before: [12_000, 30_000] },
  cashOut: false,
  call: 'match',
  bonus: 'other',
};

const HOUSE: MarketKind = { ...EXCHANGE, scale: RATES, house: true, bonus: 'bookmaker' };

/** One row a kind, by its word on the wire. */
const KINDS = {
  match_odds: {
    ...EXCHANGE,
    smaller: 1,
    pace: { inPlay: [230, 460], before: [4_000, 12_000] },
    cashOut: true,
    bonus: 'match_odds',
  },
  // assumed: the house waits a second before it takes a bet on the winner, and not at all for runs: it suspends for every ball.
  bookmaker: {
    ...HOUSE,
    smaller: 1,
    longestDelayMs: 1_000,
    pace: { ...HOUSE.pace, inPlay: [900, 1_800] },
    cashOut: true,
    call: 'bookmaker',
  },
  // assumed: the specification knows no market to back only.
  winner: { ...HOUSE, scale: DECIMAL, sides: ['back'], pace: { ...HOUSE.pace, inPlay: [1_500, 3_500] } },
  toss: { ...HOUSE, pace: { ...HOUSE.pace, inPlay: [4_000, 12_000] } },
  tied_match: { ...EXCHANGE, pace: { ...EXCHANGE.pace, inPlay: [1_500, 3_500] } },
  fancy: {
    ...HOUSE,
    ...RUNS,
    onRuns: true,
    longestDelayMs: 0,
    pace: { ...HOUSE.pace, inPlay: [1_800, 4_000] },
    call: 'fancy',
    bonus: 'fancy',
  },
  other: EXCHANGE,
} satisfies Readonly<Record<string, MarketKind>>;

export type MarketKindId = keyof typeof KINDS;

const ROWS: Readonly<Record<MarketKindId, MarketKind>> = KINDS;

export function kindOf({ kind }: { readonly kind: MarketKindId }): MarketKind {
  return ROWS[kind];
}
