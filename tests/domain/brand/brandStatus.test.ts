import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandStatus, LIVE, statusOf } from '@/domain/brand/brandStatus';
import { sortBanners } from '@/domain/brand/sortBanners';
import { documentTitle } from '@/domain/brand/documentTitle';
import { aBanner } from '@tests/support/mothers/brandMother';

describe('brandStatus', () => {
  it.each([['live'], ['Live'], ['LIVE'], [' lIvE '], [''], ['   '], [null], [undefined]])(
    '[F29] [NAV-07] %j is live',
    (word) => {
      expect(brandStatus(word)).toEqual({ kind: 'live' });
    },
  );

  it.each([['maintenance'], ['Suspended'], ['livee'], ['not live'], ['0'], ['लाइव']])(
    '[F29] %j is not live',
    (word) => {
      expect(brandStatus(word)).toEqual({ kind: 'notLive', word });
    },
  );

  it('[BRAND-01] the default before anything is known is live', () => {
    expect(statusOf(null)).toEqual(LIVE);
    expect(statusOf({ status: brandStatus('suspended') })).toEqual({ kind: 'notLive', word: 'suspended' });
  });
});

describe('sortBanners', () => {
  const orders = (...each: number[]) =>
    sortBanners(each.map((order, index) => aBanner({ id: `${index}`, order }))).map((banner) => banner.order);

  it('[BRAND-02] by order ascending', () => {
    expect(orders(3, 1, 2, -1, 1.5)).toEqual([-1, 1, 1.5, 2, 3]);
  });

  it('[BRAND-02] an order that is no number comes last', () => {
    expect(orders(NaN, Infinity, 1, -Infinity)).toEqual([-Infinity, 1, NaN, Infinity]);
  });

  it('[P27] the sort is stable and keeps every banner', () => {
    const order = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(NaN, Infinity, -Infinity));
    fc.assert(
      fc.property(fc.array(order), (given) => {
        const banners = given.map((each, index) => aBanner({ id: `${index}`, order: each }));
        const sorted = sortBanners(banners);
        expect(new Set(sorted)).toEqual(new Set(banners));
        for (const [index, banner] of sorted.entries()) {
          const before = sorted[index - 1];
          if (before === undefined) continue;
          const [a, b] = [before, banner].map((each) => (Number.isNaN(each.order) ? Infinity : each.order));
          expect(a).toBeLessThanOrEqual(b ?? NaN);
          if (a === b) expect(Number(before.id)).toBeLessThan(Number(banner.id));
        }
      }),
    );
  });
});

describe('documentTitle', () => {
  it('[NAV-08] the name of the page stands before the title of the brand', () => {
    expect(documentTitle('My Bets', 'Testbet – Cricket exchange')).toBe(
      'My Bets – Testbet – Cricket exchange',
    );
  });

  it('[NAV-08] what is missing leaves no dash', () => {
    expect(documentTitle('My Bets', ' ')).toBe('My Bets');
    expect(documentTitle('', 'Testbet')).toBe('Testbet');
    expect(documentTitle('', '')).toBe('');
  });

  it('[X02] control characters go, markup stays text, and the length is bounded', () => {
    expect(documentTitle('A\u0000B\nC', '<script>alert(1)</script>\u202e')).toBe(
      'A B C – <script>alert(1)</script>',
    );
    expect([...documentTitle('Home', 'x'.repeat(5000))]).toHaveLength(121);
  });
});
