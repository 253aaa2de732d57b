import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPushedBalance } from '@/domain/wallet/applyPushedBalance';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import { aged } from '@/domain/wallet/aged';
import { fundsNow } from '@/domain/wallet/fundsNow';
import { stakeable } from '@/domain/wallet/stakeable';
import type { Wallet } from '@/domain/wallet/Wallet';
import { rupees } from '@/domain/shared/Money';

const HELD = { balance: rupees(1000), cash: rupees(800), coins: rupees(200), version: 5 };
const { version: _, ...UNNUMBERED } = HELD;
const figures = (amount: number) => ({ balance: rupees(amount), cash: rupees(amount), coins: rupees(0) });

describe('applyPushedBalance', () => {
  it('[WAL-03] a whole newer push replaces the wallet', () => {
    expect(applyPushedBalance(HELD, { ...figures(900), version: 6 })).toStrictEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 6 },
    });
  });

  it('[F45] [WAL-03] a balance that is no number keeps the old one and asks for the whole wallet', () => {
    expect(applyPushedBalance(HELD, null)).toStrictEqual({ kind: 'refetch' });
    expect(applyPushedBalance(null, null)).toStrictEqual({ kind: 'refetch' });
  });

  it('[F46] the version that is there already says nothing new', () => {
    expect(applyPushedBalance(HELD, HELD)).toStrictEqual({ kind: 'ignored' });
    expect(applyPushedBalance(HELD, { balance: rupees(1000), version: 5 })).toStrictEqual({
      kind: 'ignored',
    });
  });

  it.each([
    { balance: rupees(999) },
    { balance: rupees(1000), cash: rupees(1) },
    { balance: rupees(1000), coins: rupees(1) },
  ])(
    '[F91] other figures under the same version: the counter began again, the server is asked (%j)',
    (push) => {
      expect(applyPushedBalance(HELD, { ...push, version: 5 })).toStrictEqual({ kind: 'refetch' });
    },
  );

  it.each([[4], [-1]])(
    '[F46] [F91] version %i after 5 is late, or the counter began again: not shown, the server is asked',
    (version) => {
      expect(applyPushedBalance(HELD, { ...figures(1), version })).toStrictEqual({ kind: 'refetch' });
    },
  );

  it('[F46] [F91] an earlier version asks even when it says what is shown: its number may be of a new counter', () => {
    expect(applyPushedBalance(HELD, { ...HELD, version: 4 })).toStrictEqual({ kind: 'refetch' });
  });

  it('[F46] a push without a version is shown; an older version stays refused', () => {
    expect(applyPushedBalance(HELD, figures(900))).toStrictEqual({
      kind: 'replaced',
      wallet: { ...figures(900), version: 5 },
    });
    expect(applyPushedBalance(UNNUMBERED, figures(900))).toStrictEqual({
      kind: 'replaced',
      wallet: figures(900),
    });
  });

  it('[WAL-03] a balance that moves while the server never says the cash makes nothing older', () => {
    const cashless = { balance: rupees(10), cash: null, coins: rupees(1) };
    expect(applyPushedBalance(cashless, { balance: rupees(7) })).toStrictEqual({
      kind: 'replaced',
      wallet: { ...cashless, balance: rupees(7) },
    });
  });

  it("[WAL-03] the specification's own push, a balance alone, sets the balance; cash and coins are older then", () => {
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(7) })).toStrictEqual({
      kind: 'replaced',
      wallet: { ...UNNUMBERED, balance: rupees(7), partsAreOlder: true },
    });
    const older = { ...UNNUMBERED, balance: rupees(7), partsAreOlder: true as const };
    expect(applyPushedBalance(older, { balance: rupees(7) })).toStrictEqual({
      kind: 'replaced',
      wallet: older,
    });
    expect(applyPushedBalance(older, { balance: rupees(9), cash: rupees(9) })).toStrictEqual({
      kind: 'replaced',
      wallet: { balance: rupees(9), cash: rupees(9), coins: rupees(200) },
    });
    expect(
      applyPushedBalance(UNNUMBERED, { balance: rupees(7), coins: rupees(1), version: 1 }),
    ).toStrictEqual({
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
    expect(applyPushedBalance(UNNUMBERED, { balance: rupees(1000) })).toStrictEqual({
      kind: 'replaced',
      wallet: UNNUMBERED,
    });
  });

  it('[WAL-03] the first push is shown even when it says the balance alone', () => {
    expect(applyPushedBalance(null, { balance: rupees(5) })).toStrictEqual({
      kind: 'replaced',
      wallet: { balance: rupees(5), cash: null, coins: 0 },
    });
    expect(applyPushedBalance(null, { balance: rupees(5), cash: rupees(4), version: 1 })).toStrictEqual({
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
        expect(end).toStrictEqual({ ...figures(highest), version: highest });
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

describe('what can be staked as far as this connection has said', () => {
  it('[F91] is known with the first figures of it, and nothing is refused by older ones', () => {
    expect(fundsNow({ wallet: HELD, current: true })).toBe(rupees(800));
    expect(fundsNow({ wallet: HELD, current: false })).toBeNull();
    expect(fundsNow({ wallet: null, current: true })).toBeNull();
  });
});

describe('figures whose connection is gone', () => {
  it('[F91] have no version, and cash and coins that are older than any balance that comes', () => {
    expect(aged(HELD)).toStrictEqual({ ...UNNUMBERED, lastKnown: true });
  });

  it.each([0, 1, 5, 6])('[F91] are replaced by a push of version %i, as by any', (version) => {
    expect(applyPushedBalance(aged(HELD), { ...figures(3), version })).toStrictEqual({
      kind: 'replaced',
      wallet: { ...figures(3), version },
    });
  });

  it('[F91] what can be staked of them is still the cash: no coins are added when a line drops', () => {
    expect(stakeable(aged(HELD))).toBe(stakeable(HELD));
    const won = { ...HELD, balance: rupees(5000), partsAreOlder: true as const };
    expect(stakeable(aged(won))).toBe(stakeable(won));
  });

  it('[F91] their cash stays older when the same balance is pushed alone', () => {
    expect(applyPushedBalance(aged(HELD), { balance: rupees(1000) })).toMatchObject({
      wallet: { partsAreOlder: true },
    });
  });
});
