import { describe, expect, it } from 'vitest';
import { breakEnd } from '@/domain/playSafe/breaks';
import { limitChange } from '@/domain/playSafe/limitChange';
import { betFits } from '@/domain/playSafe/betFits';
import { limitsInTheWay } from '@/domain/playSafe/limitsInTheWay';
import { parseLimit } from '@/domain/playSafe/parseLimit';
import { isDue, minutesPlayed } from '@/domain/playSafe/RealityCheck';
import { LIMIT_KINDS, leftOf } from '@/domain/playSafe/SelfLimit';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { selfTestResult, selfTestScore } from '@/domain/playSafe/selfTest';
import { paise, rupees } from '@/domain/shared/Money';

const limit = (parts: Partial<SelfLimit>): SelfLimit => ({
  kind: 'stake',
  period: 'day',
  amount: rupees(500),
  used: rupees(0),
  wanted: null,
  ...parts,
});

describe('a limit that is to be changed', () => {
  it.each([
    [null, 500, 'atOnce'],
    [500, 400, 'atOnce'],
    [500, 500, 'none'],
    [null, null, 'none'],
    [500, 600, 'later'],
    [500, null, 'later'],
  ] as const)('from %s to %s: %s', (from, to, change) => {
    const money = (amount: number | null) => (amount === null ? null : rupees(amount));
    expect(limitChange(money(from), money(to))).toBe(change);
  });

  it.each([
    ['2,000', rupees(2_000)],
    ['₹500.50', paise(50_050)],
    ['1', rupees(1)],
  ])('%s is an amount', (text, amount) => {
    expect(parseLimit(text)).toEqual({ ok: true, value: amount });
  });

  it.each(['', '0', '0.99', '-5', 'all', '1e3', '5.999'])('%s is none', (text) => {
    expect(parseLimit(text).ok).toBe(false);
  });

  it.each([
    ['', 'playSafe.amountEmpty'],
    ['0.99', 'playSafe.amountEmpty'],
    ['all', 'playSafe.amountMalformed'],
    ['99999999999999', 'playSafe.amountTooLarge'],
    ['5.999', 'playSafe.amountMalformed'],
  ])('what is wrong with "%s" is %s', (text, error) => {
    expect(parseLimit(text)).toEqual({ ok: false, error });
  });
});

describe('what a limit leaves', () => {
  it('deposits, losses and stakes have limits, in this order', () => {
    expect(LIMIT_KINDS).toEqual(['deposit', 'loss', 'stake']);
  });

  it('is never less than nothing, and nothing is said without a limit', () => {
    expect(leftOf(limit({ used: rupees(120) }))).toBe(38_000);
    expect(leftOf(limit({ used: rupees(800) }))).toBe(0);
    expect(leftOf(limit({ amount: null }))).toBeNull();
  });

  it('names those in the way of a bet, the tightest first; and of a deposit only its own', () => {
    const day = limit({ used: rupees(300) });
    const week = limit({ period: 'week', amount: rupees(400), used: rupees(350), kind: 'loss' });
    const roomy = limit({ period: 'month', amount: rupees(10_000) });
    const deposit = limit({ kind: 'deposit', amount: rupees(1) });
    expect(limitsInTheWay([day, week, roomy, deposit], 'bet', rupees(201))).toEqual([week, day]);
    expect(limitsInTheWay([week, day, roomy, deposit], 'bet', rupees(201))).toEqual([week, day]);
    expect(limitsInTheWay([day, week, roomy, deposit], 'bet', rupees(50))).toEqual([]);
    expect(limitsInTheWay([day, week, roomy, deposit], 'deposit', rupees(2))).toEqual([deposit]);
  });

  it.each([
    ['stake', 500, 500, true],
    ['stake', 500.01, 0, false],
    ['loss', 900, 500, true],
    ['loss', 900, 500.01, false],
    ['loss', 900, -1, true],
    ['deposit', 900, 900, true],
  ] as const)('a limit of ₹500 on %s and a bet that may lose %s and adds %s', (kind, may, adds, fits) => {
    const bet = { liability: rupees(may), added: rupees(adds) };
    expect(betFits([limit({ kind, amount: rupees(700), used: rupees(200) })], bet)).toBe(fits);
    expect(betFits([limit({ kind, amount: null })], bet)).toBe(true);
  });

  it('with nothing left of a loss limit a bet that adds nothing still fits', () => {
    const used = limit({ kind: 'loss', used: rupees(500) });
    expect(betFits([used], { liability: rupees(100), added: rupees(0) })).toBe(true);
    expect(betFits([used], { liability: rupees(100), added: paise(1) })).toBe(false);
  });
});

describe('a reality check', () => {
  it('is due at its moment, and counts whole minutes', () => {
    expect([isDue({ now: 99, dueAt: 100 }), isDue({ now: 100, dueAt: 100 })]).toEqual([false, true]);
    expect(minutesPlayed({ now: 119_999, since: 0 })).toBe(1);
    expect(minutesPlayed({ now: 180_000, since: 60_000 })).toBe(2);
    expect(minutesPlayed({ now: 0, since: 5 })).toBe(0);
  });
});

describe('a break', () => {
  it('ends days or half years later, or never', () => {
    expect(breakEnd({ do: 'timeOut', days: 7 }, 0)).toBe(7 * 86_400_000);
    expect(breakEnd({ do: 'exclude', months: 12 }, 0)).toBe(366 * 86_400_000);
    expect(breakEnd({ do: 'exclude', months: null }, 0)).toBeNull();
  });
});

describe('the self-test', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ] as const)('%i points: %s', (score, result) => {
    expect(selfTestResult(score)).toBe(result);
  });

  it('adds the answers up', () => {
    expect(selfTestScore([0, 1, 2, 3, 3])).toBe(9);
  });
});
