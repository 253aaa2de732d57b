import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fancyBook, fancyResultAt } from '@/domain/betting/fancy';
import { marketExposure } from '@/domain/betting/marketExposure';
import type { MatchedStake } from '@/domain/betting/positions';
import { projectRunners } from '@/domain/betting/projection';
import { odds } from '@/domain/shared/Odds';
import { rupees } from '@/domain/shared/Money';
import { aSelection, aSlip } from '@tests/support/mothers/betting';
import { aFancyStake, anyStake, bruteResult, RUNS_RUNNER } from '@tests/support/mothers/stakes';
import { runs } from '@tests/support/runs';

const FANCY = { kind: 'fancy', winners: 1, runners: [RUNS_RUNNER] } as const;
const bets = fc.array(anyStake('fancy', [RUNS_RUNNER]), { maxLength: 12 });
const RUNS = { numRuns: runs(1_000) };
const at = (all: readonly MatchedStake[], runs: readonly number[]) =>
  runs.map((each) => fancyResultAt(all, each));
/** What the rows that hold this result say of it. */
const rowsAt = (book: ReturnType<typeof fancyBook>, result: number) =>
  book.filter(({ from, to }) => result >= from && result <= (to ?? Infinity)).map((row) => row.result);
const exposure = (all: readonly MatchedStake[]) => marketExposure(FANCY, all);

describe('what a fancy brings', () => {
  it('golden: No 40 and Yes 48 can both lose; Yes 40 and No 48 can both win', () => {
    const apart = [aFancyStake('no', 40, 100, 2_000), aFancyStake('yes', 48, 100, 2_000)];
    expect(at(apart, [38, 44, 50])).toEqual([0, rupees(-4_000), 0]);
    expect(exposure(apart)).toBe(rupees(4_000));
    const between = [aFancyStake('yes', 40, 100, 2_000), aFancyStake('no', 48, 100, 2_000)];
    expect(at(between, [38, 44, 50])).toEqual([0, rupees(4_000), 0]);
    expect(exposure(between)).toBe(0);
  });

  it('golden: one line at two rates, Yes 40 at 90 and No 40 at 110', () => {
    const both = [aFancyStake('yes', 40, 90, 100), aFancyStake('no', 40, 110, 100)];
    expect(at(both, [39, 40, 400])).toEqual([0, rupees(-20), rupees(-20)]);
  });

  it('golden: No 5 000 at 80 risks 4 000, not 9 000', () => {
    expect(exposure([aFancyStake('no', 40, 80, 5_000)])).toBe(rupees(4_000));
  });

  it('golden: at 38 the No of 40 wins and the Yes of 48 loses', () => {
    expect(at([aFancyStake('no', 40, 100, 1)], [38])).toEqual([rupees(1)]);
    expect(at([aFancyStake('yes', 48, 100, 1)], [38])).toEqual([rupees(-1)]);
  });

  it('[P09] a result of exactly the line is a hit for Yes', () => {
    const yes = aFancyStake('yes', 40, 100, 1);
    expect(at([yes], [39, 40])).toEqual([rupees(-1), rupees(1)]);
  });

  it('[P05] [P09] the book and the worst case equal a walk through all results', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const walk = Array.from({ length: 80 }, (_, result) =>
          bruteResult(all, (bet) => result >= (bet.line ?? 0)),
        );
        const book = fancyBook(all);
        expect(walk.map((_, result) => rowsAt(book, result))).toEqual(walk.map((result) => [result]));
        expect([book[0]?.from, book.at(-1)?.to]).toEqual([0, null]);
        expect(exposure(all)).toBe(Math.max(0, -Math.min(...walk)));
      }),
      RUNS,
    );
  });

  it('[P03] books add up', () => {
    fc.assert(
      fc.property(bets, bets, fc.nat(70), (some, others, runs) => {
        expect(fancyResultAt([...others, ...some], runs)).toBe(
          fancyResultAt(some, runs) + fancyResultAt(others, runs),
        );
      }),
      RUNS,
    );
  });

  it('without bets the book is one row of nothing', () => {
    expect(fancyBook([])).toEqual([{ from: 0, to: null, result: 0 }]);
    expect(fancyBook([aFancyStake('yes', 0, 100, 1)])).toEqual([{ from: 0, to: null, result: rupees(1) }]);
  });

  it('[P10] under the runner stands the worst that can come, with the slip and without', () => {
    const open = [aFancyStake('no', 40, 100, 2_000)];
    const slip = aSlip({
      selection: aSelection({ marketKind: 'fancy', runnerId: RUNS_RUNNER }),
      odds: odds(200),
      line: 48,
      stakeText: '2000',
    });
    expect(projectRunners(FANCY, open, [slip])).toEqual([
      { runnerId: RUNS_RUNNER, now: rupees(-2_000), projected: rupees(-4_000) },
    ]);
  });
});
