import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeWithdrawFilter,
  readWithdrawFilter,
  writeWithdrawFilter,
} from '@/domain/cashier/withdrawals/withdrawFilter';
import { withdrawalsCsv } from '@/domain/cashier/withdrawals/withdrawalsCsv';
import { aWithdrawal } from '@tests/support/mothers/withdrawals';

const read = (words: Readonly<Record<string, string>>) => readWithdrawFilter((name) => words[name] ?? null);

describe('[CASH-02] the list of withdrawals', () => {
  it('[X30] understands any address', () => {
    expect(read({ status: 'declined', page: '3', size: '25' })).toEqual({
      status: 'declined',
      page: 3,
      size: 25,
    });
    for (const page of ['-1', '0', '1e9', '99999999', 'two', ''])
      expect(read({ page, status: 'lost', size: '7' })).toEqual({ status: 'all', page: 1, size: 10 });
    expect(read({ page: '99999' }).page).toBe(20_000);
  });

  it('[X30] writes what it reads', () => {
    const words = fc.record({ status: fc.string(), page: fc.string(), size: fc.string() });
    const sound = fc.record({
      status: fc.constantFrom('pending', 'approved', 'declined', 'expired', 'all'),
      page: fc.integer({ min: 1, max: 20_000 }).map(String),
      size: fc.constantFrom('10', '25', '50'),
    });
    fc.assert(
      fc.property(fc.oneof(words, sound), (asked) => {
        const filter = read(asked);
        expect(read(writeWithdrawFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('another status leads back to the first page', () => {
    const filter = { status: 'all', page: 4, size: 10 } as const;
    expect(changeWithdrawFilter(filter, { status: 'pending' }).page).toBe(1);
    expect(changeWithdrawFilter(filter, { page: 5 }).page).toBe(5);
  });

  it('[X10] a file of it never runs as a formula', () => {
    const words = { head: (column: string) => column, status: () => 'Declined' };
    const text = withdrawalsCsv(
      [aWithdrawal({ status: 'declined', reason: '=HYPERLINK("http://x")', methodName: '@SUM(A1)' })],
      words,
    );
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(`,'@SUM(A1),`);
    expect(text).toContain('2026-04-02 19:30:05,W1,1000.00,0.00,1000.00,');
  });
});
