import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPushedBalance } from '@/domain/wallet/applyPushedBalance';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import { aged } from '@/domain/wallet/aged';
import { stakeable } from '@/domain/wallet/stakeable';
import type { Wallet } from '@/domain/wallet/Wallet';
import { rupees } from '@/domain/shared/Money';

const HELD = { balance: rupees(1000), cash: rupees(800), coins: rupees(200), version: 5 };
const { version: _, ...UNNUMBERED } = HELD;
const figures = (amount: number) => ({ balance: rupees(amount), cash: rupees(amount), coins: rupees(0) });

describe('applyPushedBalance', () => {
  it('[WAL-03] a whole newer push replaces the wallet', () => {
    expect(applyPushedBalance(HELD, { ...figures(900), version: 6 })).toEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 6 },
    });
  });

  it('[F45] [WAL-03] a balance that is no number keeps the old one and asks for the whole wallet', () => {
    expect(applyPushedBalance(HELD, null)).toEqual({ kind: 'refetch' });
    expect(applyPushedBalance(null, null)).toEqual({ kind: 'refetch' });
  });

  it('[F46] the version that is there already says nothing new', () => {
    expect(applyPushedBalance(HELD, HELD)).toEqual({ kind: 'ignored' });
    expect(applyPushedBalance(HELD, { balance: rupees(1000), version: 5 })).toEqual({ kind: 'ignored' });
  });

  it.each([
    { balance: rupees(999) },
    { balance: rupees(1000), cash: rupees(1) },
    { balance: rupees(1000), coins: rupees(1) },
  ])(
    '[F91] other figures under the same version: the counter began again, the server is asked (%j)',
    (push) => {
      expect(applyPushedBalance(HELD, { ...push, version: 5 })).toEqual({ kind: 'refetch' });
    },
  );

  it.each([[4], [-1]])(
    '[F46] [F91] version %i after 5 is late, or the counter began again: not shown, the server is asked',
    (version) => {
      expect(applyPushedBalance(HELD, { ...figures(1), version })).toEqual({ kind: 'refetch' });
    },
  );

  it('[F46] a push without a version is shown; an older version stays refused', () => {
    expect(applyPushedBalance(HELD, figures(900))).toEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 5 },
    });
    expect(applyPushedBalance(UNNUMBERED, figures(900))).toEqual({ kind: 'replaced', wallet: figures(900) });
  });

  it("[WAL-03] the specification's own push, a balance alone, sets the balance; cash and coins are older then", () => {
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(7) })).toEqual({
      kind: 'replaced',
      wallet: { ...UNNUMBERED, balance: rupees(7), partsAreOlder: true },
    });
    const older = { ...UNNUMBERED, balance: rupees(7), partsAreOlder: true as const };
    expect(applyPushedBalance(older, { balance: rupees(7) })).toEqual({ kind: 'replaced', wallet: older });
    expect(applyPushedBalance(older, { balance: rupees(9), cash: rupees(9) })).toEqual({
      kind: 'replaced',
      wallet: { balance: rupees(9), cash: rupees(9), coins: rupees(200) },
    });
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(7), coins: rupees(1), version: 1 })).toEqual({
      kind: 'replaced',
      wallet: {
        balance: rupees(7),
        cash: rupees(800),
        coins: rupees(1),
        version: 1,
        partsAreOlder: true,
      },
    });
  });

  it('[WAL-03] a balance that is the same as before has moved nothing', () => {
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(1000) })).toEqual({
      kind: 'replaced',
      wallet: UNNUMBERED,
    });
  });

  it('[WAL-03] the first push is shown even when it says the balance alone', () => {
    expect(applyPushedBalance(null, { balance: rupees(5) })).toEqual({
      kind: 'replaced',
      wallet: { balance: rupees(5), cash: null, coins: 0 },
    });
    expect(applyPushedBalance(null, { balance: rupees(5), cash: rupees(4), version: 1 })).toEqual({
      kind: 'replaced',
      wallet: { balance: rupees(5), cash: rupees(4), coins: 0, version: 1 },
    });
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

describe('what can be staked', () => {
  it('[WAL-01] is the cash where the server says it, else the balance', () => {
    expect(stakeable(HELD)).toBe(rupees(800));
    expect(stakeable({ ...HELD, cash: rupees(0) })).toBe(rupees(0));
    expect(stakeable({ ...HELD, cash: null })).toBe(rupees(1000));
  });

  it('[WAL-03] is the balance while the cash is older than it: a win can be staked at once', () => {
    expect(stakeable({ ...HELD, balance: rupees(5000), partsAreOlder: true })).toBe(rupees(5000));
  });
});

describe('figures whose connection is gone', () => {
  it('[F91] have no version, and cash and coins that are older than any balance that comes', () => {
    expect(aged(HELD)).toEqual({ ...UNNUMBERED, partsAreOlder: true });
  });

  it.each([0, 1, 5, 6])('[F91] are replaced by a push of version %i, as by any', (version) => {
    expect(applyPushedBalance(aged(HELD), { ...figures(3), version })).toEqual({
      kind: 'replaced',
      wallet: { ...figures(3), version },
    });
  });

  it('[F91] their cash stays older when the same balance is pushed alone', () => {
    expect(applyPushedBalance(aged(HELD), { balance: rupees(1000) })).toMatchObject({
      wallet: { partsAreOlder: true },
    });
  });
});
