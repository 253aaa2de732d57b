import { describe, expect, it } from 'vitest';
import { isUnknown } from '@/domain/routing/decideRoute';
import { nearestPages } from '@/domain/routing/nearestPages';

const paths = (of: string): readonly string[] => nearestPages(of).map(({ path }) => path);

describe('the pages that are nearest to an address', () => {
  it.each([
    ['/mybet', '/mybets'],
    ['/MyBetz?tab=1', '/mybets'],
    ['/profil/edit', '/profile'],
    ['/withdrew', '/withdraw'],
    ['/slot', '/slots'],
    ['/bonuses', '/bonus'],
    ['/deposit', '/gatewaylist'],
    ['/deposite-money', '/gatewaylist'],
    ['/account-statement', '/cashier'],
    ['/Account_Statement', '/cashier'],
    ['/casino', '/games-all'],
    ['/bets', '/mybets'],
    ['/help', '/contactus'],
    ['/aviator', '/spmgames'],
  ])('[NAV-03] %s sounds like %s', (asked, meant) => {
    expect(isUnknown(asked)).toBe(true);
    expect(paths(asked)[0]).toBe(meant);
  });

  it('[NAV-03] nothing sounds like it: the usual ones; always three, each once, and none with a gap', () => {
    expect(paths('/qqqqqqqqqqqqqqqqqqqq')).toEqual(['/contactus', '/games-all', '/mybets']);
    for (const path of ['', '/', '//', '/%F0%9F', `/${'x'.repeat(9_000)}`, '/slots/1/2']) {
      expect(new Set(paths(path)).size).toBe(3);
      expect(paths(path).some((each) => each.includes(':'))).toBe(false);
    }
  });

  it('[NAV-03] a page is known, whoever may see it; a provider that is none of ours is not', () => {
    expect(['/mybets', '/sign-in', '/ezugi', '/casino/xpg'].map(isUnknown)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['/nowhere', '/no/such/page'].map(isUnknown)).toEqual([true, true]);
  });
});
