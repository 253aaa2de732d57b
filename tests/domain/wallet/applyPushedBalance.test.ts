import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPushedBalance, mayReplace } from '@/domain/wallet/applyPushedBalance';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Wallet } from '@/domain/wallet/Wallet';
import { rupees } from '@/domain/shared/Money';

const HELD: Wallet = { balance: rupees(1000), cash: rupees(800), coins: rupees(200), version: 5 };
const { version: _, ...UNNUMBERED } = HELD;
const figures = (amount: number) => ({ balance: rupees(amount), cash: rupees(amount), coins: rupees(0) });

describe('applyPushedBalance', () => {
  it('[WAL-03] a whole newer push replaces the wallet, and nothing needs asking', () => {
    expect(applyPushedBalance(HELD, { ...figures(900), version: 6 })).toEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 6 },
      confirm: false,
    });
  });

  it('[F45] [WAL-03] a balance that is no number keeps the old one and asks for the whole wallet', () => {
    expect(applyPushedBalance(HELD, null)).toEqual({ kind: 'refetch' });
    expect(applyPushedBalance(null, null)).toEqual({ kind: 'refetch' });
  });

  it.each([[5], [4], [-1]])('[F46] version %i is not newer than 5: ignored', (version) => {
    expect(applyPushedBalance(HELD, { ...figures(1), version })).toEqual({ kind: 'ignored' });
  });

  it('[F46] a push without a version is shown and then confirmed; an older version stays refused', () => {
    expect(applyPushedBalance(HELD, figures(900))).toEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 5 },
      confirm: true,
    });
    expect(applyPushedBalance(UNNUMBERED, figures(900))).toEqual({
      kind: 'replaced',
      wallet: figures(900),
      confirm: true,
    });
  });

  it("[WAL-03] the specification's own push, a balance alone, keeps cash and coins until they are confirmed", () => {
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(7) })).toEqual({
      kind: 'replaced',
      wallet: { ...UNNUMBERED, balance: rupees(7) },
      confirm: true,
    });
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(7), cash: rupees(7), version: 1 })).toEqual({
      kind: 'replaced',
      wallet: { balance: rupees(7), cash: rupees(7), coins: rupees(200), version: 1 },
      confirm: true,
    });
  });

  it('[WAL-03] a first push says how much only when it is whole', () => {
    expect(applyPushedBalance(null, { ...figures(5), version: 1 })).toMatchObject({
      kind: 'replaced',
      confirm: false,
    });
    expect(applyPushedBalance(null, { balance: rupees(5), cash: rupees(5) })).toEqual({ kind: 'refetch' });
    expect(applyPushedBalance(null, { balance: rupees(5), coins: rupees(5) })).toEqual({ kind: 'refetch' });
  });

  it('[F46] in whatever order whole pushes arrive, the highest version stands', () => {
    const versions = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(versions, (order) => {
        const end = order.reduce<Wallet | null>((wallet, version) => {
          const push: BalancePush = { ...figures(version), version };
          const outcome = applyPushedBalance(wallet, push);
          return outcome.kind === 'replaced' ? outcome.wallet : wallet;
        }, null);
        const highest = Math.max(...order);
        expect(end).toEqual({ ...figures(highest), version: highest });
      }),
    );
  });
});

describe('mayReplace', () => {
  it('[F46] an answer that a push has overtaken does not win', () => {
    expect(mayReplace(HELD, { ...figures(1), version: 4 })).toBe(false);
    expect(mayReplace(HELD, { ...figures(1), version: 5 })).toBe(true);
    expect(mayReplace(HELD, { ...figures(1), version: 6 })).toBe(true);
    expect(mayReplace(HELD, figures(1))).toBe(true);
    expect(mayReplace(UNNUMBERED, { ...figures(1), version: 1 })).toBe(true);
    expect(mayReplace(null, figures(1))).toBe(true);
  });
});
