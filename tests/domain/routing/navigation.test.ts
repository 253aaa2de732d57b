import { describe, expect, it } from 'vitest';
import { FOOTER_ITEMS, headerItems, PROFILE_ITEMS } from '@/domain/routing/navigation';
import { matchRoute } from '@/domain/routing/matchRoute';

const CONFIGURED = { ezugiHref: '/casino/ezugi-live', evolutionHref: '/evolution' };

describe('navigation', () => {
  it('[HDR-01] [HDR-02] [NAV-10] the 12 items, in order, with their targets', () => {
    expect(headerItems(CONFIGURED).map((item) => [item.id, item.path])).toEqual([
      ['sports', '/spmsports/cricket'],
      ['exchange', '/exchange/Cricket'],
      ['inplay', '/spmsports/live'],
      ['aviator', '/casino/spribe/aviator'],
      ['ezugi', '/casino/ezugi-live'],
      ['evolution', '/evolution'],
      ['slots', '/slots'],
      ['xpg', '/casino/xpg'],
      ['vivo', '/casino/vivo'],
      ['qtech', '/casino/qtech'],
      ['supernowa', '/casino/supernowa'],
      ['promotions', null],
    ]);
  });

  it('[X12] a brand chooses and orders the items and adds its own; what is no path of ours leads nowhere', () => {
    const navigation = [
      'slots',
      'nowhere',
      { text: 'Tables', to: '/casino/ezugi' },
      { text: 'Out', to: '//evil.example' },
      'sports',
    ];
    const items = headerItems({ ...CONFIGURED, brand: { navigation } });
    expect(items.map((item) => ['text' in item ? item.text : item.id, item.path])).toEqual([
      ['slots', '/slots'],
      ['Tables', '/casino/ezugi'],
      ['Out', null],
      ['sports', '/spmsports/cricket'],
    ]);
  });

  it('[X12] a configured target that is not a path of ours gives way to the default', () => {
    const items = headerItems({ ezugiHref: '//evil.example', evolutionHref: 'javascript:alert(1)' });
    expect(items.find((item) => item.id === 'ezugi')?.path).toBe('/casino/ezugi');
    expect(items.find((item) => item.id === 'evolution')?.path).toBe('/casino/evolution');
  });

  it('[HDR-03] the profile menu', () => {
    expect(PROFILE_ITEMS.map((item) => item.path)).toEqual([
      '/profile',
      '/gatewaylist',
      '/withdraw',
      '/mybets',
      '/bonus',
      '/referral',
      '/cashier',
    ]);
  });

  it('[NAV-09] the footer links', () => {
    expect(FOOTER_ITEMS.map((item) => item.path)).toEqual([
      '/terms',
      '/privacypolicy',
      '/responsiblegame',
      '/contactus',
      '/fairplay',
      '/gamesrule',
    ]);
  });

  it('[NAV-09] [NAV-10] every link of the navigation has a route', () => {
    const paths = [...headerItems(CONFIGURED), ...PROFILE_ITEMS, ...FOOTER_ITEMS].map((item) => item.path);
    const dead = paths.filter((path) => path !== null && matchRoute(path) === null);
    expect(dead).toEqual([]);
  });
});
