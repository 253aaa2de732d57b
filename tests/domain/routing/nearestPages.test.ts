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
    ['/support/chat', '/contactus'],
    ['/cash--out', '/withdraw'],
    ['/payouts', '/withdraw'],
    ['/orders', '/mybets'],
    ['/profit-loss', '/reports'],
    ['/pnl', '/reports'],
    ['/set_limits', '/responsiblegame'],
    ['/self-exclusion', '/responsiblegame'],
    ['/invite', '/referral'],
    ['/settings', '/profile'],
    ['/change.password', '/profile'],
    ['/aviator', '/spmgames'],
    ['/pn', '/reports'],
    ['/help-mybetz', '/contactus'],
    ['/zbonus', '/bonus'],
    ['/bnus', '/bonus'],
    ['/cricket', '/spmsports/cricket'],
    ['/sports', '/spmsports/cricket'],
    ['/spmsport', '/spmsports/cricket'],
    ['/exchanges/today', '/spmsports/cricket'],
    ['/matches', '/spmsports/cricket'],
    ['/in-play', '/spmsports/live'],
    ['/live', '/spmsports/live'],
    ['/football', '/spmsports/soccer'],
    ['/betting/soccer/epl', '/spmsports/soccer'],
    ['/tenis', '/spmsports/tennis'],
  ])('[NAV-03] %s sounds like %s', (asked, meant) => {
    expect(isUnknown(asked)).toBe(true);
    expect(paths(asked)[0]).toBe(meant);
  });

  it('[NAV-03] the likest comes first, the usual ones fill up', () => {
    // One letter and a rest: "bonus" goes on, "mybets" has a letter changed.
    expect(paths('/bonus-mybetz').slice(0, 2)).toEqual(['/bonus', '/mybets']);
    expect(paths('/result')).toEqual(['/results', '/contactus', '/games-all']);
    // A third of its letters may differ, and no more.
    expect(paths('/proxxxe')[0]).toBe('/contactus');
    expect(paths('/profxxe')[0]).toBe('/profile');
    expect(paths('/wxtxdrxw')[0]).toBe('/contactus');
    expect(paths('/wxthdrxw')[0]).toBe('/withdraw');
    // A word that stops early after four letters, and one that does after three.
    expect(paths('/refe')[0]).toBe('/referral');
    expect(paths('/kin')[0]).not.toBe('/kingmaker');
    expect(paths('/rexi')[0]).not.toBe('/referral');
  });

  it.each(['/xxxslots', '/slxxxots', '/xslxotxs', '/ots', '/xx'])(
    '[NAV-03] %s is too far from every page',
    (asked) => expect(paths(asked)).toEqual(['/contactus', '/games-all', '/mybets']),
  );

  it.each([
    ['letters left out', '/profle'],
    ['put in', '/prrofile'],
    ['in the other case', '/PROFILE-2'],
    ['with signs between', '/pro_file!'],
  ])('[NAV-03] with %s: %s', (_, path) => expect(paths(path)[0]).toBe('/profile'));

  it('[NAV-03] a step of a form, a page without header, one for visitors and Home are no answer', () => {
    for (const path of [
      '/hom',
      '/registe',
      '/sign-inn',
      '/maintenanc',
      '/betbyy',
      '/deposit/upii',
      '/landing',
    ])
      expect(paths(path)).not.toContainEqual(
        expect.stringMatching(/^\/(home|register|sign-in|maintenance|betby|deposit.*)?$/),
      );
  });

  it('[NAV-03] [X24] of an endless address its first letters count', () => {
    expect(paths(`/mybets${'s'.repeat(10_000)}`)[0]).toBe('/mybets');
    expect(nearestPages('/mybetz', 1)).toHaveLength(1);
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
