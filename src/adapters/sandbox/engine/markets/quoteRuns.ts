import { within } from '../kernel/smooth';
import type { Runner } from './Market';

/** What the house asks for a number of runs: the lines, and the rates (indices of the rate scale). */
export interface RunsQuote {
  readonly back: number;
  readonly lay: number;
  readonly backLine: number;
  readonly layLine: number;
}

const EVEN = 100;
/** From so many runs on, a run more or less is little: two lines at even rates. Below, one line at two rates. */
const MANY = 25;

/** The quote around the number of runs that are to be expected. */
export function quoteRuns(expected: number): RunsQuote {
  if (expected >= MANY) {
    const layLine = Math.floor(expected);
    return { back: EVEN, lay: EVEN, backLine: layLine + (expected >= 4 * MANY ? 2 : 1), layLine };
  }
  const line = Math.max(1, Math.round(expected));
  const back = within(40, Math.round((95 - 40 * (expected - line)) / 5) * 5, 250);
  return { back, lay: back + 20, backLine: line, layLine: line };
}

/** How far a runner's quote is from this one. */
export function awayFrom(runner: Runner, quote: RunsQuote): number {
  return Math.abs(quote.layLine - (runner.layLine ?? 0)) * 4 + Math.abs(quote.back - runner.back) / 5;
}
