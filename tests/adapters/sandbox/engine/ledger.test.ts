import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';
import { Ledger } from '@/adapters/sandbox/engine/money/Ledger';
import type { LedgerAccount } from '@/adapters/sandbox/engine/money/LedgerEntry';
import { sayRupees } from '@/adapters/sandbox/engine/money/sayRupees';
import { runs } from '@tests/support/runs';

const kernel = (): Kernel => new Kernel('seed', 0);
const accounts: readonly LedgerAccount[] = ['cash:a', 'cash:b', 'hold:a', 'coins:a', 'house:bets'];
const entries = fc.array(
  fc.tuple(fc.constantFrom(...accounts), fc.constantFrom(...accounts), fc.integer({ min: -1e9, max: 1e9 })),
  { maxLength: 40 },
);

function filled(moves: readonly (readonly [LedgerAccount, LedgerAccount, number])[]): Ledger {
  const ledger = new Ledger(kernel());
  for (const [from, to, amount] of moves)
    ledger.post('adjust', '', [
      [from, -amount],
      [to, amount],
    ]);
  return ledger;
}

describe('the ledger', () => {
  it('[P11] sums to nothing, and every balance is the fold of the entries', () => {
    fc.assert(
      fc.property(entries, (moves) => {
        const ledger = filled(moves);
        expect(ledger.sum()).toBe(0);
        for (const account of accounts) {
          let sum = 0;
          for (const [from, to, amount] of moves)
            sum += (to === account ? amount : 0) - (from === account ? amount : 0);
          expect(ledger.balance(account) + 0).toBe(sum + 0);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('[P11] refuses what does not sum to nothing or is not whole paise, and changes nothing then', () => {
    const ledger = filled([['cash:a', 'cash:b', 5]]);
    for (const bad of [[1], [1, -2], [0.5, -0.5], [Number.NaN, 0], [Number.POSITIVE_INFINITY, 0]]) {
      const postings = bad.map((amount, at) => [accounts[at] ?? 'cash:a', amount] as const);
      expect(() => ledger.post('adjust', '', postings)).toThrow();
    }
    expect(ledger.balance('cash:b')).toBe(5);
    expect(ledger.entries()).toHaveLength(1);
  });

  it('[P11] an entry cannot be changed once it is written', () => {
    const [entry] = filled([['cash:a', 'cash:b', 5]]).entries();
    expect(Object.isFrozen(entry)).toBe(true);
    expect(Object.isFrozen(entry?.postings)).toBe(true);
    expect(entry?.postings.every((posting) => Object.isFrozen(posting))).toBe(true);
  });

  it('[P11] keeps its balances when the oldest entries are folded away, and through a snapshot', () => {
    fc.assert(
      fc.property(entries, fc.nat(10), (moves, keep) => {
        const ledger = filled(moves);
        const before = accounts.map((account) => ledger.balance(account) + 0);
        ledger.trim(keep);
        expect(ledger.entries().length).toBeLessThanOrEqual(Math.max(keep, 0));
        expect(accounts.map((account) => ledger.balance(account) + 0)).toEqual(before);
        const again = new Ledger(
          kernel(),
          JSON.parse(JSON.stringify(ledger.save())) as ReturnType<Ledger['save']>,
        );
        expect(accounts.map((account) => again.balance(account) + 0)).toEqual(before);
        expect(again.sum() + 0).toBe(0);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [99_999, '₹999.99'],
    [100_000, '₹1,000.00'],
    [12_345_678, '₹1,23,456.78'],
    [1_234_567_890, '₹1,23,45,678.90'],
    [-12_345_678, '-₹1,23,456.78'],
  ])('says %i paise as %s', (amount, text) => {
    expect(sayRupees(amount)).toBe(text);
    const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
    expect(text).toBe(intl.replaceAll('\u00a0', ''));
  });
});
