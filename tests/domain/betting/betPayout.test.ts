import { describe, expect, it } from 'vitest';
import { betPayout } from '@/domain/betting/betPayout';
import { betTotals } from '@/domain/betting/betTotals';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { aBet } from '@tests/support/mothers/betting';

const part = aBet({ stake: rupees(500), matched: rupees(200) });

describe('what a bet can still bring and cost', () => {
  it.each([
    ['partlyMatched', 500],
    ['unmatched', 500],
    ['pending', 500],
    ['matched', 200],
    ['settled', 200],
  ] as const)('%s: the rest was cancelled or can still be taken', (status, amount) => {
    const { profit, liability } = betPayout({ ...part, status });
    expect([profit, liability]).toEqual([rupees(amount), rupees(amount)]);
    expect(betTotals([{ ...part, status }]).stake).toBe(rupees(amount));
  });

  it.each(['rejected', 'lapsed', 'cancelled'] as const)('%s: nothing', (status) => {
    const gone = aBet({ status, matched: NO_MONEY });
    expect(betPayout(gone)).toEqual({ profit: 0, liability: 0 });
    expect(betTotals([gone]).stake).toBe(0);
  });
});
