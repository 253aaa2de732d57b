import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '@/domain/cashier/parseAmount';
import {
  creditOf,
  dailyLeft,
  feeOf,
  inCurrency,
  readDepositAmount,
} from '@/domain/cashier/deposits/depositAmount';
import { NO_MONEY, paise, rupees } from '@/domain/shared/Money';
import { runs } from '@tests/support/runs';

const GATEWAY = { min: rupees(500), max: rupees(25_000) };
const DAILY = { limit: rupees(20_000), used: rupees(12_000) };

describe('[CASH-01] [X23] the amount of a deposit', () => {
  it.each([
    ['500', 50_000],
    ['1,000.50', 100_050],
    ['₹ 8,000', 800_000],
  ])('%j is taken', (text, expected) => {
    expect(readDepositAmount(text, GATEWAY, DAILY)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', 'money.empty'],
    ['0', 'money.empty'],
    ['-500', 'money.malformed'],
    ['1e3', 'money.malformed'],
    ['٥٠٠', 'money.malformed'],
    ['500.005', 'money.tooFine'],
    ['9'.repeat(400), 'money.tooLarge'],
  ])('%.12j is no amount', (text, key) => {
    expect(readDepositAmount(text, GATEWAY, DAILY)).toEqual({
      ok: false,
      error: { kind: 'said', message: { kind: 'key', key } },
    });
  });

  it.each([
    ['499.99', { kind: 'belowMin', limit: 50_000 }],
    ['25000.01', { kind: 'aboveMax', limit: 2_500_000 }],
    ['8000.01', { kind: 'overDaily', limit: 800_000 }],
  ])('%j breaks a limit, and the limit is told', (text, error) => {
    expect(readDepositAmount(text, GATEWAY, DAILY)).toEqual({ ok: false, error });
  });

  it('has no day limit when nobody set one, and never less than nothing left', () => {
    expect(readDepositAmount('25000', GATEWAY, null)).toEqual({ ok: true, value: 2_500_000 });
    expect(dailyLeft({ limit: rupees(5), used: rupees(9) })).toBe(0);
  });

  it('[X23] takes text as an amount exactly when it stands for one, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount = parseAmount(text);
        if (amount.ok) expect(Number.isSafeInteger(amount.value) && amount.value > 0).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (amount) => {
        expect(parseAmount((amount / 100).toFixed(2))).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('[CASH-01] [X24] fees and rates', () => {
  it('rounds a broken paisa of a fee up, and takes fee and credit apart without a rest', () => {
    expect(feeOf(paise(33_333), { fee: { flat: NO_MONEY, basisPoints: 150 } })).toBe(500);
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 99_999_999 }),
        fc.nat(1_000),
        fc.nat(500),
        (sum, flat, bps) => {
          const gateway = { fee: { flat: paise(flat), basisPoints: bps } };
          expect(feeOf(paise(sum), gateway) + creditOf(paise(sum), gateway)).toBe(sum);
        },
      ),
    );
  });

  it('gives nothing, and never less, when the fee eats the amount', () => {
    expect(creditOf(paise(100), { fee: { flat: paise(500), basisPoints: 0 } })).toBe(0);
  });

  it('estimates in the currency of the gateway, rounded up, and only where there is a rate', () => {
    expect(inCurrency(rupees(1_000), { currency: { code: 'USDT', rate: paise(8_850) } })).toBe(1_130);
    expect(inCurrency(rupees(1_000), { currency: null })).toBeNull();
    expect(inCurrency(rupees(1_000), { currency: { code: 'USDT', rate: NO_MONEY } })).toBeNull();
  });
});
