import { describe, expect, it } from 'vitest';
import { catalogueOf } from '@/domain/casino/Catalogue';
import { isLaunched } from '@/domain/casino/Game';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { ownGames } from '@/domain/casino/ownGames';
import { isGamePath, resolveCasino, resolveGame } from '@/domain/casino/resolveCasino';
import { searchCatalogue } from '@/domain/casino/searchCatalogue';
import { internalPath } from '@/domain/routing/internalPath';
import { PROVIDER_CODES } from '@/domain/routing/providers';

const games = ownGames();
const catalogue = catalogueOf(games);
const inGroup = (group: Parameters<typeof catalogue.byGroup.get>[0]) => catalogue.byGroup.get(group) ?? [];

describe('the app’s own catalogue', () => {
  it('[CASINO-02] has every group of the specification', () => {
    for (const group of ['popular', 'ezugi', 'evolution', 'spribe', 'aura', 'sports'] as const)
      expect(inGroup(group).length, group).toBeGreaterThanOrEqual(3);
    expect(inGroup('providers').map(({ code }) => code)).toEqual([
      'lobby-ezugi',
      'lobby-evolution',
      'lobby-vivo',
      'lobby-qtech',
      'lobby-supernowa',
      'lobby-xpg',
      'lobby-worldcasino',
      'lobby-powergames',
    ]);
    expect(inGroup('sports').map(({ href }) => href)).toEqual([
      '/spmsports/cricket',
      '/spmsports/soccer',
      '/spmsports/tennis',
      '/spmsports/live',
    ]);
  });

  it('[CASINO-02] has 25 slots with numbers for codes', () => {
    const slots = inGroup('slots');
    expect(slots).toHaveLength(25);
    expect(slots.filter(({ code }) => !/^\d+$/.test(code))).toEqual([]);
    expect(new Set(slots.map(({ code }) => code)).size).toBe(25);
    // As they stand in the catalogue: the popular ones first.
    expect(slots.filter(({ groups }) => groups.includes('popular')).map(({ code }) => code)).toEqual([
      '20101',
      '20109',
      '20117',
      '20125',
    ]);
    const featuresOf = (code: string) => slots.find((slot) => slot.code === code)?.features;
    expect(['20101', '20102', '20113'].map(featuresOf)).toEqual([[], [], ['new']]);
  });

  it('[CASINO-01] has the groups of the home lobby and the seven instant games', () => {
    for (const group of LOBBY_GROUPS) expect(inGroup(group).length, group).toBeGreaterThanOrEqual(3);
    expect(
      inGroup('instant')
        .map(({ href }) => href)
        .toSorted(),
    ).toEqual([
      '/casino/spribe/aviator',
      '/casino/spribe/dice',
      '/casino/spribe/goal',
      '/casino/spribe/hilo',
      '/casino/spribe/mines',
      '/casino/spribe/mini-roulette',
      '/casino/spribe/plinko',
    ]);
  });

  it('[NAV-10] every game has a page of its own that leads to it, every place is one of ours', () => {
    expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
    for (const game of games) {
      const [, , slug, name] = game.href.split('/');
      if (!isLaunched(game)) expect(internalPath(game.href)).toBe(game.href);
      else {
        expect(isGamePath(game.href), game.href).toBe(true);
        const target =
          name === undefined ? resolveCasino(slug, catalogue) : resolveGame(slug, name, catalogue);
        expect(target, game.href).toEqual({ kind: 'game', game });
      }
    }
    expect(inGroup('aura').every(({ href }) => href.startsWith('/casino/aura-'))).toBe(true);
  });

  it('[CASINO-04] no provider’s lobby is empty', () => {
    for (const provider of PROVIDER_CODES)
      expect(
        games.filter((game) => game.provider === provider && isLaunched(game)).length,
        provider,
      ).toBeGreaterThan(0);
  });

  it('[CASINO-02] an entry has the fields of the specification', () => {
    expect(catalogue.byHref.get('/casino/spribe/aviator')).toEqual({
      key: 'spribe/aviator',
      href: '/casino/spribe/aviator',
      code: 'aviator',
      casino: 'spribe',
      provider: 'spribe',
      homeUrl: '/casino/spribe',
      imgUrl: null,
      alt: 'Aviator',
      name: 'Aviator',
      quotes: '1,000x',
      cover: { src: null, alt: 'Aviator' },
      category: 'instant',
      groups: ['instant', 'popular', 'spribe'],
      features: [],
      addedAt: null,
      minStake: null,
      table: null,
    });
    expect(catalogue.byKey.get('kingmaker/jhandi-munda' as never)?.homeUrl).toBe('/kingmaker');
  });

  it('[SRCH-02] is searched by name, popular games first', () => {
    const found = searchCatalogue(catalogue.names, 'ROULETTE');
    expect(found.groups.map(({ category }) => category)).toEqual(['roulette', 'instant']);
    expect(found.groups[0]?.games.slice(0, 2).map(({ name }) => name)).toEqual([
      'Namaste Roulette',
      'Lightning Roulette',
    ]);
    expect(games.slice(0, 5).every(({ groups }) => groups.includes('popular'))).toBe(true);
  });
});
