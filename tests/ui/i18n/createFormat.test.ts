import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { createFormat } from '@/texts/createFormat';

const format = createFormat('en');
const amounts = fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 });

describe('createFormat', () => {
  it.each([
    [123_456_750, '₹12,34,567.50', '₹12,34,567.50', '+₹12,34,567.50', '12,34,567.50 INR', '12,34,567.50'],
    [50_000, '₹500.00', '₹500', '+₹500.00', '500.00 INR', '500'],
    [-1_250_000, '-₹12,500.00', '-₹12,500', '-₹12,500.00', '-12,500.00 INR', '-12,500'],
    [-5, '-₹0.05', '-₹0.05', '-₹0.05', '-0.05 INR', '-0.05'],
    [0, '₹0.00', '₹0', '₹0.00', '0.00 INR', '0'],
  ])('[WAL-01] shows %i paise', (amount, money, moneyShort, signed, balance, plain) => {
    const value = paise(amount);
    expect(format.money(value)).toBe(money);
    expect(format.moneyShort(value)).toBe(moneyShort);
    expect(format.signedMoney(value)).toBe(signed);
    expect(format.balance(value)).toBe(balance);
    expect(format.amount(value)).toBe(plain);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0])(
    '[X24] %s is shown as 0',
    (broken) => {
      expect(format.money(broken as Paise)).toBe('₹0.00');
      expect(format.signedMoney(broken as Paise)).toBe('₹0.00');
      expect(format.balance(broken as Paise)).toBe('0.00 INR');
      expect(format.size(broken as Paise)).toBe('0');
      expect(format.number(broken)).toBe('0');
      expect(format.duration(broken)).toBe('0:00');
    },
  );

  it('[X24] every amount can be read back to the paisa, whatever the language', () => {
    const hindi = createFormat('hi');
    fc.assert(
      fc.property(amounts, (amount) => {
        const shown = format.money(amount as Paise);
        const sign = shown.startsWith('-') ? -1 : 1;
        expect(sign * Number(shown.replace(/[^\d]/g, '')) + 0).toBe(amount);
        expect(shown).toMatch(/^-?₹\d{1,2}(,\d{2})*(,\d{3})?\.\d{2}$|^-?₹\d{1,3}\.\d{2}$/);
        expect(hindi.money(amount as Paise)).toBe(shown);
      }),
    );
  });

  it.each([
    [190, '1.90'],
    [200, '2.00'],
    [101, '1.01'],
    [460, '4.60'],
    [1000, '10'],
    [1050, '10.5'],
    [1200, '12'],
    [11000, '110'],
    [100000, '1000'],
  ])('shows odds of %i hundredths as %s', (hundredths, shown) => {
    expect(format.odds(odds(hundredths))).toBe(shown);
  });

  it('shows odds that are none as 0.00', () => {
    expect(format.odds(Number.NaN as OddsHundredths)).toBe('0.00');
  });

  it.each([
    [500, '500'],
    [999, '999'],
    [1_000, '1K'],
    [25_000, '25K'],
    [25_560, '25.5K'],
    [99_999, '99.9K'],
    [1_20_000, '1.2L'],
    [99_99_999, '99.9L'],
    [3_40_00_000, '3.4Cr'],
    [123_45_67_890, '123Cr'],
    [1234_00_00_000, '1,234Cr'],
  ])('shows a size of %i rupees as %s', (inRupees, shown) => {
    expect(format.size(paise(inRupees * 100))).toBe(shown);
  });

  it.each([
    [0, '0'],
    [750, '7.50'],
    [50_000, '500'],
    [100_000, '1K'],
    [150_000, '1.5K'],
    [155_000, '1,550'],
    [100_050, '1,000.50'],
    [2_500_000, '25K'],
    [123_456_700, '12,34,567'],
    [999_999_900, '99,99,999'],
    [1_000_000_000, '1Cr'],
  ])('[SPORT-05] what a press adds is said to the paisa: %i paise are %s', (amount, shown) => {
    expect(format.exactSize(paise(amount))).toBe(shown);
  });

  it('never shows more than there is', () => {
    const units: Record<string, number> = { K: 1e3, L: 1e5, Cr: 1e7 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (amount) => {
        const [, digits = '', unit = ''] = /^([\d.,]+)(K|L|Cr)?$/.exec(format.size(paise(amount))) ?? [];
        expect(Math.round(Number(digits.replaceAll(',', '')) * (units[unit] ?? 1) * 100)).toBeLessThanOrEqual(
          amount,
        );
      }),
    );
  });

  it('shows times in Asia/Kolkata, 24 hours, and nothing for what is no time', () => {
    const at = Date.UTC(2026, 3, 2, 14, 0);
    expect(format.dateTime(at)).toBe('2 Apr, 19:30');
    expect(format.date(at)).toBe('2 Apr 2026');
    expect(format.time(Date.UTC(2026, 3, 2, 18, 30))).toBe('00:00');
    expect(format.dateTime(Number.NaN)).toBe('-');
    expect(format.date(9e15)).toBe('-');
  });

  it('shows durations', () => {
    expect(format.duration(45)).toBe('0:45');
    expect(format.duration(725.9)).toBe('12:05');
    expect(format.duration(3600)).toBe('1:00:00');
    expect(format.duration(-3)).toBe('0:00');
  });
});
