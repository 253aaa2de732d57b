import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fancyBook } from '@/domain/betting/fancyBook';
import type { LineStake } from '@/domain/betting/fancyBook';
import { lineStakes } from '@/domain/betting/lineStakes';
import { paise, rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId } from '@/domain/shared/ids';
import { MARKET } from '@tests/support/mothers/sports';
import { aBet, aSelection, aSlip } from '@tests/support/mothers/betting';

const yes = (line: number, rate = 100, stake = 2_000): LineStake => ({
  side: 'back',
  odds: odds(100 + rate),
  stake: rupees(stake),
  line,
});
const no = (line: number, rate = 100, stake = 2_000): LineStake => ({
  ...yes(line, rate, stake),
  side: 'lay',
});

describe('the book of a fancy', () => {
  it('[P09] golden: No 40 and Yes 48, 2,000 each at 100: 0, -4,000, 0', () => {
    expect(fancyBook([no(40), yes(48)])).toEqual([
      { from: 0, to: 39, result: 0 },
      { from: 40, to: 47, result: rupees(-4_000) },
      { from: 48, to: null, result: 0 },
    ]);
  });

  it('[P09] golden: Yes 40 and No 48: 0, +4,000, 0', () => {
    expect(fancyBook([yes(40), no(48)]).map(({ result }) => result)).toEqual([0, rupees(4_000), 0]);
  });

  it('[P09] golden: Yes 40 at 90 and No 40 at 110, 100 each: 0 below, -20 from 40 on', () => {
    expect(fancyBook([yes(40, 90, 100), no(40, 110, 100)])).toEqual([
      { from: 0, to: 39, result: 0 },
      { from: 40, to: null, result: rupees(-20) },
    ]);
  });

  it('[P09] golden: No 5,000 at 80 costs 4,000 at worst', () => {
    expect(Math.min(...fancyBook([no(30, 80, 5_000)]).map(({ result }) => result))).toBe(rupees(-4_000));
  });

  it('[P09] is the sum of its bets at every number of runs, and covers each number once', () => {
    const bet = fc.record({
      side: fc.constantFrom('back' as const, 'lay' as const),
      odds: fc.integer({ min: 101, max: 400 }).map(odds),
      stake: fc.integer({ min: 1, max: 1_000_000 }).map(paise),
      line: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.array(bet, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 80 }),
        (bets, runs) => {
          const here = fancyBook(bets).filter(({ from, to }) => from <= runs && (to === null || runs <= to));
          const sum = bets.reduce((total, { side, odds: price, stake, line }) => {
            const atRate = (stake * (price - 100)) / 100;
            const right = side === 'back' ? runs >= line : runs < line;
            if (right) return total + (side === 'back' ? Math.floor(atRate) : stake);
            return total - (side === 'back' ? stake : Math.ceil(atRate));
          }, 0);
          expect(here.map(({ result }) => result)).toEqual([sum]);
        },
      ),
    );
  });

  it('is empty without bets', () => {
    expect(fancyBook([])).toEqual([]);
  });

  it('counts the matched parts on this market that have a line, and slips with a stake', () => {
    const bet = aBet({ marketKind: 'fancy', line: 40, matched: rupees(300) });
    const other = marketId('other');
    const { matched, typed } = lineStakes(
      MARKET,
      [
        bet,
        { ...bet, marketId: other },
        { ...bet, line: null },
        { ...bet, matched: paise(0) },
        { ...bet, status: 'settled' },
      ],
      [
        aSlip({ line: 50, stakeText: '200' }),
        aSlip({ line: 50, stakeText: '' }),
        aSlip({ line: 50, selection: aSelection({ marketId: other }) }),
      ],
    );
    expect(matched).toEqual([{ side: 'back', odds: 200, line: 40, stake: rupees(300) }]);
    expect(typed).toEqual([{ side: 'back', odds: 200, line: 50, stake: rupees(200) }]);
  });
});
