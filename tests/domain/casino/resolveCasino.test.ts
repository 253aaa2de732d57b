import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_GAMES } from '@/domain/casino/Catalogue';
import { isGamePath, resolveCasino, resolveGame } from '@/domain/casino/resolveCasino';
import { launchOfEmbed, launchOfGame } from '@/domain/casino/LaunchTarget';
import { pathOfProvider, presetOf, presetOfTarget } from '@/domain/casino/lobbies';
import { GAME_PROVIDERS } from '@/domain/casino/Game';
import { matchRoute } from '@/domain/routing/matchRoute';
import { aCatalogue, aGame } from '@tests/support/mothers/casino';

const AVIATOR = aGame();
const AURA = aGame({ provider: 'aura', code: 'lucky7', href: '/casino/aura-lucky7', groups: ['aura'] });
const SHADOWED = aGame({ provider: 'aura', code: 'r', href: '/casino/roulette', groups: ['aura'] });
const TILE = aGame({ provider: 'ezugi', code: 'tile', href: '/casino/ezugi-tile', groups: ['providers'] });
const CATALOGUE = aCatalogue(AVIATOR, AURA, SHADOWED, TILE);

const HOSTILE = [
  '..%2f..',
  '%2e%2e',
  '..',
  'a/b',
  'a'.repeat(2_000),
  '__proto__',
  'constructor',
  'तीन',
  '<img src=x>',
  'javascript:alert(1)',
  '',
  ' ezugi',
];

describe('the addresses of the casino', () => {
  it('[CASINO-04] [NAV-10] /casino/{slug} is a provider, else a category, else a game', () => {
    expect(resolveCasino('ezugi', CATALOGUE)).toEqual({ kind: 'provider', provider: 'ezugi' });
    expect(resolveCasino('SPRIBE', CATALOGUE)).toEqual({ kind: 'provider', provider: 'spribe' });
    expect(resolveCasino('roulette', CATALOGUE)).toEqual({ kind: 'category', category: 'roulette' });
    expect(resolveCasino('aura-lucky7', CATALOGUE)).toEqual({ kind: 'game', game: AURA });
    expect(resolveCasino('aura-unheard', CATALOGUE)).toEqual({ kind: 'unknown' });
    expect(resolveCasino('ezugi-tile', CATALOGUE)).toEqual({ kind: 'unknown' });
  });

  it('[CASINO-04] /casino/{slug}/{game} is the game whose page it is', () => {
    expect(resolveGame('spribe', 'aviator', CATALOGUE)).toEqual({ kind: 'game', game: AVIATOR });
    expect(resolveGame('Spribe', 'Aviator', CATALOGUE)).toEqual({ kind: 'game', game: AVIATOR });
    expect(resolveGame('ezugi', 'aviator', CATALOGUE)).toEqual({ kind: 'unknown' });
    expect(resolveGame('spribe', 'aviator', NO_GAMES)).toEqual({ kind: 'unknown' });
  });

  it.each(HOSTILE)('[X12] [X13] %j is nothing', (word) => {
    expect(resolveCasino(word, CATALOGUE)).toEqual({ kind: 'unknown' });
    expect(resolveGame('spribe', word, CATALOGUE)).toEqual({ kind: 'unknown' });
    expect(resolveGame(word, 'aviator', CATALOGUE)).toEqual({ kind: 'unknown' });
  });

  it('[X13] answers whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'binary' })), fc.option(fc.string()), (one, other) => {
        const [slug, game] = [one ?? undefined, other ?? undefined];
        expect(['provider', 'category', 'game', 'unknown']).toContain(resolveCasino(slug, CATALOGUE).kind);
        expect(['game', 'unknown']).toContain(resolveGame(slug, game, CATALOGUE).kind);
      }),
    );
  });

  it('[X12] a game has a page under /casino and nowhere else', () => {
    expect(isGamePath('/casino/spribe/aviator')).toBe(true);
    expect(isGamePath('/casino/aura-lucky7')).toBe(true);
    for (const path of [
      '/home',
      '/casino',
      '/casino/a/b/c',
      '/casino/a b',
      '/casino/a/B!',
      '/casino/a%20/b',
      '/casino/A!/b',
      '/lobby/a',
      'casino/casino/a',
      'x/casino/a',
      '//evil.example/casino/a',
      'https://a.example/casino/a',
    ])
      expect(isGamePath(path)).toBe(false);
  });

  it('[CASINO-04] every lobby fixes what its name promises', () => {
    expect(presetOf('slots')).toEqual({ categories: ['slots'] });
    expect(presetOf('kingmaker')).toEqual({ providers: ['kingmaker'] });
    expect(presetOf('auraGames')).toEqual({ providers: ['aura'] });
    expect(presetOf('instantGames')).toEqual({ categories: ['instant'] });
    expect(presetOf('allGames')).toEqual({});
    expect(presetOfTarget(resolveCasino('xpg', CATALOGUE))).toEqual({ providers: ['xpg'] });
    expect(presetOfTarget(resolveCasino('dice', CATALOGUE))).toEqual({ categories: ['dice'] });
    expect(presetOfTarget(resolveCasino('aura-lucky7', CATALOGUE))).toBeNull();
  });

  it('[CASINO-04] of a sports book there is no name, no game, no smallest bet and no way back', () => {
    expect(launchOfEmbed('betby', 'hi')).toEqual({
      provider: 'betby',
      code: 'sportsbook',
      casino: 'betby',
      href: '/betby',
      insteadPath: null,
      language: 'hi',
      homeUrl: null,
      name: null,
      key: null,
      minStake: null,
    });
  });

  it('[X13] a word of an address has at most 64 letters', () => {
    const long = 'a'.repeat(64);
    const catalogue = aCatalogue({ code: long, href: `/casino/${long}` }, { href: `/casino/${long}a` });
    expect(resolveCasino(long, catalogue).kind).toBe('game');
    expect(resolveCasino(`${long}a`, catalogue)).toEqual({ kind: 'unknown' });
  });

  it('[NAV-10] our own sports pages are no provider of the casino', () => {
    expect(resolveCasino('spmsports', CATALOGUE)).toEqual({ kind: 'unknown' });
  });

  it('[CASINO-04] every provider has a page that exists', () => {
    for (const provider of GAME_PROVIDERS)
      expect(matchRoute(pathOfProvider(provider))?.route.id).not.toBe('provider');
  });

  it('[CASINO-03] [CASINO-04] says what a lobby is asked for, of a game and of a sports book', () => {
    expect(launchOfGame(AVIATOR)).toMatchObject({ provider: 'spribe', code: 'aviator', href: AVIATOR.href });
    expect(launchOfEmbed('jetfair')).toMatchObject({ provider: 'jetfair', insteadPath: '/exchange/Cricket' });
    for (const page of ['betby', 'jetfair', 'sportsbook', 'sportsbookTest'] as const) {
      const { href, insteadPath } = launchOfEmbed(page);
      expect(matchRoute(href)?.route.page).toBe(page);
      if (insteadPath !== null) expect(matchRoute(insteadPath)).not.toBeNull();
    }
  });
});
