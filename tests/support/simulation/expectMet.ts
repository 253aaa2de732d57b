import { expect } from 'vitest';
import type { Tally } from './Tally';

/** … and yet bets stood: taken, refused, settled, and open to the end. */
const ENDS = [
  'bet matched',
  'bet rejected',
  'bet settled',
  'bet void',
  'bet cancelled',
  'because SUSPENDED',
  'because BALL_RUNNING',
  'because ODDS_CHANGED',
  'because MARKET_CLOSED',
];
/** So few placements can do without the rarest. */
const FEW = 900;
const MISSING_OF_FEW = 10;

/** Of each kind of fault: four in ten thousand placements. */
const leastOf = (placements: number): number => Math.max(1, Math.floor((4 * placements) / 10_000));

/** First of all: it was bad. */
export function expectMet({ met, placements }: Tally): void {
  const least = leastOf(placements);
  const faults = [...met.keys()].filter((name) => !/^(bet|because) /.test(name));
  const seldom = [...faults, ...ENDS].filter((name) => (met.get(name) ?? 0) < least);
  if (placements >= FEW) expect(seldom).toEqual([]);
  else expect(seldom.length, seldom.join(', ')).toBeLessThanOrEqual(MISSING_OF_FEW);
}
