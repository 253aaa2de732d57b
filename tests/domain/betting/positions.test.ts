import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { runnerId } from '@/domain/shared/ids';
import { addedExposure } from '@/domain/betting/addedExposure';
import { marketExposure } from '@/domain/betting/marketExposure';
import { positionsOf } from '@/domain/betting/positions';
import type { MatchedStake } from '@/domain/betting/positions';
import { runs } from '@tests/support/runs';
import { decimalPayout } from '@/domain/betting/payout';

const RUNS = { numRuns: runs(1_000) };
const A = runnerId('a');
const B = runnerId('b');
const C = runnerId('c');
const RUNNERS = [A, B, C];
const THREE_WAY = { kind: 'matchOdds', winners: 1, runners: RUNNERS } as const;

const bet: fc.Arbitrary<MatchedStake> = fc.record({
  kind: fc.constant('matchOdds' as const),
  runnerId: fc.constantFrom(...RUNNERS),
  side: fc.constantFrom('back' as const, 'lay' as const),
  odds: fc.integer({ min: 101, max: 100_000 }).map(odds),
  line: fc.constant(null),
  stake: fc.integer({ min: 1, max: 100_000_000 }).map(paise),
});
const bets = fc.array(bet, { maxLength: 12 });

const lay = (runner: typeof A, price: number, stake: number): MatchedStake => ({
  kind: 'matchOdds',
  runnerId: runner,
  side: 'lay',
  odds: odds(price),
  line: null,
  stake: rupees(stake),
});
const values = (all: readonly MatchedStake[]) => [...positionsOf(RUNNERS, all).values()];
const exposure = (all: readonly MatchedStake[]) => marketExposure(THREE_WAY, all);

/** Outcome by outcome and rupee by rupee, in exact fractions: knows nothing of policies or vectors. */
function settled(all: readonly MatchedStake[], winner: string): number {
  let result = 0;
  for (const each of all) {
    const wins = each.runnerId === winner;
    const gain = (BigInt(each.stake) * BigInt(each.odds - 100)) / 100n;
    const exact = (BigInt(each.stake) * BigInt(each.odds - 100)) % 100n === 0n;
    if (each.side === 'back') result += wins ? Number(gain) : -each.stake;
    else result += wins ? -Number(exact ? gain : gain + 1n) : each.stake;
  }
  return result;
}

describe('positions and exposure', () => {
  it('golden: lay 10 at 3.15 and lay 10 at 2.52 in a three-way market', () => {
    const both = [lay(A, 315, 10), lay(C, 252, 10)];
    expect(values(both)).toEqual([-1_150, 2_000, -520]);
    expect(exposure(both)).toBe(1_150);
  });

  it('[P05] the exposure is the worst of all outcomes', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const outcomes = RUNNERS.map((winner) => settled(all, winner));
        expect(values(all)).toEqual(outcomes);
        expect(exposure(all)).toBe(Math.max(0, -Math.min(...outcomes)));
      }),
      RUNS,
    );
  });

  it('[P03] positions add up, whatever the order and the batches', () => {
    fc.assert(
      fc.property(bets, bets, (some, others) => {
        const one = values(some);
        const other = values(others);
        const sum = one.map((amount, at) => amount + (other[at] ?? Number.NaN));
        expect(values([...some, ...others])).toEqual(sum);
        expect(values([...others, ...some].toReversed())).toEqual(sum);
      }),
      RUNS,
    );
  });

  it('[P04] [P06] exposure is never negative, at most the sum of liabilities, and moves by at most one bet', () => {
    expect(exposure([])).toBe(0);
    fc.assert(
      fc.property(bets, bet, (all, added) => {
        const payouts = all.map((each) => decimalPayout(each.side, each.odds, each.stake));
        const liabilities = payouts.reduce((sum, payout) => sum + payout.liability, 0);
        const before = exposure(all);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(liabilities);
        const own = decimalPayout(added.side, added.odds, added.stake);
        const change = exposure([...all, added]) - before;
        expect(change).toBeLessThanOrEqual(own.liability);
        expect(change).toBeGreaterThanOrEqual(-own.profit);
        // P06: what lowers the risk needs no money.
        expect(addedExposure(THREE_WAY, all, added)).toBe(Math.max(0, change));
        expect(addedExposure(THREE_WAY, all, { ...added, waiting: true })).toBe(Math.max(0, change));
      }),
      RUNS,
    );
  });

  it('[P02] back and lay of the same bet leave 0 or -1 paisa on every outcome', () => {
    fc.assert(
      fc.property(bet, (one) => {
        const other: MatchedStake = { ...one, side: one.side === 'back' ? 'lay' : 'back' };
        for (const amount of values([one, other])) expect([0, -1]).toContain(amount);
      }),
      RUNS,
    );
  });

  it('a market that says that nobody wins is one that somebody wins', () => {
    const both = [lay(A, 315, 10), lay(C, 252, 10)];
    expect(positionsOf(RUNNERS, both, 0)).toEqual(positionsOf(RUNNERS, both, 1));
  });

  it('a bet on a runner that the market does not list loses as a back and wins as a lay', () => {
    const stranger = runnerId('z');
    expect(positionsOf([A], [{ ...lay(A, 200, 10), runnerId: stranger, side: 'back' }]).get(A)).toBe(-1_000);
    expect(positionsOf([A], [{ ...lay(A, 315, 10), runnerId: stranger }]).get(A)).toBe(1_000);
    expect(addedExposure({ ...THREE_WAY, runners: [] }, [], lay(A, 315, 10))).toBe(2_150);
    expect(
      addedExposure({ ...THREE_WAY, runners: [A] }, [], { ...lay(A, 315, 10), runnerId: stranger }),
    ).toBe(2_150);
  });
});
