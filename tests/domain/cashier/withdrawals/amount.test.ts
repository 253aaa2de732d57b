import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, readWithdrawAmount } from '@/domain/cashier/withdrawals/withdrawAmount';
import { withdrawFigures } from '@/domain/cashier/withdrawals/withdrawFigures';
import { stakeText } from '@/domain/betting/parseStake';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { cryptoMethod } from '@tests/support/mothers/withdrawals';
import { runs } from '@tests/support/runs';

const LIMITS = { min: rupees(500), max: rupees(50_000), withdrawable: rupees(10_000) };
const RUNS = { numRuns: runs(500) };

describe('[CASH-02] an amount to withdraw', () => {
  it.each([
    ['500', 50_000],
    ['1,000', 100_000],
    ['₹ 10,000', 1_000_000],
    ['750.5', 75_050],
    ['１०००', 100_000],
  ])('[X23] %j is read', (text, expected) => {
    expect(readWithdrawAmount(text, LIMITS)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['-500', 'malformed'],
    ['1e9', 'malformed'],
    ['0x10', 'malformed'],
    ['NaN', 'malformed'],
    ['١٠٠', 'malformed'],
    ['+500', 'malformed'],
    ['.5', 'malformed'],
    ['1,00', 'malformed'],
    ['600.005', 'tooFine'],
    ['9'.repeat(400), 'tooLarge'],
    ['499.99', 'belowMin'],
    ['10000.01', 'aboveWithdrawable'],
    ['60000', 'aboveWithdrawable'],
  ])('[X23] %j is refused as %s', (text, problem) => {
    expect(readWithdrawAmount(text, LIMITS)).toEqual({ ok: false, error: problem });
  });

  it('[CASH-02] names the maximum when there is more than that', () => {
    const rich = { ...LIMITS, withdrawable: rupees(90_000) };
    expect(readWithdrawAmount('60000', rich)).toEqual({ ok: false, error: 'aboveMax' });
    expect(allOf(rich)).toBe(rupees(50_000));
    expect(allOf(LIMITS)).toBe(rupees(10_000));
  });

  it('[X23] whatever is typed, what is read lies within the limits and reads back as itself', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[₹ ]{0,2}[\d,]{0,9}[.]?\d{0,3}$/),
      fc.integer({ min: 1, max: 9_999_999_999 }).map((amount) => stakeText(paise(amount))),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readWithdrawAmount(text, LIMITS);
        if (!read.ok) return;
        expect(read.value).toBeGreaterThanOrEqual(LIMITS.min);
        expect(read.value).toBeLessThanOrEqual(LIMITS.withdrawable);
        expect(readWithdrawAmount(stakeText(read.value), LIMITS)).toEqual(read);
      }),
      RUNS,
    );
  });

  it('[CASH-02] "All" is always an amount that is taken, when there is enough', () => {
    const money = fc.integer({ min: 1, max: 9_999_999_999 }).map(paise);
    fc.assert(
      fc.property(money, money, money, (a, b, withdrawable) => {
        const [min, max] = a <= b ? [a, b] : [b, a];
        const limits = { min, max, withdrawable };
        if (withdrawable < min) return;
        expect(readWithdrawAmount(stakeText(allOf(limits)), limits)).toEqual({
          ok: true,
          value: allOf(limits),
        });
      }),
      RUNS,
    );
  });

  it('[CASH-02] what arrives and the fee are the amount, never below zero', () => {
    const money = fc.integer({ min: 0, max: 9_999_999_999 }).map(paise);
    fc.assert(
      fc.property(money, money, fc.integer({ min: 0, max: 10_000 }), (amount, flat, basisPoints) => {
        const { fee, receives } = withdrawFigures(amount, { fee: { flat, basisPoints }, currency: null });
        expect(fee + receives).toBe(amount);
        expect(receives).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('[CASH-02] tells coins rounded down, and a broken paisa of a fee rounded up', () => {
    expect(withdrawFigures(rupees(1_000), cryptoMethod)).toEqual({
      fee: rupees(90),
      receives: rupees(910),
      inCurrency: 1_028,
    });
    const share = { fee: { flat: NO_MONEY, basisPoints: 100 }, currency: null };
    expect(withdrawFigures(paise(20_001), share).fee).toBe(201);
  });
});
